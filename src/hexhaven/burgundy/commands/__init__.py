"""Commands of hexhaven that only Burgundy needs."""
