"""What both games share: frames, chance, events, records, laws. No game noun lives here."""
