// What an answer surely does, shown while the server stores it. The events that follow tell the truth.
import type { View } from "./generated";
import type { GameEvent, Question } from "../../protocol";
import { depotOf, estateOf, keySpaces, tileNamed } from "./content";
import { eventNumber, type EventName } from "./events";
import { silverOf, type Answer } from "./notation";

export function guess(view: View, answer: Answer, question: Question | null = null): GameEvent[] {
  const seat = view.seat;
  const me = view.seats[seat];
  const { goods, common } = estateOf(view, seat);
  const [own, shared] = keySpaces(view);
  const events: GameEvent[] = [];
  const tell = (name: EventName, a = 0, b = 0, c = 0) => events.push([eventNumber(name), seat, a, b, c]);
  if (answer.die && me.dice.includes(answer.die)) tell("die-used", answer.die);
  if (answer.workers) tell("workers-paid", answer.workers);
  if (silverOf(answer)) tell("silver-paid", silverOf(answer));
  if (answer.tile && (answer.verb === "take" || answer.verb === "buy")) {
    const tile = answer.tile.id;
    const space = view.depots.findIndex((lying, space) => lying === tile && depotOf(space) === answer.depot);
    if (space >= 0) tell("tile-taken", tile, space);
    const free = [me.storage.length < own, common.length < shared];
    if (free[0] !== free[1]) tell("tile-stored", tile, Number(free[1])); // else there is a choice
  }
  if (answer.tile && answer.verb === "place") tell("tile-placed", answer.tile.id, answer.field, Number(answer.common));
  if (answer.verb === "keep" && question?.about) tell("tile-stored", tileNamed(question.about)?.id, Number(answer.common));
  if (answer.tile && answer.verb === "discarding") tell("tile-discarded", answer.tile.id, Number(answer.common));
  if (answer.verb === "sell" && goods[answer.goods[0]]) tell("goods-sold", answer.goods[0], goods[answer.goods[0]]);
  return events;
}
