"""The rule book of one option set, filled by the chapters in rules/ and shared by all states that are played by it."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.content.tables import CARDS, Components
from hexhaven.archipelago.frames import KINDS
from hexhaven.kernel.engine import RuleBook


class Effect:
    """What a card does, and when it can be used. Here and below s is a state of the game."""

    def is_usable(self, s: Any, me: i64, card: i64) -> bool:
        return True

    def options(self, out: vec[i64], s: Any, me: i64, card: i64, base: i64) -> vec[i64]:
        """Append one answer for each way to use the card; base is the answer without a choice."""
        if self.is_usable(s, me, card):
            out = append(out, base)
        return out

    def apply(self, s: Any, me: i64, card: i64, answer: i64) -> None:
        raise ValueError("this card is not used")


class Passive(Effect):
    """A card that is never activated."""

    def is_usable(self, s: Any, me: i64, card: i64) -> bool:
        return False


class Watch:
    """What is looked for before anything else goes on."""

    def check(self, s: Any) -> None:
        """Nothing, unless a chapter watches for something."""


class Rules(RuleBook):
    """The whole rule book: what the options mean, the components, and what cards do."""

    def __init__(self, players: i64, components: Components, length: i64) -> None:
        super().__init__(players, KINDS)
        self.components: Components = components
        self.length: i64 = length
        self.version: i64 = 0
        self.colours: i64 = 2 if players == 2 else 1
        self.desert: bool = False
        self.no_secrets: bool = False
        self.more_control: bool = False
        self.choose_trend: bool = False
        self.benefactor: bool = False
        self.more_spice: bool = False
        self.deals: bool = True
        self.own_tax_circles: bool = True  # A8.14; none before version 4
        self.effects: vec[Effect] = vec[Effect]([Passive() for _ in range(CARDS)])
        self.watch: Watch = Watch()

    def does(self, card: i64, effect: Effect) -> None:
        """What a card does when it is used."""
        self.effects[card] = effect
