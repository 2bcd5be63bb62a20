// Burgundy in words: tiles, answers, questions and events as sentences of a language, with the engine's messages.
import type { GameEvent, Question } from "../../protocol";
import type { Text, Values } from "../../lib/language.svelte";
import type { Names } from "../face";
import { CAUSES, CAUSE_GROUPS, COLOURS, EVENT_NAMES, GROUPS, MEANINGS, PHASES, SHIELD_POINTS, depotOf, duchyName, isTile, tileNamed, tileOf, type Tile } from "./content";
import { silverOf, type Answer } from "./notation";

export function tileName(text: Text, tile: Tile): string {
  return text(`tile-${tile.kind}`, { number: tile.number });
}

export function tileEffect(text: Text, tile: Tile): string {
  return text(tile.colour === "A" && tile.number ? "effect-animal" : `effect-${tile.name}`);
}

/** What is told of a shield. */
export function describeShield(text: Text, shield: number): { title: string; lines: string[] } {
  return { title: text("shield-name", { shield }), lines: [text(`shield-${shield}`), text("shield-points", { number: SHIELD_POINTS[shield] })] };
}

export function goodName(text: Text, kind: number): string {
  return text(`good-${kind}`);
}

export function causeName(text: Text, cause: number): string {
  return isTile(cause) ? tileName(text, tileOf(cause)) : text(`cause-${CAUSES[cause]}`);
}

/** The line of the score to which points from a cause belong: the key of its message. */
export function causeGroup(cause: number): string {
  if (isTile(cause) && tileOf(cause).kind === "crane") return CAUSE_GROUPS.Y; // it scores as a building of a monastery
  return isTile(cause) ? CAUSE_GROUPS[tileOf(cause).colour] : `cause-${CAUSES[cause]}`;
}

// Events.

type Shown = (text: Text, number: number, names: Names) => string | number;

// How the numbers of events are shown, by the names that the engine's table of meanings gives them.
const SHOWN: Record<string, Shown> = {
  as_it_is: (_text, number) => number,
  counted_from_one: (_text, number) => number + 1,
  duchy_name: (_text, number) => duchyName(number),
  phase_letter: (_text, number) => PHASES[number],
  depot_with: (_text, space) => depotOf(space),
  cause_name: causeName,
  good_name: goodName,
  tile_name: (text, number) => tileName(text, tileOf(number)),
  colour_name: (text, number) => text(`colour-${COLOURS[number]}`),
  area_name: (text, number) => text(`area-${COLOURS[number]}`),
  seat_name: (_text, number, names) => names(number),
};

/** What happened, as a sentence. */
export function logLine(text: Text, event: GameEvent, names: Names): string {
  const [kind, seat, ...numbers] = event;
  const values: Values = { player: seat >= 0 ? names(seat) : "" };
  MEANINGS[kind].forEach(([name, shown], i) => (values[name] = SHOWN[shown](text, numbers[i], names)));
  return text(`event-${EVENT_NAMES[kind]}`, values);
}

// Answers.

function answerKey(answer: Answer): string {
  if (answer.verb === "load" && answer.other) return "answer-load-two";
  return answer.replaced ? "answer-take-shield-for" : `answer-${answer.verb}`;
}

/** What points come from, as it is written in notation. */
function namedCause(text: Text, cause: string): string {
  const tile = tileNamed(cause);
  return tile ? tileName(text, tile) : text(`cause-${cause}`);
}

/** What the answer does, without its costs. */
export function answerSaid(text: Text, answer: Answer, names: Names): string {
  return text(answerKey(answer), {
    die: answer.die,
    other: answer.verb === "keep" ? Number(answer.common) : answer.other || answer.points,
    depot: answer.depot,
    tile: answer.tile ? tileName(text, answer.tile) : "",
    good: answer.goods.length ? goodName(text, answer.goods[0]) : "",
    field: answer.field,
    cause: answer.cause ? namedCause(text, answer.cause) : "",
    colour: answer.colour ? text(`colour-${answer.colour}`) : "",
    goods: answer.verb === "give" ? answer.goods.map((kind) => goodName(text, kind)).join(", ") : "",
    duchy: duchyName(answer.number),
    number: answer.number,
    player: ["start-player-drawn", "copy"].includes(answer.verb) ? names(answer.number - 1) : "",
    shield: answer.shield,
    replaced: answer.replaced,
    species: answer.verb === "count-species" ? text(`species-${answer.name}`) : "",
  });
}

/** The die, workers and silver an answer spends; for a ship the goods picked. */
export function answerCosts(text: Text, answer: Answer): string[] {
  const costs: string[] = [];
  if (answer.die && ["take", "place", "sell", "workers"].includes(answer.verb)) costs.push(text("cost-die", { die: answer.die }));
  if (answer.common && answer.verb !== "keep") costs.push(text("cost-common"));
  if (answer.workers) costs.push(text("cost-workers", { number: answer.workers }));
  if (silverOf(answer)) costs.push(text("cost-silver", { number: silverOf(answer) }));
  if (answer.verb === "load" && answer.goods.length) {
    costs.push(text("cost-only", { goods: answer.goods.map((kind) => goodName(text, kind)).join(", ") }));
  }
  return costs;
}

export function answerInWords(text: Text, answer: Answer, names: Names): string {
  const said = answerSaid(text, answer, names);
  const costs = answerCosts(text, answer);
  return costs.length ? text("cost", { answer: said, costs: costs.join(", ") }) : said;
}

/** The key of the heading under which an answer stands. */
export function answerGroup(answer: Answer): string {
  return `group-${GROUPS[answer.verb] ?? "other"}`;
}

export function groupOrder(answer: Answer): number {
  const verbs = Object.keys(GROUPS);
  const at = verbs.indexOf(answer.verb);
  return at < 0 ? verbs.length : at;
}

// Questions.

export function questionInWords(text: Text, question: Question): string {
  const tile = question.about ? tileNamed(question.about) : undefined;
  return text(`question-${question.kind}`, { tile: tile ? tileName(text, tile) : "" });
}
