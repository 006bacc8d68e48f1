"""Bots of other people, from a file of theirs: any callable `(outlook, rng) -> action`."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import cast

from engine.bots import Bot, Outlook
from engine.game import Action, GameError


@cache
def load_stranger(name: str) -> Bot:
    """The bot named `path/to/file.py:name`; its file is run once."""
    file, _, attribute = name.rpartition(":")
    path = Path(file)
    spec = spec_from_file_location(f"stranger_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise GameError("There is no file “{file}” with a bot in it.", file=file)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise GameError("{file} can't be run: {why}.", file=file, why=_why(error)) from error
    bot = getattr(module, attribute, None)
    if not callable(bot):
        raise GameError("{file} has no bot “{name}”.", file=file, name=attribute)
    return _careful(name, cast(Bot, bot))


def _careful(name: str, bot: Bot) -> Bot:
    """The same bot, which sees and touches no more than its seat may.

    Behind its outlook is an imagined game: it looks as the real one does, and nothing done to it
    matters. What it prints goes to standard error: the output is ours. Where the bot fails, that is
    said in a sentence, as with all that is given to us.
    """

    def play(outlook: Outlook, rng: Random) -> Action:
        imagined = outlook.imagine(Random("what a stranger sees"))
        try:
            with redirect_stdout(sys.stderr):
                action = bot(Outlook(imagined, outlook.seat), rng)
        except (Exception, SystemExit) as error:
            raise GameError(
                "The bot “{name}” failed: {why}.", name=name, why=_why(error)
            ) from error
        if not isinstance(action, Action):
            raise GameError("The bot “{name}” gave back no action: {what}.", name=name, what=action)
        if action not in outlook.legal():
            raise GameError("The bot “{name}” may not play “{what}” now.", name=name, what=action)
        return action

    return play


def _why(error: BaseException) -> str:
    """What went wrong, as a part of a sentence."""
    return f"{type(error).__name__}: {error}".rstrip(": .")
