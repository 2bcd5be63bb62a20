"""The Castles of Burgundy, as the rest of the program finds it."""

from hexhaven import burgundy
from hexhaven.burgundy import statistics, terminal
from hexhaven.burgundy.boards import OPTION
from hexhaven.burgundy.bots.greedy import GreedyBot
from hexhaven.burgundy.bots.levels import REFERENCE, SEARCHING
from hexhaven.burgundy.bots.training import train
from hexhaven.burgundy.commands.boards import BOARDS
from hexhaven.burgundy.mixing import mix
from hexhaven.burgundy.scenario import STAGE
from hexhaven.plugin import Plugin

PLUGIN = Plugin(
    engine=burgundy,
    place=1,
    bots={**SEARCHING, "greedy": GreedyBot},
    usual_bot="skilled",
    yardsticks={"reference": REFERENCE},
    screen=terminal,
    stage=STAGE,
    mix=mix,
    train=train,
    files={OPTION: BOARDS.named},
    statistics=statistics,
    mode="mode",
)
