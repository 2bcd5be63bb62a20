"""What the search of the kernel knows about Archipelago: a policy, an evaluation, and guesses at objectives."""
