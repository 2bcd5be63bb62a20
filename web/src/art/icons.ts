// The icons there are: those that all pages share, and those a board has brought along.
import shared from "virtual:icons";

export const icons: Record<string, string> = { ...shared };
