// What an answer surely does, shown while the server stores it. The events that follow tell the truth.
import type { View } from "./generated";
import type { GameEvent, Question } from "../../protocol";
import { HIRING, depotOf, estateOf, keySpaces, tileNamed } from "./content";
import { eventNumber, type EventName } from "./events";
import { silverOf, type Answer } from "./notation";

const UNLIMITED = 4; // the shield without a limit of storage

/** Where the tile of an answer lies. */
function spaceOf(view: View, { tile, depot }: Answer): number {
  return view.depots.findIndex((lying, space) => lying === tile?.id && depotOf(space) === depot);
}

export function guess(view: View, answer: Answer, question: Question | null = null): GameEvent[] {
  const seat = view.seat;
  const me = view.seats[seat];
  const { goods, common, shields } = estateOf(view, seat);
  const [own, shared] = keySpaces(view);
  const events: GameEvent[] = [];
  const tell = (name: EventName, a = 0, b = 0, c = 0) => events.push([eventNumber(name), seat, a, b, c]);
  if (answer.verb === "turn-die") tell("die-turned", answer.die, answer.number);
  else if (answer.die && question?.kind !== "white-action" && me.dice.includes(answer.die)) tell("die-used", answer.die);
  if (answer.verb === "take-shield" && question?.kind === "turn") for (const die of me.dice) tell("die-used", die);
  if (answer.workers) tell("workers-paid", answer.workers);
  if (silverOf(answer)) tell("silver-paid", silverOf(answer));
  if (answer.tile && (answer.verb === "take" || answer.verb === "buy")) {
    const tile = answer.tile.id;
    const space = spaceOf(view, answer);
    if (space >= 0) tell("tile-taken", tile, space);
    const free = [me.storage.length < own || shields.includes(UNLIMITED), common.length < shared];
    if (free[0] !== free[1]) tell("tile-stored", tile, Number(free[1])); // else there is a choice
  }
  if (answer.tile && answer.verb === "place") tell("tile-placed", answer.tile.id, answer.field, Number(answer.common));
  if (answer.verb === "hire") tell("workers-gained", 2, HIRING);
  if (answer.replaced) tell("shield-lost", answer.replaced);
  if (answer.verb === "take-shield") tell("shield-taken", answer.shield, answer.depot);
  if (answer.verb === "give-up") tell("shield-lost", answer.shield);
  if (answer.verb === "copy") tell("rival-named", answer.number - 1);
  if (answer.tile && answer.verb === "claim") tell("tile-claimed", answer.tile.id, answer.field, spaceOf(view, answer));
  if (answer.verb === "keep" && question?.about) tell("tile-stored", tileNamed(question.about)?.id, Number(answer.common));
  if (answer.tile && answer.verb === "discarding") tell("tile-discarded", answer.tile.id, Number(answer.common));
  if (answer.verb === "sell" && goods[answer.goods[0]]) tell("goods-sold", answer.goods[0], goods[answer.goods[0]]);
  return events;
}
