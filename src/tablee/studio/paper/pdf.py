"""Sheets and rule books as PDF, set by typst: what is said comes as data and is never read as instructions."""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from tablee.kernel.game import BadInput, Game
from tablee.kernel.telling import rules_in_short, with_place
from tablee.kernel.words import Words
from tablee.studio.paper.pieces import BACK, TONES, Card, Data, board, cards, drawings, markers, pictures

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # millimetres
BLEED = {"a4": 2.0, "letter": 1.0}  # as much as leaves a margin that printers need
A_SHEET = 9
HERE = Path(__file__).parent
BACK_PICTURE = f"card {BACK}"
ONE_PICTURE = b'#image(bytes(sys.inputs.picture), format: "svg")'


class Said(NamedTuple):
    """What a template sets."""

    template: Path
    inputs: dict[str, str]


@cache
def words(lang: str) -> Words:
    return Words(HERE, lang)


def write(game: Game, lang: str, paper: str, into: Path) -> list[Path]:
    """Both files of a box."""
    made = {"cards": sheets(game, lang, paper), "rules": rulebook(game, lang, paper)}
    try:
        into.mkdir(parents=True, exist_ok=True)
        for name, pdf in made.items():
            (into / f"{game.id}-{name}.pdf").write_bytes(pdf)
    except OSError as fault:
        raise BadInput(f"the files cannot be written to {into}: {fault.strerror or fault}.") from None
    return [into / f"{game.id}-{name}.pdf" for name in made]


def sheets(game: Game, lang: str, paper: str) -> bytes:
    """Cards to cut out, fronts and backs in turn, then the board and the markers."""
    return _set(sheets_said(game, lang, paper))


def sheets_said(game: Game, lang: str, paper: str) -> Said:
    some = [card for card in cards(game, lang) for _ in range(card.copies)]
    cut = [deck[i : i + A_SHEET] for deck in _decks(some) for i in range(0, len(deck), A_SHEET)]
    used = {card.picture for card in some} | {BACK_PICTURE}
    data = {
        "sheets": [[_printed(card, game, lang) for card in sheet] for sheet in cut],
        "bleed": BLEED.get(paper, 0.0),
        "board": board(game, lang),
        "markers": markers(game, lang, words(lang).say("player")),
        "words": {"markers": words(lang).say("markers")},
    }
    return _said("sheets.typ", game, lang, paper, data, used)


def _decks(some: list[Card]) -> list[list[Card]]:
    """Cards with one back lie on sheets of their own."""
    decks: dict[str, list[Card]] = {}
    for card in some:
        decks.setdefault(card.deck, []).append(card)
    return list(decks.values())


def _printed(card: Card, game: Game, lang: str) -> Data:
    """A card's face and its back, which says the deck."""
    tone = pictures(game.folder).get(BACK, {}).get("tone", "slate")
    decks = list(dict.fromkeys(deck for deck, _ in game.new(game.usual, 0).decks()))
    shade = list(TONES.values())
    place = (list(TONES).index(tone) + (decks.index(card.deck) if card.deck in decks else 0)) % len(shade)
    back = {"colour": shade[place], "picture": BACK_PICTURE, "deck": _deck_name(card.deck, game, lang)}
    face = {"name": card.name, "text": card.text, "value": card.value, "colour": card.colour, "picture": card.picture}
    return {**face, "foot": game.title(lang), "back": back}


def _deck_name(deck: str, game: Game, lang: str) -> str:
    """As the game calls it, or as most do."""
    return game.words(lang).maybe(f"deck-{deck}") or words(lang).maybe(f"deck-{deck}")


def rulebook(game: Game, lang: str, paper: str) -> bytes:
    """Aim, set-up, turn, cards and rulings of a box, in the words of the table."""
    return _set(rulebook_said(game, lang, paper))


def rulebook_said(game: Game, lang: str, paper: str) -> Said:
    said, all_cards = game.words(lang), cards(game, lang)
    tone = pictures(game.folder).get(BACK, {}).get("tone", "slate")
    data = {
        "colour": TONES[tone],
        "cover": BACK_PICTURE,
        "tagline": said.maybe("game-tagline"),
        "players": words(lang).say("players", fewest=game.seats[0], most=game.seats[-1]),
        "parts": _parts(said, lang),
        "cards": [_listed(card) for card in all_cards],
        "rulings": _rulings(game, said),
        "words": {"cards": words(lang).say("cards"), "rulings": words(lang).say("rulings")},
    }
    return _said("rulebook.typ", game, lang, paper, data, {card.picture for card in all_cards} | {BACK_PICTURE})


def _parts(said: Words, lang: str) -> list[Data]:
    short, s = rules_in_short(said), words(lang)
    if short is None:
        return []
    return [
        {"title": s.say("aim"), "text": [short.goal]},
        {"title": s.say("set-up"), "points": said.maybe("rules-setup").splitlines()},
        {"title": s.say("turn"), "steps": short.turn},
        {"title": s.say("know"), "points": short.know},
        {"title": s.say("end"), "text": [short.end]},
    ]


def _listed(card: Card) -> Data:
    columns = ("name", "text", "value", "colour", "picture", "copies")
    return {column: getattr(card, column) for column in columns}


def _rulings(game: Game, said: Words) -> list[Data]:
    names = [line.split(" ")[0] for line in said.text.splitlines() if line.startswith("ruling-")]
    return [_ruling(game, said, name.removeprefix("ruling-")) for name in names]


def _ruling(game: Game, said: Words, ruling: str) -> Data:
    title, text, why = (said.say(f"ruling-{ruling}{part}") for part in ("", ".text", ".why"))
    return {"id": ruling, "title": title, "text": text, "why": with_place(why, game, "rulings", ruling, said.lang)}


def _said(template: str, game: Game, lang: str, paper: str, data: Data, used: set[str]) -> Said:
    if paper not in PAPERS:
        raise BadInput(f"the papers are {', '.join(PAPERS)}, not '{paper}'.")
    about = {"paper": PAPERS[paper], "lang": lang, "game": game.title(lang), "pictures": dict(drawings(game, used))}
    return Said(HERE / template, {"data": json.dumps({**about, **data})})


def _set(said: Said) -> bytes:
    if find_spec("typst") is None:
        raise BadInput("printing needs typst; install tablee[print].")
    import typst

    try:
        made: Any = typst.compile(said.template, root=HERE, sys_inputs=said.inputs, ignore_system_fonts=True)
    except typst.TypstError as fault:
        raise BadInput(_unprinted(said, fault)) from None
    return bytes(made)


def _unprinted(said: Said, fault: Exception) -> str:
    """Which picture of a game is none; all else on a page is ours."""
    import typst

    for name, svg in json.loads(said.inputs["data"])["pictures"].items():
        try:
            typst.compile(ONE_PICTURE, sys_inputs={"picture": svg}, ignore_system_fonts=True)
        except typst.TypstError as why:
            shown = name.partition(" ")[2] or "back"
            return (
                f"the picture art/{shown} cannot be printed: {str(why)[:120]}; save it anew as a PNG, "
                "or as an SVG that holds all it shows."
            )
    return f"the pages cannot be set: {str(fault)[:200]}."
