// Archipelago on its board: drawn from the view, played on the map and from the list, said by the server.
import type { Face, Offered } from "../face";
import plain from "../plain/face";
import Archipelago from "./Archipelago.svelte";
import { FOLD, type View } from "./generated";
import { placesIn, spotsOfEvent } from "./places";

const SEEN = 350; // milliseconds that something new on the map is left to be seen

const face: Face<View, Offered> = {
  ...(plain as Face<View, Offered>),
  Board: Archipelago,
  fold: FOLD,
  pause: (event) => (spotsOfEvent(event, []).length ? SEEN : 0),
  places: ({ text }) => placesIn(text),
};

export default face;
