"""The lessons of the tutorial can be done as they say, however the learner does them."""

import pytest

from hexhaven import archipelago as game
from hexhaven.archipelago.content.resources import WOOD, count
from hexhaven.archipelago.laws.components import broken_laws
from hexhaven.archipelago.lessons import LEARNER, Lesson, Step, lessons
from hexhaven.archipelago.state import State


def wanted(s: State, step: Step) -> list[str]:
    texts = [game.notation(answer) for answer in game.legal(s)] if game.to_move(s) == LEARNER else []
    return [text for text in texts if text.startswith(step.wanted)]


def ways(s: State, steps: tuple[Step, ...]) -> list[State]:
    """Every way to do the steps; a step goes on until the next one can be done."""
    ends: list[State] = []
    for text in wanted(s, steps[0]):
        after = game.copy(s)
        for answer in (text, *steps[0].then):
            game.checked_step(after, answer)
        if len(steps) == 1:
            ends.append(after)
        elif wanted(after, steps[1]):
            ends += ways(after, steps[1:])
        else:
            assert wanted(after, steps[0]), f"after {text} there is nothing left to do"
            ends += ways(after, steps)
    return ends


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_every_way_to_do_a_lesson_comes_to_its_end(lesson: Lesson) -> None:
    assert broken_laws(lesson.position) == []
    assert game.options_of(lesson.position)["components"] == game.options_of(game.new_game({}))["components"]
    ends = ways(lesson.position, lesson.steps)
    assert ends
    for end in ends:
        assert broken_laws(end) == []
        assert not end.independent


def test_what_the_lessons_are_about_happens() -> None:
    ends = {lesson.name: ways(lesson.position, lesson.steps) for lesson in lessons()}
    before = {lesson.name: lesson.position for lesson in lessons()}
    assert all(len(s.sides) > len(before["explore"].sides) for s in ends["explore"])
    assert all(len(s.seats[LEARNER].units) > len(before["recruit"].seats[LEARNER].units) for s in ends["recruit"])
    assert all(s.seats[LEARNER].cubes for s in ends["harvest"])
    assert all(any(s.built) for s in ends["build"])
    assert all(s.seats[LEARNER].florins > before["sell"].seats[LEARNER].florins for s in ends["sell"])
    assert all(s.seats[LEARNER].florins > 0 for s in ends["taxes"])
    assert all({unit >> 10 for unit in s.seats[LEARNER].units} >= {0, 1, 2} for s in ends["migrate"])
    assert all(s.seats[LEARNER].cards for s in ends["card"])
    assert all(count(s.seats[LEARNER].cubes, WOOD) == 2 for s in ends["use"])
    assert all(s.seats[LEARNER].florins < before["bid"].seats[LEARNER].florins for s in ends["bid"])
    assert all(s.rebellion == before["crisis"].rebellion for s in ends["crisis"])
    assert before["rebellion"].rebellion == before["rebellion"].population, "one rebel more would be too many"
    assert all(s.seats[LEARNER].florins > before["deal"].seats[LEARNER].florins for s in ends["deal"])
