# mypyc: compile
"""BabaOrum: what lies on the table, who sees it, and what is told."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.baba.cards import NO_BOX, Box
from tablee.kernel.piles import Pile, pile, piles, zeros
from tablee.kernel.state import GAMMA, NOBODY, OWNER, PUBLIC, Field, State


@mypyc_attr(acyclic=True)
class Baba(State):
    def __init__(self, seats: i64, seed: i64, stream: i64 = GAMMA) -> None:
        super().__init__(seats, seed, stream)
        self.box: Box = NO_BOX
        self.round: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.questions_on: i64 = 0  # option questions
        self.spoken: i64 = 0  # option answers
        self.everyday: i64 = 0  # option everyday
        self.shout_seconds: i64 = 0  # option shout, 0 without a limit
        self.children: i64 = 0  # which seats are children's: children.py says how
        self.drawn: i64 = 0  # 1 once the active player has drawn from a pile this turn
        self.acted: i64 = 0  # 1 once they have played an Action card
        self.prepared: i64 = 0  # 1 once they have begun a pastry
        self.helped: i64 = 0  # 1 once their Sous-chef is there
        self.able: i64 = 0  # 1 once somebody was able to draw this round
        self.express_done: i64 = 0  # how many of the Express cards set aside have had their effect
        self.question: i64 = 0  # waiting for its answer, or -1
        self.last_question: i64 = 0  # the last one answered, or -1
        self.answer_sheet: i64 = 0  # 0 on an imagined table: nobody knows the answers there
        self.solution: vec[i64] = zeros(seats)  # the right choice, for the judge of a spoken answer
        self.picked: vec[i64] = zeros(seats)  # Portes ouvertes: the card picked in secret
        self.shown: vec[i64] = zeros(seats)  # and the card shown to all
        self.to_clean: vec[i64] = zeros(seats)  # 1 with a Nettoie ton atelier before them
        self.order: list[Pile] = piles(seats)
        self.orders_left: Pile = pile()
        self.recipes: list[Pile] = piles(seats)  # without a token
        self.begun: list[Pile] = piles(seats)
        self.finished: list[Pile] = piles(seats)
        self.salon: Pile = pile()  # recipes turned up by the Salon
        self.recipe_pile: Pile = pile()
        self.destination: Pile = pile()  # one for each seat, in the order of the seats
        self.destinations_left: Pile = pile()
        self.hand: list[Pile] = piles(seats)
        self.payment: list[Pile] = piles(seats)  # on the recipe begun
        self.front: Pile = pile()  # Nettoie ton atelier cards before the players
        self.shelf: Pile = pile()
        self.express: Pile = pile()  # set aside until the end of the step
        self.discard: Pile = pile()
        self.atelier_pile: Pile = pile()
        self.questions: Pile = pile()
        self.questions_used: Pile = pile()


FIELDS: Final = (
    Field("round", PUBLIC, high=200),
    Field("first", PUBLIC, high=7),
    Field("active", PUBLIC, high=7),
    Field("questions_on", PUBLIC, high=1),
    Field("spoken", PUBLIC, high=1),
    Field("everyday", PUBLIC, high=1),
    Field("shout_seconds", PUBLIC, high=5),
    Field("children", PUBLIC, high=271),
    Field("drawn", PUBLIC, high=1),
    Field("acted", PUBLIC, high=1),
    Field("prepared", PUBLIC, high=1),
    Field("helped", PUBLIC, high=1),
    Field("able", PUBLIC, high=1),
    Field("express_done", PUBLIC, high=60),
    Field("question", PUBLIC, low=-1, high=671),
    Field("last_question", PUBLIC, low=-1, high=671),
    Field("answer_sheet", NOBODY, high=1),
    Field("solution", OWNER, each=True, low=-1, high=3, blank=-1),
    Field("picked", OWNER, each=True, low=-1, high=16, blank=-1),
    Field("shown", PUBLIC, each=True, low=-1, high=16),
    Field("to_clean", PUBLIC, each=True, high=1),
    Field("order", OWNER, deck="order", each=True),
    Field("orders_left", NOBODY, deck="order"),
    Field("recipes", PUBLIC, deck="recipe", each=True),
    Field("begun", PUBLIC, deck="recipe", each=True),
    Field("finished", PUBLIC, deck="recipe", each=True),
    Field("salon", PUBLIC, deck="recipe"),
    Field("recipe_pile", NOBODY, deck="recipe"),
    Field("destination", PUBLIC, deck="destination"),
    Field("destinations_left", PUBLIC, deck="destination"),
    Field("hand", OWNER, deck="atelier", each=True),
    Field("payment", PUBLIC, deck="atelier", each=True),
    Field("front", PUBLIC, deck="atelier"),
    Field("shelf", PUBLIC, deck="atelier"),
    Field("express", PUBLIC, deck="atelier"),
    Field("discard", PUBLIC, deck="atelier"),
    Field("atelier_pile", NOBODY, deck="atelier"),
    Field("questions", NOBODY, deck="question", numbered=True),
    Field("questions_used", PUBLIC, deck="question"),
)

EVENTS: Final[dict[str, str]] = {
    "round_began": "round",
    "turn_began": "seat:Seat",
    "turn_skipped": "seat:Seat",
    "drew": "seat:Seat !card:Kind",
    "drew_recipe": "seat:Seat recipe:Kind",
    "took_from_shelf": "seat:Seat card:Kind",
    "kept_one_of_two": "seat:Seat rejected:Kind !card:Kind",
    "kept_one_recipe": "seat:Seat recipe:Kind !rejected:Kind",
    "discarded": "seat:Seat card:Kind",
    "no_card_left": "seat:Seat",
    "nothing_to_draw": "seat:Seat",
    "reshuffled": "cards",
    "shelf_filled": "card:Kind",
    "shelf_cleared": "seat:Seat",
    "express": "seat:Seat card:Kind",
    "salon_opened": "seat:Seat recipes",
    "chose_recipe": "seat:Seat recipe:Kind",
    "asked": "seat:Seat category question",
    "answered": "seat:Seat right choice",
    "explained": "question solution",
    "judged": "seat:Seat judge:Seat right",
    "out_of_time": "seat:Seat",
    "played": "seat:Seat card:Kind target:Seat",
    "swapped_recipes": "seat:Seat target:Seat taken:Kind !given:Kind",
    "showed": "seat:Seat card:Kind",
    "took_shown": "seat:Seat target:Seat card:Kind",
    "moved": "one:Seat other:Seat",
    "helped_themselves": "seat:Seat target:Seat !card:Kind",
    "kept_nettoie": "seat:Seat",
    "cleaned": "seat:Seat",
    "began": "seat:Seat recipe:Kind",
    "finished": "seat:Seat recipe:Kind",
    "shouted": "seat:Seat",
    "bonus": "seat:Seat",
    "honoured": "seat:Seat",
    "counted_up": "rounds",
}

REASONS: Final = (
    "already_acted",
    "already_prepared",
    "already_made",
    "not_ordered",
    "no_pate",
    "no_flavour",
    "not_enough_savoir_faire",
    "no_recipe_to_swap",
    "nobody_to_take_from",
    "nobody_to_clean",
    "shelf_is_not_for_chance",
)

ENDINGS: Final = ("none", "order_honoured", "rounds_over", "nothing_left")
