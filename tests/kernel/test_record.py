"""Game files: what is written can be read, replayed and verified; what was changed is found out, with its line."""

from dataclasses import replace

import pytest

from hexhaven import burgundy as game
from hexhaven.kernel.chance import commitment, seed_from
from hexhaven.kernel.errors import FileError, HexhavenError
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.record import Record, read, recorded, replay, verify, write
from tests.kernel.game_files import busy, lazy, lines_of, sealed, where, with_line


def fails(text: str) -> FileError:
    """The error with which reading, replaying or verifying the file ends."""
    with pytest.raises(FileError) as caught:
        verify(game, read(text))
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def unfinished(lines: tuple[str, ...], answers: int) -> list[str]:
    """The file of a game that has come so far."""
    first = where(lines, "answers") + 1
    return list(lines[: first + answers])


# Round trips.


@pytest.mark.parametrize("lines", [lazy(), busy()], ids=["lazy", "busy"])
def test_a_file_is_read_and_written_back_as_it_was(lines: tuple[str, ...]) -> None:
    text = sealed(lines)
    record = read(text)
    assert write(record) == text
    assert read(write(record)) == record


@pytest.mark.parametrize("lines", [lazy(), busy()], ids=["lazy", "busy"])
def test_a_finished_game_replays_and_verifies(lines: tuple[str, ...]) -> None:
    record = read(sealed(lines))
    s = replay(game, record)
    assert game.to_move(s) == NOBODY
    assert verify(game, record) == sum(line.startswith("* ") for line in lines)


def test_a_record_says_everything_about_its_game() -> None:
    record = read(sealed(busy()))
    assert (record.game, record.rules) == ("burgundy", 1)
    assert record.options == {"seats": "3", "duchies": "drawn", "choices": "hidden", "start": "drawn"}
    assert record.seed == seed_from(2)
    assert record.seed_hash == commitment(seed_from(2))
    assert record.answers[0][0] == CHANCE
    assert record.answers[0][1].startswith("start ")
    assert len(record.points) == 3
    assert busy()[record.first_line - 1] == f"* {record.answers[0][1]}"


def test_an_unfinished_game_keeps_its_seed_secret() -> None:
    s = game.new_game({})
    answer = next(iter(game.legal(s)))
    game.step(s, answer)
    record = recorded(game, s, seed_from(5), [(CHANCE, game.notation(answer))])
    text = write(record)
    assert record.seed is None
    assert record.points == ()
    assert seed_from(5).hex() not in text
    assert game.key(replay(game, read(text))) == game.key(s)
    with pytest.raises(FileError, match="not revealed"):
        verify(game, read(text))


def test_an_unfinished_game_replays_at_every_length() -> None:
    record = read(sealed(busy()))
    s = game.new_game(record.options)
    for number, (_, text) in enumerate(record.answers):
        if number % 25 == 0:
            part = read(sealed(unfinished(busy(), number)))
            assert game.key(replay(game, part)) == game.key(s)
        game.step(s, game.answer_of(text))


@pytest.mark.parametrize("name", ["seats", "duchies", "choices", "start"])
def test_an_option_that_is_left_out_has_its_default(name: str) -> None:
    whole = unfinished(lazy(), 6)
    lines = [line for line in whole if not line.startswith(f"option {name}")]
    assert len(lines) == len(whole) - 1
    assert game.key(replay(game, read(sealed(lines)))) == game.key(replay(game, read(sealed(whole))))


def test_an_unknown_option_is_named() -> None:
    place = where(lazy(), "option start")
    error = fails(sealed([*lazy()[: place + 1], "option colour red", *lazy()[place + 1 :]]))
    assert (error.line, "option colour: unknown" in error.problem) == (place + 2, True)


@pytest.mark.parametrize(
    ("place", "line", "problem"),
    [
        (5, "rules 1", "a version after 1, not '1'"),
        (5, "rules 0", "a version after 1, not '0'"),
        (5, "rules two", "a version after 1, not 'two'"),
        (5, "rules 99", "rules version 99 is not known here, only 1 to 1"),
        (0, "rules 99", "rules version 99 is not known here, only 1 to 1"),
    ],
)
def test_rules_among_the_answers(place: int, line: str, problem: str) -> None:
    first = where(lazy(), "answers") + 1
    error = fails(sealed([*lazy()[: first + place], line, *lazy()[first + place :]]))
    assert (error.line, error.problem.partition(problem)[1]) == (first + place + 1, problem)


