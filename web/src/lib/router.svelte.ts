// The page is named by the address after the #: #/table/k3v9x2/at/17.

const route = $state({ parts: partsOf(location.hash) });

function partsOf(hash: string): string[] {
  return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

window.addEventListener("hashchange", () => {
  route.parts = partsOf(location.hash);
});

export function path(): string[] {
  return route.parts;
}

export function link(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(...parts: (string | number)[]): void {
  location.hash = link(...parts);
}

/** Changes the address without a new entry in the browser's history. */
export function replace(...parts: (string | number)[]): void {
  history.replaceState(null, "", link(...parts));
  route.parts = partsOf(location.hash);
}

export function absolute(...parts: (string | number)[]): string {
  return `${location.origin}${location.pathname}${link(...parts)}`;
}
