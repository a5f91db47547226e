# mypyc: compile
"""Ar Seizh Bigoudenn: why something is not possible, for whoever lost a race or misread the table."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.seizh._names import (
    ALREADY_TAKEN,
    ALREADY_TOSSED,
    ENOUGH_TAKEN,
    HANDS_FULL,
    JUST_USED,
    NO_SUCH_DISH,
    NOT_IN_YOUR_HANDS,
    NOT_YOUR_TURN,
    WRONG_UTENSIL,
)
from tablee.games.seizh._steps import COOK, DROP, GRAB, STEAL, SWAP, TAKE, TOSS, read
from tablee.games.seizh.table import Seizh, has
from tablee.kernel.state import NOT_OFFERED
from tablee.kernel.steps import BITS, NO_KIND, Kind, Reason, Seat, first, rule_of


def objection(g: Seizh, seat: Seat, option: i64) -> Reason:
    """Judged by what the request names, so whatever was sent gets its answer (R11)."""
    rule = rule_of(option)
    if g.over or first(option) != seat:
        return NOT_OFFERED
    if rule == DROP:
        _seat, utensil = read.drop(option)
        return NOT_OFFERED if has(g.utensils[seat], utensil) else NOT_IN_YOUR_HANDS
    if rule == GRAB:
        _seat, utensil = read.grab(option)
        return against_utensil(g, seat, utensil, NO_KIND)
    if rule == SWAP:
        _seat, utensil, given = read.swap(option)
        return against_utensil(g, seat, utensil, given)
    return NOT_YOUR_TURN if seat != g.active else against_action(g, seat, option)


def against_utensil(g: Seizh, seat: Seat, utensil: Kind, given: Kind) -> Reason:
    if not has(g.rack, utensil):
        return ALREADY_TAKEN
    if g.banned[seat] & BITS[utensil]:
        return JUST_USED
    if given >= 0:
        return NOT_OFFERED if has(g.utensils[seat], given) else NOT_IN_YOUR_HANDS
    return HANDS_FULL if len(g.utensils[seat]) == g.box.most_held else NOT_OFFERED


def against_action(g: Seizh, seat: Seat, option: i64) -> Reason:
    rule = rule_of(option)
    if rule == TAKE:
        _seat, ingredient, utensil = read.take(option)
        return against_take(g, seat, ingredient, utensil)
    if rule == STEAL:
        _seat, victim, ingredient = read.steal(option)
        return against_theft(g, seat, victim, ingredient)
    if rule == TOSS and g.tossed:
        return ALREADY_TOSSED
    return NO_SUCH_DISH if rule == COOK else NOT_OFFERED


def against_take(g: Seizh, seat: Seat, ingredient: Kind, utensil: Kind) -> Reason:
    if not has(g.centre, ingredient):
        return ALREADY_TAKEN
    if not has(g.utensils[seat], utensil):
        return NOT_IN_YOUR_HANDS
    if not g.box.fits[ingredient] & BITS[utensil]:
        return WRONG_UTENSIL
    return ENOUGH_TAKEN if g.taken == g.box.most_taken else NOT_OFFERED


def against_theft(g: Seizh, seat: Seat, victim: Seat, ingredient: Kind) -> Reason:
    if not has(g.utensils[seat], Kind(g.box.araignee)):
        return NOT_IN_YOUR_HANDS
    if not 0 <= victim < g.seats or victim == seat:
        return NOT_OFFERED
    if not has(g.larder[victim], ingredient):
        return ALREADY_TAKEN
    return ENOUGH_TAKEN if g.taken == g.box.most_taken else NOT_OFFERED
