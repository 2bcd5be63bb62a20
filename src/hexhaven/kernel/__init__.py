"""What all games share: frames, chance, events, records, laws. Nothing here belongs to one game."""