def test_files_of_format_1_have_no_stretches() -> None:
    old = with_line(lazy(), 0, "hexhaven record 1")
    assert write(read(sealed(old))) == sealed(old)
    first = where(old, "answers") + 1
    assert "must start with a seat" in fails(sealed([*old[: first + 5], "rules 2", *old[first + 5 :]])).problem


@pytest.mark.parametrize(
    ("beginning", "instead"),
    [
        ("option seats", "option seats 02"),
        ("option duchies", "option duchies 1"),
        ("option duchies", "option duchies 1  1"),
        ("option start", "option start 01"),
    ],
)
def test_options_have_one_form(beginning: str, instead: str) -> None:
    fails(sealed(with_line(lazy(), where(lazy(), beginning), instead)))


def test_a_seed_is_not_revealed_early() -> None:
    lines = [*unfinished(lazy(), 20), f"seed {seed_from(1).hex()}"]
    with pytest.raises(FileError, match="the seed is revealed"):
        replay(game, read(sealed(lines)))


def test_options_stand_in_one_order() -> None:
    place = where(lazy(), "option choices ")
    swapped = [*lazy()[:place], lazy()[place + 1], lazy()[place], *lazy()[place + 2 :]]
    with pytest.raises(FileError, match="canonical"):
        replay(game, read(sealed(swapped)))


# Cut off.


def test_a_file_cut_off_after_any_line_is_found_out() -> None:
    text = sealed(busy())
    lines = text.splitlines(keepends=True)
    for kept in range(len(lines)):
        with pytest.raises(FileError):
            read("".join(lines[:kept]))


@pytest.mark.parametrize("left", [*range(1, 140), 500, 2000])
def test_a_file_cut_off_in_the_middle_of_a_line_is_found_out(left: int) -> None:
    text = sealed(lazy())
    with pytest.raises(FileError):
        read(text[:-left])


def test_a_file_cut_off_and_sealed_again_lacks_its_end() -> None:
    header = where(busy(), "answers") + 1
    for kept in range(len(busy())):
        text = sealed(busy()[:kept])
        if kept < header:
            with pytest.raises(FileError):
                read(text)
        else:
            record = read(text)
            assert record.seed is None
            assert len(record.answers) == min(kept, len(busy()) - 2) - header


def test_without_points_a_finished_game_is_not_accepted() -> None:
    lines = with_line(lazy(), where(lazy(), "points"))
    assert "ends with points" in fails(sealed(lines)).problem


def test_without_the_last_answer_the_points_are_too_early() -> None:
    last = where(lazy(), "points") - 1
    error = fails(sealed(with_line(lazy(), last)))
    assert error.problem == "the game is not over, yet there are points"


# Changed.


@pytest.mark.parametrize("lines", [lazy(), busy()], ids=["lazy", "busy"])
def test_any_changed_line_breaks_the_checksum(lines: tuple[str, ...]) -> None:
    checksum = sealed(lines).splitlines()[-1]
    for place in range(1, len(lines)):
        changed = with_line(lines, place, lines[place] + "0")
        with pytest.raises(FileError, match="checksum"):
            read("\n".join([*changed, checksum, ""]))


@pytest.mark.parametrize(
    ("instead", "problem"),
    [
        ("", "begins with"),
        ("hexhaven record 4", "only formats up to 3"),
        ("hexhaven record 0", "only formats up to 3"),
        ("hexhaven record 02", "only formats up to 3"),
        ("hexhaven record", "begins with"),
        (" hexhaven record 1", "begins with"),
        ("Hexhaven Record 1", "begins with"),
    ],
)
def test_another_title(instead: str, problem: str) -> None:
    error = fails(sealed(with_line(lazy(), 0, instead)))
    assert (error.line, problem in error.problem) == (1, True)


