// The answers of a game file (docs/notation.md).

export interface Move {
  number: number; // the position after it
  seat: number; // -1 is chance
  text: string;
}

export function movesOf(record: string): Move[] {
  const lines = record.split("\n");
  const moves: Move[] = [];
  for (const line of lines.slice(lines.indexOf("answers") + 1)) {
    const found = /^(\*|\d+) (.+)$/.exec(line);
    if (!found) break;
    moves.push({ number: moves.length + 1, seat: found[1] === "*" ? -1 : Number(found[1]) - 1, text: found[2] });
  }
  return moves;
}
