"""Commands of hexhaven that only Archipelago needs."""