@pytest.mark.parametrize(
    ("beginning", "instead", "line", "problem"),
    [
        ("game", "game archipelago", 2, "not of 'burgundy'"),
        ("game", "game ", 2, "not of 'burgundy'"),
        ("game", "game", 2, "expected 'game'"),
        ("game", "games burgundy", 2, "expected 'game'"),
        ("rules", "rules 0", 3, "rules version 0"),
        ("rules", "rules 2", 3, "rules version 2"),
        ("rules", "rules", 3, "expected 'rules'"),
        ("rules", "rules one", 3, "whole numbers"),
        ("rules", "rules -1", 3, "whole numbers"),
        ("rules", "rules 1 1", 3, "one number"),
        ("rules", "rules \u0661", 3, "whole numbers"),
        ("option seats", "option seats 5", 4, "option seats"),
        ("option seats", "option seats 1", 4, "option seats"),
        ("option seats", "option seats two", 4, "option seats"),
        ("option seats", "option seats", 4, "option seats"),
        ("option seats", "options seats 2", 4, "expected 'seed-hash'"),
        ("option seats", "option chairs 2", 4, "option chairs: unknown"),
        ("option duchies", "option duchies 1 11", 5, "option duchies"),
        ("option duchies", "option duchies 1 1 1", 5, "option duchies"),
        ("option choices", "option choices secret", 6, "option choices"),
        ("option start", "option start 3", 7, "option start"),
        ("seed-hash", "seed-hash", 8, "expected 'seed-hash'"),
        ("seed-hash", "seed-hash 00", 8, "64 hexadecimal digits"),
        ("seed-hash", "seed-hash " + "0" * 63 + "g", 8, "64 hexadecimal digits"),
        ("seed-hash", "seed-hash " + "A" * 64, 8, "64 hexadecimal digits"),
        ("answers", "answer", 9, "expected 'answers'"),
        ("answers", "answers ", 9, "expected 'answers'"),
    ],
)
def test_a_changed_heading(beginning: str, instead: str, line: int, problem: str) -> None:
    error = fails(sealed(with_line(lazy(), where(lazy(), beginning), instead)))
    assert problem in error.problem
    first_option = where(lazy(), "option") + 1
    assert error.line in (line, first_option if beginning.startswith("option") else line)


def test_other_options_do_not_fit_the_answers() -> None:
    fails(sealed(with_line(lazy(), where(lazy(), "option start"), "option start 2")))
    fails(sealed(with_line(lazy(), where(lazy(), "option seats"), "option seats 3")))
    fails(sealed(with_line(lazy(), where(lazy(), "option duchies"), "option duchies 1 3")))


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "workers",
        "1",
        "1 ",
        "0 6 workers",
        "-1 6 workers",
        "x 6 workers",
        "** roll 1 1",
        "*roll 1 1",
        "# a remark",
    ],
)
@pytest.mark.parametrize("place", [0, 40])
def test_a_garbage_line_among_the_answers(line: str, place: int) -> None:
    at = where(lazy(), "answers") + 1 + place
    error = fails(sealed([*lazy()[:at], line, *lazy()[at:]]))
    assert error.line == at + 1


@pytest.mark.parametrize(
    "text", ["roll 1", "roll 7 7", "tile boat", "good 0", "", "1 workers", "pass", "end", "duchy 1"]
)
def test_a_draw_that_is_none(text: str) -> None:
    at = where(lazy(), "* roll")
    assert fails(sealed(with_line(lazy(), at, f"* {text}"))).line == at + 1


def test_a_draw_where_a_player_is_asked() -> None:
    at = where(lazy(), "1 ")
    error = fails(sealed([*lazy()[:at], "* roll 1 1", *lazy()[at:]]))
    assert (error.line, "not a possible outcome" in error.problem) == (at + 1, True)


def test_an_illegal_answer_names_its_rule() -> None:
    at = where(lazy(), "1 ")
    error = fails(sealed(with_line(lazy(), at, "1 take 1 castle")))
    assert error.line == at + 1
    assert "(B5." in error.problem
    error = fails(sealed(with_line(lazy(), at, "1 end")))
    assert (error.line, "(B5.3)" in error.problem) == (at + 1, True)


