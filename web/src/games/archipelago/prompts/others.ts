// The prompts that a game does not begin with.
import Bid from "./Bid.svelte";
import Crisis from "./Crisis.svelte";
import Found from "./Found.svelte";
import Hands from "./Hands.svelte";
import Order from "./Order.svelte";
import Raise from "./Raise.svelte";
import Search from "./Search.svelte";
import Track from "./Track.svelte";

export const OTHERS = {
  bid: Bid,
  "set-order": Order,
  help: Crisis,
  raise: Raise,
  "export-help": Crisis,
  "resources-found": Found,
  purchase: Track,
  "search-buy": Search,
  "yield-cube": Hands,
  "hide-cubes": Hands,
  "pick-hand": Hands,
};
