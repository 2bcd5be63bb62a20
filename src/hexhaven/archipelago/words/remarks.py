"""What players of Archipelago can say by key: remark-KEY in each language, with these numbers."""

from collections.abc import Mapping

from hexhaven.archipelago.content.resources import RESOURCES

SEATS = 5
FLORINS = 99

REMARKS: Mapping[str, Mapping[str, int]] = {
    # Asked and offered.
    "need": {"resource": RESOURCES - 1},
    "spare": {"resource": RESOURCES - 1},
    "who-helps": {},
    "stand-together": {},
    "too-far-ahead": {"player": SEATS - 1},
    "keep-your-promise": {},
    # Answers to a deal, and why.
    "agreed": {},
    "not-now": {},
    "not-trading": {},
    "trading-again": {},
    "too-little": {},
    "add-florins": {"florins": FLORINS},
    "no-use": {},
    "need-it": {},
    "do-not-have": {},
    "no-promises": {},
    "helps-you-more": {},
}
