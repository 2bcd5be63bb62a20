// Any game in the words of the server: the table as sentences, and the list of answers.
import type { Face, Offered } from "../face";
import PlainBoard from "./PlainBoard.svelte";
import told from "./told";

const face: Face<{ seat?: number }, Offered> = { ...told, Board: PlainBoard };

export default face;
