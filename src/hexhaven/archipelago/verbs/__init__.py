"""The verbs rules speak in. Only verbs write state, and each tells one event to whoever listens.

Copies of a state share its vecs, all but the agenda; so a verb never writes into one but puts a changed one in its
place.
"""
