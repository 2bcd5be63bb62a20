// Written by generate.py from the Python side; do not edit.

export const PROTOCOL = 2;

export interface Mistake {
  code: string;
  message: string;
  rule?: string | null;
  key?: string | null;
}
