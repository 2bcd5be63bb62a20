// What a monastery does, as one or two icons and a sign. From 15 on they score at the end.

export interface Pictogram {
  icons: string[];
  sign: string;
}

const row = (icons: string, sign = ""): Pictogram => ({ icons: icons.split(" "), sign });

export const MONASTERIES: Pictogram[] = [
  row("building building", "="),
  row("mine worker", "+1"),
  row("sale silver", "+1"),
  row("sale worker", "+1"),
  row("ship good", "2×"),
  row("purchase worker"),
  row("animal", "+1"),
  row("worker", "±2"),
  row("building", "±1"),
  row("ship sheep", "±1"),
  row("castle mine", "±1"),
  row("take", "±1"),
  row("worker silver", "+1"),
  row("worker", "4"),
  row("good sale", "2"),
  row("warehouse", "4"),
  row("watchtower", "4"),
  row("carpenter", "4"),
  row("church", "4"),
  row("market", "4"),
  row("boarding-house", "4"),
  row("bank", "4"),
  row("town-hall", "4"),
  row("animal", "4"),
  row("sale", "1"),
  row("bonus", "3"),
];
export const FIRST_AT_END = 15;
