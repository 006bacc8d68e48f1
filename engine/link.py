"""A game as a link: the part of an address after `#`, so that no server ever sees it.

Only a finished game, or a deal that nobody has begun, goes into a link: it carries the seed, and
so all secrets. Everything in it is one whole number of digits with different bases, the way time is
one of hours, minutes and seconds. An action is one digit: its place among those that are legal at
that moment. So a link is as short as the choices in it, and whatever can be read from a link is
legal action by action.

    link      the format, then letters of base 64 (RFC 4648, safe in addresses) for these bytes:
              a checksum (CRC 32 of the rest), and the number
    number    game, players, who starts, options, seed, names, whether it is finished, then its
              actions and for each seat which bot played it, or, after a deal, the points to be
              beaten on it, if somebody has set them

A deal stays short: long names are cut in it, as they only say whose table it was. It has fewer than
60 letters with a seed of up to 16 bytes. Nobody deals with longer ones. But a save may hold one,
and its link is longer by that.

The digits of a game's actions stand in the order of `legal()`, and games, options and their values
in the order in which the engine lists them: new ones are put last.
"""

from __future__ import annotations

import re
from binascii import a2b_base64, b2a_base64, crc32
from collections.abc import Sequence

from engine.game import BadOptions, BadSave, deal
from engine.games import GAMES, rules_of
from engine.journal import Journal
from engine.names import LONGEST_NAME, check_seated
from engine.options import Option, Switch

FORMAT = "1"
LONGEST = 1_000  # letters: no game needs more, and nobody has to read on
CHECKSUM_BYTES = 4
DEAL_LETTERS = 60  # a link to a deal has fewer
NAME_LETTERS = (LONGEST_NAME, 12, 7, 4, 2, 1)  # how long names in it may be, whichever fits first

# The bases of digits. They are larger than what there is today, as links stay what they are.
KINDS = 64
PLAYERS = 16
OPTIONS = 16
VALUES = 16
SEED_BYTES = 33  # up to 32 of them
NAME_LENGTHS = 32
LEAST_POINTS, POINTS = -100, 1_000  # that can be asked for on a deal
# The letters of a name are all below one of these.
ALPHABETS = (0x80, 0x800, 0x1_0000, 0x11_0000)
# Which bot played a seat; 0 is a person, and as the last digits of a number these are not written.
BOTS = ("easy", "medium", "hard")
LEVELS = 8
WHO_PLAYED = "bots"  # where the page notes which bot sits where
TO_BEAT = "to_beat"  # where the page notes the points that somebody is asked to beat


class Digits:
    """A whole number, written and read digit by digit, each with a base of its own.

    >>> time = Digits()
    >>> for digit, base in ((59, 60), (30, 60), (23, 24)):
    ...     time.put(digit, base)
    >>> time.number()
    84659
    >>> read = Digits(84659)
    >>> read.take(60), read.take(60), read.take(24)
    (59, 30, 23)
    """

    def __init__(self, number: int = 0) -> None:
        self._rest = number
        self._written: list[tuple[int, int]] = []

    def put(self, digit: int, base: int) -> None:
        if digit not in range(base):
            raise BadSave("This game is too large for a link.")
        self._written.append((digit, base))

    def number(self) -> int:
        """All that was put."""
        number = 0
        for digit, base in reversed(self._written):
            number = number * base + digit
        return number

    def take(self, base: int) -> int:
        """The next digit."""
        self._rest, digit = divmod(self._rest, base)
        return digit

    def is_empty(self) -> bool:
        """Whether all was taken."""
        return self._rest == 0


# --- writing ---


def link_of(journal: Journal) -> str:
    """A finished game, or a deal without actions, as the part of an address after `#`."""
    if journal.game.turn is None:
        return _game_link(journal)
    if journal.actions:
        raise BadSave("Only a finished game, or a deal that nobody has begun, goes into a link.")
    link = ""
    for letters in NAME_LETTERS:
        link = _deal_link(journal, [_cut(name, letters) for name in journal.names])
        if len(link) < DEAL_LETTERS:
            break
    return link


def _game_link(journal: Journal) -> str:
    digits = Digits()
    _put_deal(digits, journal, journal.names)
    digits.put(True, 2)
    _put_actions(digits, journal)
    _put_bots(digits, journal)
    return text_of(digits.number())


def _deal_link(journal: Journal, names: Sequence[str]) -> str:
    digits = Digits()
    _put_deal(digits, journal, names)
    digits.put(False, 2)
    _put_points(digits, journal.page.get(TO_BEAT))
    return text_of(digits.number())


def _cut(name: str, letters: int) -> str:
    """The beginning of a name; what begins with nothing that can be seen has a dot there."""
    try:
        return check_seated(name[:letters])
    except BadOptions:
        return "·"


