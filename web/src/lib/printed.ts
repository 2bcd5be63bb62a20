// What is printed on the components of a game, as the server has it.
const asked = new Map<string, Promise<unknown>>();

/** The set of a game with this full name, asked for once. */
export function printedSet<Components>(game: string, name: string): Promise<Components> {
  const address = `/api/games/${game}/components/${encodeURIComponent(name)}`;
  const known = asked.get(address) ?? fetched(address);
  asked.set(address, known);
  known.catch(() => asked.delete(address)); // perhaps it is there next time
  return known as Promise<Components>;
}

async function fetched(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
