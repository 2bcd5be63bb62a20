"""All messages on the wire, by topic, as types that check what they decode. See docs/protocol.md."""
