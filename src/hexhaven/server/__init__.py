"""The table server: people, seats, clocks, bots and the store behind a web page. See docs/protocol.md."""