@pytest.mark.parametrize("seat", [2, 3, 5, 99])
def test_a_wrong_seat_is_found_at_its_line(seat: int) -> None:
    at = where(lazy(), "1 ")
    error = fails(sealed(with_line(lazy(), at, lazy()[at].replace("1", str(seat), 1))))
    assert (error.line, "(B5.11)" in error.problem) == (at + 1, True)


def test_an_answer_left_out_or_given_twice_is_found() -> None:
    at = where(lazy(), "2 ")
    fails(sealed(with_line(lazy(), at)))
    fails(sealed(with_line(lazy(), at, lazy()[at], lazy()[at])))


def test_a_wrong_die_is_found_at_its_line_although_the_game_could_have_gone_so() -> None:
    # The last white die decides where a good lies; nobody takes goods in the lazy game.
    at = max(place for place, line in enumerate(lazy()) if line.startswith("* white"))
    die = int(lazy()[at][-1])
    lines = with_line(lazy(), at, f"* white {die % 6 + 1}")
    replay(game, read(sealed(lines)))
    error = fails(sealed(lines))
    assert error.line == at + 1
    assert f"is 'white {die}'" in error.problem


def test_wrong_dice_are_found_at_their_line_even_if_their_player_plays_them() -> None:
    at = max(place for place, line in enumerate(lazy()) if line.startswith("* roll"))
    first, second = (int(die) for die in lazy()[at].split()[2:])
    other = first % 6 + 1
    low, high = sorted((other, second))
    lines = with_line(lazy(), at, f"* roll {low} {high}")
    turn = [place for place, line in enumerate(lines) if place > at and line.startswith("2 ")]
    lines[turn[0]], lines[turn[1]] = f"2 {low} workers", f"2 {high} workers"
    replay(game, read(sealed(lines)))
    assert fails(sealed(lines)).line == at + 1


def test_a_wrong_tile_is_found_at_its_line() -> None:
    at = where(lazy(), "* tile m")
    others = {f"* tile m{number}" for number in (1, 2, 3)} - set(lazy())
    lines = with_line(lazy(), at, min(others))
    replay(game, read(sealed(lines)))
    assert fails(sealed(lines)).line == at + 1


@pytest.mark.parametrize("change", [-1, 1, 10])
@pytest.mark.parametrize("seat", [0, 1])
def test_wrong_points_are_found(change: int, seat: int) -> None:
    at = where(lazy(), "points")
    points = [int(number) for number in lazy()[at].split()[1:]]
    points[seat] += change
    error = fails(sealed(with_line(lazy(), at, "points " + " ".join(str(number) for number in points))))
    assert error.line == at + 1
    assert "ends with points" in error.problem


@pytest.mark.parametrize(
    "points", ["points", "points ", "points 1", "points 1 2 3", "points x y", "points 54  55", "points -1 2"]
)
def test_points_of_another_form(points: str) -> None:
    at = where(lazy(), "points")
    assert fails(sealed(with_line(lazy(), at, points))).line == at + 1


def test_another_seed_is_not_the_one_whose_hash_was_published() -> None:
    at = where(lazy(), "seed ")
    error = fails(sealed(with_line(lazy(), at, f"seed {seed_from(99).hex()}")))
    assert "does not match the published hash" in error.problem


def test_another_hash_is_not_the_one_of_the_seed() -> None:
    at = where(lazy(), "seed-hash")
    error = fails(sealed(with_line(lazy(), at, f"seed-hash {commitment(seed_from(99))}")))
    assert "does not match the published hash" in error.problem


def test_another_seed_with_its_hash_gives_other_draws() -> None:
    lines = with_line(lazy(), where(lazy(), "seed-hash"), f"seed-hash {commitment(seed_from(99))}")
    lines = with_line(lines, where(lines, "seed "), f"seed {seed_from(99).hex()}")
    error = fails(sealed(lines))
    assert "of this seed is" in error.problem
    assert error.line <= where(lines, "1 "), "one of the first draws is another"


@pytest.mark.parametrize("seed", ["seed", "seed ", "seed 00", "seed " + "z" * 64, "seed " + "0" * 66])
def test_a_seed_of_another_form(seed: str) -> None:
    at = where(lazy(), "seed ")
    assert fails(sealed(with_line(lazy(), at, seed))).line == at + 1


