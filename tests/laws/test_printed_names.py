"""The box's names: whoever has it beside the screen reads on both what the book prints, for every card it names."""

from __future__ import annotations

import pytest

from tablee.games import game
from tablee.kernel.game import Game

HEAT = [f"Chaleur {sign}" for sign in ("+1", "+2", "+3", "+4", "+5", "?")]
COOLING = [f"Refroidissement {sign}" for sign in ("−1", "−2", "−3", "−4", "−5", "?")]
ROLES = ["Pâtissier", "Farceur", "Glouton"]
GOALS = ["Cerises confites", "Spirale de caramel", "Macarons dorés", "Rosace de chantilly", "Bonbons gélifiés"]
ACTIONS = [
    "Coup d’œil gourmand",
    "Accident de cuisine",
    "Maladresse",
    "Four élargi",
    "Four rétréci",
    "Récupération d’ingrédient",
    "Échange de Tablier",
    "Tablier de Protection",
    "Renvoi de spatule",
    "Coup de boost",
]
EVENTS = [
    "Échange d’Ingrédients",
    "Four en panne",
    "Inventaire surprise",
    "Cuisine ouverte",
    "Four déréglé",
    "Éclaboussures",
    "Double intensité",
    "Maladresse (événement)",  # the book prints two cards called Maladresse
    "Panne d’électricité",
    "Service express",
    "Cuisine en désordre",
    "Gonflement progressif",
    "Ventilation d’urgence",
    "Réchauffage automatique",
    "Minuteur final",
]
ATELIER = [
    "Pâte",
    "Alcool",
    "Amande",
    "Chocolat",
    "Crème",
    "Fruits",
    "Joker",
    "Savoir-faire ×1",
    "Savoir-faire ×2",
    "Échange-moi cette recette !",
    "Atelier portes ouvertes",
    "Déménagement",
    "Self-Service",
    "Sous-chef à la rescousse",
    "Nettoie ton atelier !",
    "Salon de la pâtisserie Express",
    "Étagère Express",
]
RECIPES = [
    "Canelé",
    "Salambo",  # printed Salamba
    "Diplomate",
    "Baba au Rhum",
    "Macarons",
    "Galette des Rois",
    "Tarte Amandine",
    "Financier",
    "Opéra",
    "Religieuse au Chocolat",
    "Tarte au Chocolat",
    "Madeleine au Chocolat",  # printed Madeline
    "Saint-Honoré",
    "Mille-Feuille",
    "Tropézienne",
    "Paris-Brest",
    "Charlotte aux Fruits",
    "Fraisier",
    "Tarte au Citron",
    "Tarte Tatin",
]
UTENSILS = ["Couteau", "Fourchette", "Cuillère", "Spatule", "Araignée", "Couvercle", "Passoire"]
PRINTED = {
    "boom": HEAT + COOLING + ROLES + GOALS + ACTIONS + EVENTS,
    "baba": ATELIER + RECIPES + ["Sydney"],
    "bunny": ["Mairesse", "Joker"],
    "badass": [],
    "seizh": [*UTENSILS, "Katell", "Rozenn", "Soazig", "Tyfenn"],
}
EFFECTS = ["Bunny Boom", "Méga Bunny Boom", "Bunny Boom de rivière", "Carotte", "Renard", "Terrier"]
DIFFICULTIES = ["Cupcake", "Génoise", "Éclair", "Tarte Tatin", "Pièce Montée"]
WORDS = {  # what the book calls what lies on the table, and where we say it
    "boom": {
        "field-cake": "Taille du gâteau",
        "field-capacity": "Capacité du four",
        "reason-goal_is_for_the_glouton": "Objectif Glouton",
        "field-draw": "Pioche",
        "field-discard": "Défausse",
    },
    "baba": {
        "field-shelf": "Étagère",
        "field-order": "Commande",
        "field-destination": "Destination",
        "card-question.text": "Culture générale sucrée",
        "field-atelier_pile": "Pioche Atelier",
        "field-recipe_pile": "Pioche Recette",
    },
    "bunny": {
        "field-village": "Village",
        "field-river": "Rivière",
        "field-domain": "domaine",
        "reason-space_is_closed": "espace est fermé",
        "event-layer_full": "1er étage",
        "event-layer_full.why": "2e étage",
        "setting-sandglass": "Sablier",
    },
    "badass": {
        "field-score": "Badassomètre",
        "field-loge": "Loge",
        "field-active": "Personnage actif",
        "faction-cool": "Cool",
        "faction-vengeance": "Vengeance",
        "option-go_to_armoury": "armurerie",
        "field-graveyard": "Cimetière",
    },
    "seizh": {
        "text-menu": "menu",
        "text-specialities": "spécialités",
        "option-toss": "Amen, bigoudenn !",
        "question-waltz": "valse des ustensiles",
        "field-bigoudenn": "Bigoudenn",
    },
}


def titles(played: Game) -> set[str]:
    """What all cards of a game are called."""
    names = played.new(played.usual, 1).kind_names
    return {played.words("fr").say(f"card-{name}").replace("\u202f", " ") for name in names}


@pytest.mark.parametrize("name", PRINTED)
def test_a_card_is_called_as_the_box_calls_it(name: str) -> None:
    assert [printed for printed in PRINTED[name] if printed not in titles(game(name))] == []


@pytest.mark.parametrize("name", ["boom"])
def test_a_game_printed_whole_has_no_other_card(name: str) -> None:
    assert titles(game(name)) == set(PRINTED[name])


@pytest.mark.parametrize("effect", EFFECTS)
def test_effects_are_called_as_the_book_calls_them(effect: str) -> None:
    assert any(title.endswith(f"– {effect}") for title in titles(game("bunny")))


@pytest.mark.parametrize("name", DIFFICULTIES)
def test_difficulties_are_called_as_the_book_calls_them(name: str) -> None:
    words = game("boom").words("fr")
    rows = [row for row, facts in game("boom").facts().items() if "claim" in facts]
    assert any(words.say(f"setting-difficulty-{row}").startswith(name) for row in rows)


@pytest.mark.parametrize(("name", "message"), [(name, message) for name in WORDS for message in WORDS[name]])
def test_places_and_things_are_called_as_the_book_calls_them(name: str, message: str) -> None:
    assert WORDS[name][message] in game(name).words("fr").say(message).replace("\u202f", " ")


def test_two_cards_do_not_share_a_name() -> None:
    for name in PRINTED:
        played = game(name)
        names = played.new(played.usual, 1).kind_names
        assert len(titles(played)) == len(names)
