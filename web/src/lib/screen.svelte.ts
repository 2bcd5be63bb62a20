// Whether the screen is narrow: the same width as in the style sheets.

const query = window.matchMedia?.("(max-width: 900px)");
let narrow = $state(query?.matches ?? false);
query?.addEventListener("change", () => (narrow = query.matches));

export function isNarrow(): boolean {
  return narrow;
}
