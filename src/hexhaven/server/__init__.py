"""The table: people, seats, clocks, bots and the store behind a web page. docs/protocol.md is its contract."""
