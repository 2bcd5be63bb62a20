"""The verbs that rules use. Only verbs write state, and each emits one event to whoever is listening.

Copies of a state share its vecs, all but the agenda; so a verb never writes into one but puts a changed one in its
place.
"""
