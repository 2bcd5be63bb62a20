"""Players that choose. They see a game only through the contract."""
