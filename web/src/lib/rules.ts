// The rules document, read into blocks, and the text of each numbered rule.

export type Inline = { text: string; style: "plain" | "strong" | "em" | "code" | "rule" };
export type Block =
  | { kind: "heading"; level: number; inlines: Inline[]; anchor: string }
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "rule"; number: string; inlines: Inline[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** Marks a rule that forbids something; the documents say it in English in every language. */
export const LIMIT = "limit";

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]\d+\.\d+\b)/;

export function inlines(source: string): Inline[] {
  return source
    .split(MARKS)
    .filter(Boolean)
    .map((part): Inline => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" };
      if (part.length > 2 && part.startsWith("*") && part.endsWith("*")) return { text: part.slice(1, -1), style: "em" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), style: "code" };
      return { text: part, style: /^[A-Z]\d+\.\d+$/.test(part) ? "rule" : "plain" };
    });
}

function cells(line: string): Inline[][] {
  return line.replace(/^\||\|$/g, "").split("|").map((cell) => inlines(cell.trim()));
}

/** Headings, paragraphs, numbered rules as list items, tables: all that a rules document has. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of markdown.split(/\n(?=- \*\*|#)|\n\s*\n/)) {
    const lines = chunk.split("\n").map((line) => line.trim()).filter(Boolean);
    if (!lines.length) continue;
    const joined = lines.join(" ");
    const heading = /^(#+) (.*)$/.exec(lines[0]);
    const rule = /^- \*\*([A-Z]\d[\d.]*)\*\* (.*)$/.exec(joined);
    if (heading) {
      blocks.push({ kind: "heading", level: heading[1].length, inlines: inlines(heading[2]), anchor: heading[2].split(" ")[0] });
    } else if (rule) blocks.push({ kind: "rule", number: rule[1], inlines: inlines(rule[2]) });
    else if (lines[0].startsWith("|")) blocks.push({ kind: "table", head: cells(lines[0]), rows: lines.slice(2).map(cells) });
    else blocks.push({ kind: "paragraph", inlines: inlines(joined) });
  }
  return blocks;
}

const allOf = (block: Block): string => {
  if (block.kind === "table") return [block.head, ...block.rows].flat().map(plain).join(" ");
  return `${block.kind === "rule" ? block.number : ""} ${plain(block.inlines)}`;
};

/** The blocks in which all the words occur, each under its heading; tables only with the rows that fit. */
export function found(blocks: Block[], wanted: string): Block[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const kept: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") heading = block;
    else if (fits(allOf(block))) {
      if (heading) kept.push(heading);
      heading = null;
      const rows = block.kind === "table" ? block.rows.filter((row) => fits(row.map(plain).join(" "))) : [];
      kept.push(block.kind === "table" && rows.length ? { ...block, rows } : block);
    }
  }
  return kept;
}

const DOCUMENTS = import.meta.glob<string>(["../../../docs/rules/*.md", "!../../../docs/rules/*-tests.md"], { query: "?raw", import: "default" });
const pathOf = (game: string, code: string) => `../../../docs/rules/${game}${code === "en" ? "" : `.${code}`}.md`;

export interface Rules {
  blocks: Block[];
  code: string; // the language they are written in
}

/** The games whose rules are written down. */
export function gamesWithRules(): string[] {
  return Object.keys(DOCUMENTS).flatMap((path) => /\/([a-z]+)\.md$/.exec(path)?.[1] ?? []);
}

/** The rules in a language, or in English where they are not translated. */
export async function rulesOf(game: string, wanted: string): Promise<Rules> {
  const code = DOCUMENTS[pathOf(game, wanted)] ? wanted : "en";
  return { blocks: blocksOf(await DOCUMENTS[pathOf(game, code)]()), code };
}

function plain(inlines: Inline[]): string {
  return inlines.map((part) => (part.style === "em" && part.text === LIMIT ? "" : part.text)).join("").trim();
}

export async function ruleText(game: string, number: string, wanted: string): Promise<{ words: string; code: string }> {
  const { blocks, code } = await rulesOf(game, wanted);
  const rule = blocks.find((block) => block.kind === "rule" && block.number === number);
  return { words: rule?.kind === "rule" ? plain(rule.inlines) : "", code };
}