def _put_deal(digits: Digits, journal: Journal, names: Sequence[str]) -> None:
    options = journal.options.to_json()
    own = journal.rules.OPTIONS
    digits.put(GAMES.index(journal.kind), KINDS)
    digits.put(journal.options.players, PLAYERS)
    digits.put(journal.options.first, journal.options.players)
    digits.put(len(own), OPTIONS)
    for option in own:
        digits.put(_values(option).index(options[option.name]), VALUES)
    seed_bytes = -(-journal.seed.bit_length() // 8)
    digits.put(seed_bytes, SEED_BYTES)
    digits.put(journal.seed, 1 << 8 * seed_bytes)
    for name in names:
        _put_name(digits, name)


def _values(option: Option) -> tuple[object, ...]:
    return (False, True) if isinstance(option, Switch) else option.values


def _put_name(digits: Digits, name: str) -> None:
    letters = [ord(letter) for letter in name]
    alphabet = next(number for number, end in enumerate(ALPHABETS) if max(letters) < end)
    digits.put(len(letters), NAME_LENGTHS)
    digits.put(alphabet, len(ALPHABETS))
    for letter in letters:
        digits.put(letter, ALPHABETS[alphabet])


def _put_actions(digits: Digits, journal: Journal) -> None:
    game, _ = deal(journal.rules, journal.options, journal.seed)
    for action in journal.actions:
        legal = game.legal()
        digits.put(legal.index(action), len(legal))
        game.play(action)


def _put_bots(digits: Digits, journal: Journal) -> None:
    """Who is a bot; one that is not known here is as good as the first that is."""
    noted = journal.page.get(WHO_PLAYED)
    for bot in noted if isinstance(noted, list) and len(noted) == len(journal.names) else ():
        level = str(bot or "").partition(":")[0]
        digits.put(1 + BOTS.index(level) if level in BOTS else int(bool(level)), LEVELS)


def _put_points(digits: Digits, points: object) -> None:
    """The points to be beaten; without any, nothing more stands in the link."""
    if type(points) is int:
        digits.put(points - LEAST_POINTS, POINTS)


def text_of(number: int) -> str:
    """A number as a link, with its checksum."""
    data = number.to_bytes(-(-number.bit_length() // 8), "big")
    checked = crc32(data).to_bytes(CHECKSUM_BYTES, "big") + data
    letters = b2a_base64(checked, newline=False).decode().rstrip("=")
    return FORMAT + letters.replace("+", "-").replace("/", "_")


# --- reading ---


def open_link(link: str) -> Journal:
    """What a link holds, played action by action; raises BadSave.

    The whole address may be given: what counts stands after its `#`.
    """
    number = _number_in(link.strip().rpartition("#")[2])
    digits = Digits(number)
    try:
        journal = _take_deal(digits)
        if digits.take(2):
            _take_actions(digits, journal)
            _take_bots(digits, journal)
        elif points := digits.take(POINTS):
            journal.page[TO_BEAT] = points + LEAST_POINTS
    except (ValueError, IndexError) as error:
        raise BadSave("This link holds no game that can be played here.") from error
    if not digits.is_empty():
        raise BadSave("This link holds no game that can be played here.")
    return journal


def _number_in(text: str) -> int:
    """The number in a link, if it came whole."""
    if len(text) > LONGEST or not re.fullmatch(r"[A-Za-z0-9_-]+", text):
        raise BadSave("This is not a link to a game.")
    if text[0] != FORMAT:
        raise BadSave(
            "The link has the format “{found}”, and this version reads format {known}.",
            found=text[0],
            known=FORMAT,
        )
    letters = text[1:].replace("-", "+").replace("_", "/")
    try:
        checked = a2b_base64(letters + "=" * (-len(letters) % 4))
    except ValueError as error:
        raise BadSave("This link is cut off or damaged.") from error
    data = checked[CHECKSUM_BYTES:]
    number = int.from_bytes(data, "big")
    if text_of(number) != text:
        raise BadSave("This link is cut off or damaged.")
    return number


def _take_deal(digits: Digits) -> Journal:
    kind = GAMES[digits.take(KINDS)]
    players = digits.take(PLAYERS)
    options: dict[str, object] = {"players": players, "first": digits.take(max(players, 1))}
    own = rules_of(kind).OPTIONS
    for number in range(digits.take(OPTIONS)):  # an older link has fewer, and the usual game
        options[own[number].name] = _values(own[number])[digits.take(VALUES)]
    seed = digits.take(1 << 8 * digits.take(SEED_BYTES))
    names = [_take_name(digits) for _ in range(players)]
    return Journal(kind, options, names, seed, seated=True)


def _take_name(digits: Digits) -> str:
    length = digits.take(NAME_LENGTHS)
    end = ALPHABETS[digits.take(len(ALPHABETS))]
    return "".join(chr(digits.take(end)) for _ in range(length))


def _take_actions(digits: Digits, journal: Journal) -> None:
    while journal.game.turn is not None:
        legal = journal.game.legal()
        journal.play(legal[digits.take(len(legal))])


def _take_bots(digits: Digits, journal: Journal) -> None:
    """An older link says nothing of bots: then all are people."""
    levels = [digits.take(LEVELS) for _name in journal.names]
    if any(levels):
        journal.page[WHO_PLAYED] = [BOTS[level - 1] if level else None for level in levels]
