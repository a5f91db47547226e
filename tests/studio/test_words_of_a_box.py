"""A box carries its words: names with their grammar, texts that state its numbers, pictures; in every game."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

from tablee.games import OURS, game, with_cards
from tablee.kernel.boxes import content, sheet
from tablee.kernel.game import BadInput
from tablee.kernel.lettering import ICONS
from tablee.kernel.sentences import in_language
from tablee.kernel.telling import Teller
from tablee.kernel.words import LANGUAGES
from tablee.server.table.show import catalogue
from tablee.studio.sample import GAME as SAMPLE
from tablee.studio.spreadsheet import read, written
from tests.commands import Command
from tests.studio.cards import Box, played, printed, row, text

# Of each game a card, one of its numbers, and how its words said it in print.
CHANGED = [
    ("boom", "cards", "chaleur_3", "value", 7, {"": "Chaleur +7", ".text": "de 7."}),
    ("boom", "numbers", "mystery", "", 9, {"four_elargi.text": "de 1 à 9", "chaleur_mystere.text": "de 1 à 9"}),
    ("baba", "recipes", "canele", "level", 1, {".text": "Alcool, niveau 1."}),
    ("badass", "characters", "ninja", "cost", 1, {".text": "Paie 1 charge :"}),
    ("badass", "characters", "cascadeuse", "vengeance_cost", 2, {".text": "En Vengeance : pour 2 charges"}),
    ("badass", "weapons", "bazooka", "start", 2, {".text": "sur 7. Arrive avec 2 charges."}),
    ("badass", "weapons", "bazooka", "mark", 5, {".text": "À partir de 5 charges sur 7"}),
    ("bunny", "cards", "violet_moulin_2", "passage", 9, {".text": "Passage : +9"}),
    ("bunny", "cards", "violet_moulin_2", "effect", "retour", {"": "Moulin violet 2 – Retour"}),
    ("seizh", "ingredients", "lardons", "utensil", "couteau", {".text": "avec le Couteau."}),
]


def changed(box: Box, table: str, name: str, column: str, value: object) -> Box:
    if table == "numbers":
        box["numbers"][name] = value
    else:
        row(box, table, name)[column] = value
    return box


def plain(said: str) -> str:
    return said.replace("\u202f", " ")


@pytest.mark.parametrize(("name", "table", "card", "column", "value", "said"), CHANGED)
def test_a_changed_number_is_said_wherever_the_card_is(
    name: str, table: str, card: str, column: str, value: object, said: dict[str, str]
) -> None:
    mine = played(name, changed(printed(name), table, card, column, value))
    for part, expected in said.items():
        message = f"card-{part}" if "_" in part else f"card-{card}{part}"
        assert expected in plain(mine.words("fr").say(message))
        assert expected not in plain(game(name).words("fr").say(message))
    shown = catalogue(mine, "fr").cards
    assert any(expected in plain(one.name + one.text) for one in shown.values() for expected in said.values())


def renamed(name: str) -> tuple[Box, str]:
    """The printed box with other words for one of its cards."""
    box = printed(name)
    kind = game(name).box().names[0]
    box["words"] = {
        kind: {
            "icon": "rabbit",
            "colour": "#7A2048",
            "fr": {"name": "Éclipse dorée", "grammar": "f", "text": "Une carte à moi."},
            "en": {"name": "Golden Eclipse", "grammar": "s"},
        }
    }
    return box, kind


@pytest.mark.parametrize("name", OURS)
def test_a_renamed_card_is_called_so_with_its_article(name: str) -> None:
    box, kind = renamed(name)
    mine = played(name, box)
    french, english = Teller(mine, "fr", []), Teller(mine, "en", [])
    assert french.card(kind) == "Éclipse dorée"
    assert french.card_text(kind) == "Une carte à moi."
    assert english.card_text(kind) == Teller(game(name), "en", []).card_text(kind)
    assert mine.words("fr").noun(f"card-{kind}").grammar == "f"
    assert mine.words("en").noun(f"card-{kind}") == "Golden Eclipse"
    shown = catalogue(mine, "fr").cards[kind]
    assert (shown.icon, shown.colour) == ("rabbit", "#7a2048")


def test_sentences_take_the_new_name_with_its_article() -> None:
    box, kind = renamed("boom")
    mine = played("boom", box)
    told = {"event": "revealed", "args": {"seat": 0, "card": kind}}
    assert Teller(mine, "fr", ["Léa"]).event(mine, told) == "Léa montre une Éclipse dorée."
    assert Teller(mine, "en", ["Léa"]).event(mine, told) == "Léa shows a Golden Eclipse."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "table", "like", "new"),
    [
        ("boom", "cards", "chaleur_5", {"value": 6}),
        ("boom", "cards", "maladresse", {}),
        ("baba", "recipes", "opera", {"level": 2}),
        ("badass", "characters", "ninja", {"cost": 4}),
        ("badass", "weapons", "bazooka", {"mark": 6}),
        ("bunny", "cards", "violet_moulin_2", {"river": "boom", "passage": 7}),
        ("seizh", "bigoudenn", "katell", None),
    ],
)
def test_a_card_of_a_known_effect_says_what_it_does(
    name: str, table: str, like: str, new: dict[str, object] | None, lang: str
) -> None:
    """Nobody has worded it: its effect is, and the numbers are its own."""
    box = printed(name)
    if new is None:  # the menu has room for seven ladies: one of them is called otherwise
        row(box, table, like)["name"] = "nouvelle"
    else:
        box[table].append({**row(box, table, like), **new, "name": "nouvelle"})
    words = played(name, box).words(lang)
    said = words.say("card-nouvelle.text")
    assert len(said) > 10
    assert "{" not in said
    assert "none" not in said
    for number in (new or {}).values():
        if isinstance(number, int) and name != "baba":
            assert str(number) in said
    if new is not None and not new:
        assert said == words.say(f"card-{like}.text")


def test_words_of_one_language_serve_where_there_are_no_others() -> None:
    box = printed("boom")
    box["cards"].append({**row(box, "cards", "maladresse"), "name": "faux_pas"})
    box["words"] = {"faux_pas": {"br": {"name": "Fazi bras"}}}
    mine = played("boom", box)
    assert [mine.words(lang).say("card-faux_pas") for lang in LANGUAGES] == ["Fazi bras", "Fazi bras"]


def test_own_texts_state_numbers_of_the_card_and_of_the_box() -> None:
    box = printed("badass")
    box["words"] = {
        "ninja": {
            "fr": {"name": "Ombre {cost}", "text": "Paie {cost}, ou { $vengeance_cost } ; {numbers.market} armes."}
        }
    }
    words = played("badass", box).words("fr")
    assert plain(words.say("card-ninja.text")) == "Paie 3, ou 2 ; 3 armes."
    assert words.say("card-ninja") == "Ombre 3"


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_a_card_that_stands_in_no_row_can_be_renamed_too(kind: str) -> None:
    """The wasps of what `tablee new` makes: the reader of the box makes them of a number."""
    box = content(SAMPLE.box_file())
    box["words"] = {
        "wasp": {"icon": "fox", "fr": {"name": "Frelon", "grammar": "m", "text": "Il y en a {numbers.wasps}."}}
    }
    mine = SAMPLE.boxed(sheet(text(box)))
    assert Teller(mine, "fr", []).card("wasp") == "Frelon"
    assert catalogue(mine, "fr").cards["wasp"].text == "Il y en a 6."
    assert read(written(mine, box, kind, "fr")) == box
    box["words"] = {"bee": box["words"]["wasp"]}
    with pytest.raises(BadInput, match="words, bee: the box has no such card"):
        SAMPLE.boxed(sheet(text(box)))


def test_cards_that_name_each_other_are_said_all_the_same() -> None:
    box = printed("boom")
    one, other = row(box, "cards", "maladresse"), row(box, "cards", "four_elargi")
    one["effect"], other["effect"] = other["effect"], one["effect"]
    words = played("boom", box).words("fr")
    assert words.say("card-four_elargi.text")
    assert words.say("card-maladresse.text")


def test_a_game_with_its_box_reaches_other_processes() -> None:
    box, kind = renamed("boom")
    mine = pickle.loads(pickle.dumps(played("boom", box)))
    assert mine.words("fr").say(f"card-{kind}") == "Éclipse dorée"
    assert mine.fingerprint() == played("boom", box).fingerprint() != game("boom").fingerprint()


# -- On the terminal and in the lab -------------------------------------------------------------


def test_the_terminal_speaks_of_the_box_and_finds_a_card_by_its_new_name(tablee: Command, tmp_path: Path) -> None:
    box, _ = renamed("boom")
    row(box, "cards", "chaleur_2")["value"] = 8
    file = tmp_path / "mine.toml"
    file.write_text(text(box), "utf-8")
    done = tablee(f"play boom --box {file} --seed 3 --lang fr --plain", "?eclipse doree\n?chaleur\n")
    assert "Éclipse dorée" in done.out
    assert "Une carte à moi." in done.out
    assert "Chaleur +8" in done.out
    assert "Chaleur +2" not in done.out


def test_a_box_says_what_differs_adds_a_card_and_words_both(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        f'base = "{game("badass").box_file()}"\n[change]\n"characters.ninja.cost" = 1\n'
        '[[add.weapons]]\nname = "fronde"\neffect = "revolver"\ncopies = 2\nmax = 4\n'
        'start = 0\nmark = 2\nsource = "rebuilt"\n'
        '[words.fronde]\nicon = "bow-and-arrow"\nfr = { name = "Fronde", grammar = "f" }\n',
        "utf-8",
    )
    mine = game("badass").boxed(file)
    words = mine.words("fr")
    assert plain(words.say("card-ninja.text")).startswith("Paie 1 charge :")
    assert words.say("card-fronde") == "Fronde"
    assert words.say("card-fronde.text") == "Tue le personnage actif d’un rival. À partir de 2 charges sur 4."
    assert "fronde" in mine.new(4, 1).kind_names


# -- What is wrong with a box -------------------------------------------------------------------

WRONG = [
    ({"nobody": {"fr": {"name": "X"}}}, "words, nobody: the box has no such card; expected the name of one"),
    (
        {"ninja": {"icon": "../../etc/passwd"}},
        "words, ninja, icon: '../../etc/passwd' is not known here; expected one of",
    ),
    ({"ninja": {"colour": "red;}"}}, "words, ninja, colour: 'red;}'; expected six digits"),
    ({"ninja": {"icon": 0}}, "words, ninja, icon: '0' is not known here"),
    ({"ninja": {"icon": []}}, "words, ninja, icon: '[]' is not known here"),
    ({"ninja": {"colour": False}}, "words, ninja, colour: 'False'; expected six digits"),
    ({"ninja": {"colour": []}}, "words, ninja, colour: '[]'; expected six digits"),
    ({"ninja": {"fr": {"name": "X", "gramar": "f"}}}, "words, ninja, fr: contains unknown field gramar"),
    (
        {"ninja": {"fr": {"name": "X", "grammar": "n"}}},
        "words, ninja, fr, grammar: Invalid enum value 'n'; expected one of",
    ),
    ({"ninja": {"fr": {"name": "   "}}}, "words, ninja, fr: nothing that can be read; expected letters"),
    ({"ninja": {"fr": {"name": "X" * 49}}}, "words, ninja, fr, name: Expected str of length <= 48"),
    ({"ninja": {"fr": {"text": "Paie {costs}."}}}, "{costs} is no number of this card; expected one of copies, cost"),
    ({"ninja": {"fr": {"text": "Paie {cost."}}}, "a brace that is not closed"),
    ({"ninja": {"fr": {"name": "a\ue000b"}}}, "the sign U+E000, which is not seen"),
    ({"ninja": {"fr": {"name": "a\u202eb"}}}, "the sign U+202E, which is not seen"),
    ({"ninja": {"French": {"name": "X"}}}, "words, ninja, French: no language; expected icon, colour, or a language"),
    ({"ninja": "Ombre"}, "words: no table of cards; expected [words.CARD]"),
]


@pytest.mark.parametrize(("words", "expected"), WRONG)
def test_wrong_words_get_one_sentence_that_names_the_place(words: Box, expected: str) -> None:
    with pytest.raises(BadInput, match=re.escape(expected)):
        played("badass", {**printed("badass"), "words": words})


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ('base = "/etc/passwd"', "'/etc/passwd' is a file of somebody's machine; expected a whole box"),
        ('base = "../../box.toml"', "is a file of somebody's machine"),
        ('include = ["../seizh/box.toml"]', "is a file of somebody's machine"),
        ("a = " + "[" * 5000, "not valid TOML"),
        ("a = " + "1" * 5000, "not valid TOML"),
        ("[numbers", "not valid TOML"),
        ("a = 1\n" * 40_000, "a box has at most"),
    ],
)
def test_a_box_that_was_sent_names_no_file_and_costs_little(cards: str, expected: str) -> None:
    with pytest.raises(BadInput, match=re.escape(expected)):
        with_cards("badass", cards)


def test_a_name_that_keys_cannot_bear_is_refused() -> None:
    box = printed("boom")
    box["cards"][0]["name"] = "a:b"
    with pytest.raises(BadInput, match="name: 'a:b'; expected small letters"):
        played("boom", box)


def test_boxes_that_build_on_themselves_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('base = "b.toml"', "utf-8")
    (tmp_path / "b.toml").write_text('base = "a.toml"', "utf-8")
    with pytest.raises(BadInput, match="builds on itself"):
        game("boom").boxed(tmp_path / "a.toml")


def test_the_sentence_is_said_in_french() -> None:
    with pytest.raises(BadInput) as fault:
        played("badass", {**printed("badass"), "words": {"nobody": {}}})
    said = in_language(str(fault.value), "fr")
    assert "la boîte n’a pas cette carte" in said
    assert "le nom d’une de ses cartes" in said


def test_every_icon_is_one_of_the_page() -> None:
    page = Path("web/src/games/icons.ts")
    named = re.findall(r"~icons/noto/([a-z0-9-]+)'", page.read_text("utf-8"))
    assert sorted(named) == sorted(ICONS)
