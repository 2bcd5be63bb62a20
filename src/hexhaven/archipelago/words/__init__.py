"""The game in sentences: answers, questions, what happened, and the whole table."""
