/** The corners of a hexagon that stands on a point, for a polygon. */
export function hexagon(r: number): string {
  const half = (Math.sqrt(3) / 2) * r;
  const corners = [[0, -r], [half, -r / 2], [half, r / 2], [0, r], [-half, r / 2], [-half, -r / 2]];
  return corners.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
}

export const WIDE = Math.sqrt(3); // the width of a hexagon of radius 1

/** Middles of hexagons of radius r lying side by side in the rows given, each row by its number. */
export function cluster(rows: number[], r: number): { x: number; y: number }[] {
  return rows.flatMap((number, row) =>
    Array.from({ length: number }, (_, i) => ({
      x: (i - (number - 1) / 2) * WIDE * r,
      y: (row - (rows.length - 1) / 2) * 1.5 * r,
    })),
  );
}

const DEPOT_ROWS: Record<number, [rows: number[], r: number]> = { 2: [[2], 38], 3: [[1, 2], 32], 4: [[2, 2], 30] };
// In the black depot, one more where there are inns.
const BLACK_ROWS: Record<number, [rows: number[], r: number]> = {
  4: [[2, 2], 38],
  5: [[2, 3], 32],
  6: [[2, 2, 2], 31],
  7: [[2, 3, 2], 31],
  8: [[3, 2, 3], 29],
  9: [[3, 3, 3], 26],
};

/** Where the tiles of a depot lie, and how large they are. Rows of equal length are shifted like bricks. */
export function depotPlaces(number: number, black: boolean): { r: number; places: { x: number; y: number }[] } {
  const [rows, r] = (black ? BLACK_ROWS : DEPOT_ROWS)[number];
  const bricks = rows.length > 1 && rows.every((length) => length === rows[0]);
  const places = cluster(rows, r).map(({ x, y }, i) => ({ x: x + (bricks ? (Math.floor(i / rows[0]) % 2 ? 1 : -1) * 0.25 * WIDE * r : 0), y }));
  return { r, places };
}
