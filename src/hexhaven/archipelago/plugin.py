"""Archipelago, as the rest of the program finds it."""

from hexhaven import archipelago
from hexhaven.archipelago import statistics, terminal
from hexhaven.archipelago.bots.greedy import GreedyBot
from hexhaven.archipelago.bots.levels import SEARCHING
from hexhaven.archipelago.bots.training import train
from hexhaven.archipelago.commands.components import COMPONENTS
from hexhaven.archipelago.mixing import mix
from hexhaven.archipelago.positions.scenario import STAGE
from hexhaven.plugin import Plugin

PLUGIN = Plugin(
    engine=archipelago,
    place=2,
    bots={**SEARCHING, "greedy": GreedyBot},
    usual_bot="skilled",
    screen=terminal,
    stage=STAGE,
    mix=mix,
    files={"components": COMPONENTS.named},
    statistics=statistics,
    train=train,
    mode="length",
)
