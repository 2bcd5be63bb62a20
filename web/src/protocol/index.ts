// Written by generate.py from the Python side; do not edit.

export * from "./administration";
export * from "./base";
export * from "./chat";
export * from "./clubs";
export * from "./connection";
export * from "./notices";
export * from "./people";
export * from "./play";
export * from "./positions";
export * from "./profiles";
export * from "./tables";
export * from "./words";
