"""What a box says of its cards reaches whoever draws them."""

from tablee.games import OURS, game, games


def test_rows_within_rows_know_where_they_belong() -> None:
    facts = game("seizh").facts()
    ham = {"of": "galette_complete", "side": "galette", "value": 3, "utensil": "fourchette", "source": "rebuilt"}
    assert facts["jambon"] == ham
    assert facts["katell"].items() >= {"galette": "galette_complete", "crepe": "crepe_caramel"}.items()


def test_every_card_of_ours_says_whether_the_book_prints_it() -> None:
    assert {fact.get("source") for name in OURS for fact in game(name).facts().values()} == {"printed", "rebuilt"}


def test_lists_of_words_are_facts_too() -> None:
    assert game("baba").facts()["bapteme"]["slots"] == ["pastry:salambo", "flavour:fruits"]


def test_every_game_has_facts_of_its_cards_only_in_plain_values() -> None:
    for each in games():
        for facts in game(each).facts().values():
            assert all(isinstance(value, (int, str, list)) for value in facts.values())
