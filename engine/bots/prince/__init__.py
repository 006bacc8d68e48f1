"""How Make Me a Planet is played well."""

from __future__ import annotations

from collections.abc import Mapping

from engine.bots import Head, at_once
from engine.bots.prince.easy import play_easily
from engine.bots.prince.greedy import play_greedily
from engine.bots.prince.hard import think_hard
from engine.bots.prince.medium import play_with_judgement

HEADS: Mapping[str, Head] = {
    "greedy": at_once(play_greedily),
    "easy": at_once(play_easily),
    "medium": at_once(play_with_judgement),
    "hard": Head(think_hard, playouts=400),
}
