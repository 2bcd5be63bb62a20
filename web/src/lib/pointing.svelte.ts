// What is pointed at in a list is marked on the board, and the other way round.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export const pointing = $state({
  listed: [] as string[], // places on the board that the entry under the pointer, or focused, is about
  place: "", // the place on the board that is pointed at, or focused
});

/** Something that is pointed at as long as the mouse or the focus of the keyboard is on it, and it is there. */
function pointed(begin: () => void, end: () => void): Attachment {
  return (element) => {
    let isOn = false;
    const start = () => {
      isOn = true;
      begin();
    };
    const stop = () => {
      if (isOn) end();
      isOn = false;
    };
    const focused = () => element.matches(":focus-visible") && start(); // after a click the focus says nothing
    const heard = [on(element, "pointerenter", start), on(element, "focus", focused), on(element, "pointerleave", stop), on(element, "blur", stop)];
    return () => {
      for (const unhear of heard) unhear();
      stop();
    };
  };
}

/** An entry of a list, and the places it is about. */
export function about(places: string[]): Attachment {
  return pointed(
    () => {
      pointing.listed = places;
    },
    () => {
      pointing.listed = [];
    },
  );
}

/** A place on the board. */
export function placed(place: string): Attachment {
  return pointed(
    () => {
      pointing.place = place;
    },
    () => {
      pointing.place = "";
    },
  );
}
