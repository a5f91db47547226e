"""`tablee lab balance`: plays, then shows and writes what was asked for."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from tablee.kernel.game import BadInput
from tablee.lab.balance import measure as lab
from tablee.lab.balance.text import show
from tablee.lab.cache import remarks
from tablee.lab.engine import Engine
from tablee.lab.progress import Campaign, progress
from tablee.lab.report.targets import Pages
from tablee.lab.sim import Plan
from tablee.lab.stats import Share
from tablee.lab.words import Speech

if TYPE_CHECKING:
    from tablee.lab.balance.sheets import Sheets


@dataclass(frozen=True)
class Wishes:
    """What is to be made of the games."""

    skill: int
    sheets: Sheets | None
    pages: Pages
    fresh: bool
    as_json: bool


def sheets(path: Path | None) -> Sheets | None:
    """Where all games go as a table, checked first."""
    if path is None:
        return None
    if find_spec("polars") is None:
        raise BadInput("a table of all games needs polars; install tablee[lab].")
    from tablee.lab.balance.sheets import Sheets

    return Sheets(path)


def balance(what: Plan, wished: Wishes, engine: Engine) -> None:
    campaign = Campaign(what, engine, fresh=wished.fresh, sheets=wished.sheets)
    notes = campaign.play()
    if wished.sheets:
        wished.sheets.close()
    skill = _skill(what, wished.skill, engine)
    if wished.as_json:
        print(json.dumps(lab.result(what, notes, skill), indent=2, ensure_ascii=False))
    else:
        show(Console(highlight=False), what, notes, skill, Speech(what.game, wished.pages.lang))
    if said := remarks(wished.pages.lang, campaign.taken_up, campaign.stopped):
        Console(stderr=True, highlight=False).print(said, soft_wrap=True)
    if wished.pages.wanted:
        from tablee.lab.balance.page import balance_page
        from tablee.lab.report.page import write

        write(balance_page(what, notes, skill, wished.pages.lang), wished.pages.html, wished.pages.pdf)


def _skill(what: Plan, count: int, engine: Engine) -> dict[str, Share]:
    if not count or not lab.has_skill_curve(what):
        return {}
    with progress("skill", len(lab.LADDER) * what.players) as tick:
        return lab.skill_curve(what, lab.LADDER, count, engine, tick)