# Files that are none.


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        " ",
        "\0",
        "checksum",
        "checksum ",
        "hexhaven record 1",
        "hexhaven record 1\n",
        "hexhaven record 1\nchecksum \n",
        "hexhaven record 1\nchecksum 0\n",
        "PK\x03\x04",
        "<html></html>",
    ],
    ids=ascii,
)
def test_what_is_no_game_file(text: str) -> None:
    with pytest.raises(FileError):
        read(text)


@pytest.mark.parametrize("more", ["\n", "x\n", "checksum 0\n", "answers\n"])
def test_nothing_follows_the_checksum(more: str) -> None:
    with pytest.raises(FileError):
        read(sealed(lazy()) + more)


def test_two_checksums_are_one_too_many() -> None:
    once = sealed(lazy()).splitlines()
    with pytest.raises(FileError, match="nothing may follow"):
        read(sealed(once))


def test_other_line_ends_are_named() -> None:
    with pytest.raises(FileError, match=r"line 1: .* with LF, not CR LF"):
        read(sealed(lazy()).replace("\n", "\r\n"))


@pytest.mark.parametrize("beginning", ["game", "rules", "seed-hash", "answers", "option start"])
def test_a_heading_given_twice(beginning: str) -> None:
    at = where(lazy(), beginning)
    fails(sealed([*lazy()[: at + 1], lazy()[at].replace("1", "2"), *lazy()[at + 1 :]]))


@pytest.mark.parametrize("first", ["game", "rules", "seed-hash", "answers"])
def test_headings_in_another_order(first: str) -> None:
    at = where(lazy(), first)
    lines = with_line(lazy(), at)
    fails(sealed([lines[0], lazy()[at], *lines[1:]] if first != "game" else [*lines[:2], lazy()[at], *lines[2:]]))


# Numbers too long and letters that are none come from outside too.

LONG = "9" * 5000


@pytest.mark.parametrize(
    ("beginning", "instead"),
    [
        ("rules", f"rules {LONG}"),
        ("option seats", f"option seats {LONG}"),
        ("option duchies", f"option duchies {LONG}"),
        ("option start", f"option start {LONG}"),
        ("* roll", f"* roll {LONG} 1"),
        ("1 ", f"{LONG} 1 workers"),
        ("1 ", f"1 {LONG} workers"),
        ("points", f"points {LONG} 1"),
    ],
)
def test_a_number_of_thousands_of_digits_is_an_error_in_the_file(beginning: str, instead: str) -> None:
    with pytest.raises(HexhavenError):
        verify(game, read(sealed(with_line(lazy(), where(lazy(), beginning), instead))))


def test_half_a_letter_is_an_error_in_the_file() -> None:
    text = sealed(lazy())
    with pytest.raises(HexhavenError):
        read(text.replace("burgundy", "burgund\ud800", 1))


# Records without a file.


def test_a_record_of_another_game_or_version_is_not_replayed() -> None:
    record = read(sealed(lazy()))
    for other in (replace(record, game="archipelago"), replace(record, rules=2)):
        with pytest.raises(FileError):
            replay(game, other)


def test_the_smallest_record_is_a_game_nobody_has_begun() -> None:
    record = Record("burgundy", 1, game.options_of(game.new_game({})), "0" * 64)
    assert game.key(replay(game, read(write(record)))) == game.key(game.new_game({}))
    assert lines_of(record)[-1] == "answers"


# One form, to the letter.


def test_a_number_with_a_leading_zero_is_not_canonical() -> None:
    place = where(lazy(), "points ")
    error = fails(sealed(with_line(lazy(), place, lazy()[place].replace("points ", "points 0"))))
    assert error.line == place + 1
    assert "canonical" in error.problem


def test_other_line_ends_are_not_canonical() -> None:
    assert fails(sealed([f"{line}\r" for line in lazy()])).line == 1
    place = where(lazy(), "answers")
    assert fails(sealed(with_line(lazy(), place, f"answers\u2028{lazy()[place + 1]}", *lazy()[place + 2 :]))).line > 1


def test_a_bad_option_is_named_with_its_line() -> None:
    place = where(lazy(), "option start ")
    assert fails(sealed(with_line(lazy(), place, "option start 3"))).line == place + 1
