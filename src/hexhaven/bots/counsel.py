"""A bot's advice as sentences."""

from hexhaven.kernel.contract import Advice, State, TableGame
from hexhaven.language import Language

CLOSE = 0.5  # points; an answer that is no further behind is almost as good
TENTHS = 10


def advice_in_words(game: TableGame, text: Language, s: State, seat: int, advice: Advice) -> list[str]:
    """The answer, and the reasons for it, a sentence each."""

    def said(answer: int) -> str:
        return game.answer_in_words(text, answer, seat)

    lines = [game.answer_in_words(text, advice.answer, seat, s)]
    if advice.then:
        lines.append(text("hint-then", answers="; ".join(map(said, advice.then))))
    if advice.brings:
        lines.append(text("hint-brings", lines=" ".join(game.log_lines(text, advice.brings, seat, s))))
    if advice.rival is not None:
        lines.append(text("hint-points", points=round(advice.points), rival=round(advice.rival)))
    if advice.second is not None:
        key = "hint-second" if advice.lead > CLOSE else "hint-second-close"
        second = game.answer_in_words(text, advice.second, seat, s)
        lines.append(text(key, answer=second, points=text("number-1", number=advice.lead)))
    for likely in advice.prepares:
        share, otherwise = round(TENTHS * likely.share), round(TENTHS * likely.otherwise)
        for line in game.log_lines(text, [likely.event], seat, s):
            lines.append(text("hint-prepares", line=line, share=share, otherwise=otherwise))
    return lines
