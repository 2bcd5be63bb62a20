// What an answer surely does, shown while the server stores it. The events that follow tell the truth.
import type { View } from "./generated";
import type { GameEvent } from "../../protocol";
import { STORAGE, depotOf, estateOf } from "./content";
import { eventNumber, type EventName } from "./events";
import { silverOf, type Answer } from "./notation";

export function guess(view: View, answer: Answer): GameEvent[] {
  const seat = view.seat;
  const me = view.seats[seat];
  const { goods } = estateOf(view, seat);
  const events: GameEvent[] = [];
  const tell = (name: EventName, a = 0, b = 0, c = 0) => events.push([eventNumber(name), seat, a, b, c]);
  if (answer.die && me.dice.includes(answer.die)) tell("die-used", answer.die);
  if (answer.workers) tell("workers-paid", answer.workers);
  if (silverOf(answer)) tell("silver-paid", silverOf(answer));
  if (answer.tile && (answer.verb === "take" || answer.verb === "buy")) {
    const tile = answer.tile.id;
    const space = view.depots.findIndex((lying, space) => lying === tile && depotOf(space) === answer.depot);
    if (space >= 0) tell("tile-taken", tile, space);
    if (me.storage.length < STORAGE) tell("tile-stored", tile);
  }
  if (answer.tile && answer.verb === "place") tell("tile-placed", answer.tile.id, answer.field);
  if (answer.tile && answer.verb === "discarding") tell("tile-discarded", answer.tile.id);
  if (answer.verb === "sell" && goods[answer.goods[0]]) tell("goods-sold", answer.goods[0], goods[answer.goods[0]]);
  return events;
}
