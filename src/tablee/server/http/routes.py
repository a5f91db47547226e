"""Every route there is.  What is not listed does not exist."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tablee.server.http import daily, handlers, lab, people, reminders, studio, tournaments
from tablee.server.http.openapi import document
from tablee.server.http.request import Ask
from tablee.server.http.route import Query, Route
from tablee.server.protocol import bodies
from tablee.server.protocol import daily as daily_bodies
from tablee.server.protocol import lab as lab_bodies
from tablee.server.protocol import people as people_bodies
from tablee.server.protocol import reminders as reminder_bodies
from tablee.server.protocol import studio as studio_bodies
from tablee.server.protocol import tournaments as tournament_bodies
from tablee.server.protocol.parts import Level, Name, SeatNumber
from tablee.server.protocol.permissions import ADMITTED, ANYONE, AT_THE_TABLE, THE_HOST, THE_RUNNER

LARGE = 1 << 20  # an imported game
WITH_CARDS = 1 << 18  # a request that brings its own box, perhaps two, of letters that take several bytes
EYES = Query(
    "eyes", Annotated[str, Meta(pattern="^([0-7]|watch|all)$")],
    "Whose eyes see the game: a seat, `watch` for the spectators, `all` once it is over; without it one's own.",
)  # fmt: skip
DAY = Query("day", daily_bodies.Day, "Which day, not long past; today without it.")
NEWCOMER = (
    Query("name", Name, "What one is called at the new table."),
    Query("seat", SeatNumber, "The seat one takes; 0 without it."),
    Query("level", Level, "How the bots on the other seats play."),
)


async def openapi(_: Ask) -> Any:
    return document(ROUTES)


ROUTES = (
    Route(
        "GET", "/api/games", handlers.list_games, ANYONE, None, list[bodies.GameShown], "The games and their options.",
    ),
    Route("GET", "/api/games/{game}", handlers.show_game, ANYONE, None, bodies.GameBook, "A game's words and rulings."),
    Route(
        "GET", "/api/games/{game}/board", handlers.show_board, ANYONE, None, bodies.BoardShown,
        "Where everything lies on a game's board, where the page has none of its own.",
    ),
    Route("GET", "/api/games/{game}/art/{name}", handlers.show_art, ANYONE, None, "image/*", "A picture of a game."),
    Route("GET", "/api/tables", handlers.lobby, ANYONE, None, list[bodies.TableShown], "Public tables."),
    Route(
        "POST", "/api/tables", handlers.create, ANYONE, bodies.CreateTable, bodies.Seated, "Open a table.",
        WITH_CARDS, opens=True,
    ),
    Route("GET", "/api/tables/{table}", handlers.show_table, ANYONE, None, bodies.TableShown, "A table's join page."),
    Route(
        "GET", "/api/tables/{table}/book", handlers.show_table_book, ANYONE, None, bodies.GameBook,
        "A game's words and rulings with the cards of this table.",
    ),
    Route("POST", "/api/tables/{table}/join", handlers.join, ANYONE, bodies.Join, bodies.Seated, "Take a free seat."),
    Route("POST", "/api/tables/{table}/end", handlers.end, THE_HOST, None, bodies.TableShown, "End what stands still."),
    Route(
        "POST", "/api/lessons/{game}", handlers.learn, ANYONE, bodies.Learn, bodies.Seated, "Begin a lesson.",
        opens=True,
    ),
    Route("POST", "/api/qr", handlers.qr, ANYONE, bodies.QrWanted, "image/svg+xml", "A link as a QR code."),
    Route(
        "GET", "/api/replays/{table}", handlers.show_replay, ADMITTED, None, bodies.Replay, "The moves of a game.",
        queries=(EYES,),
    ),
    Route(
        "GET", "/api/replays/{table}/review", handlers.show_review, ADMITTED, None, bodies.ReviewShown,
        "A finished game: chances of winning, turning point, beliefs, statistics.",
    ),
    Route(
        "GET", "/api/replays/{table}/{n}", handlers.show_frame, ADMITTED, None, bodies.Frame, "The table after a move.",
        queries=(EYES,),
    ),
    Route(
        "POST", "/api/replays/{table}/continue", handlers.continue_from, ADMITTED, bodies.Continue, bodies.Seated,
        "Go on from a moment of a finished game, against bots.", opens=True,
    ),
    Route("GET", "/api/export/{table}", handlers.export, ADMITTED, None, bodies.Export, "A finished game as one file."),
    Route(
        "POST", "/api/import", handlers.import_game, ANYONE, bodies.Export, bodies.Seated, "Go on from a file.",
        LARGE, NEWCOMER, opens=True,
    ),
    Route("GET", "/api/lab/{game}", lab.lab_bench, ANYONE, None, lab_bodies.LabBench, "What the lab can try."),
    Route(
        "POST", "/api/lab", lab.lab_start, ANYONE, lab_bodies.LabWanted, lab_bodies.LabStarted, "Start a run.",
        WITH_CARDS,
    ),
    Route(
        "GET", "/api/lab/runs/{run}", lab.lab_watch, THE_RUNNER, None, "text/event-stream",
        "A run as it goes on: events of type LabShown.",
    ),
    Route(
        "POST", "/api/lab/runs/{run}/stop", lab.lab_stop, THE_RUNNER, None, lab_bodies.LabShown, "Stop a run.",
    ),
    Route(
        "POST", "/api/lab/runs/{run}/report", lab.lab_report, THE_RUNNER, None, lab_bodies.LabReport,
        "Write the page of a run, in the language of ?lang or that of the run.",
    ),
    Route("GET", "/api/lab/reports/{report}", lab.lab_page, ANYONE, None, "text/html", "The page of a run."),
    Route(
        "POST", "/api/boxes", studio.look_at_box, ANYONE, studio_bodies.BoxWanted, studio_bodies.BoxShown,
        "Look at a card box: what it says, or what is wrong with it.", WITH_CARDS,
    ),
    Route(
        "POST", "/api/boxes/sheet", studio.write_sheet, ANYONE, studio_bodies.SheetWanted, "application/octet-stream",
        "A card box as a spreadsheet.", WITH_CARDS,
    ),
    Route(
        "POST", "/api/boxes/read", studio.read_sheet, ANYONE, studio_bodies.SheetSent, studio_bodies.BoxShown,
        "Look at a card box that comes as a spreadsheet.", LARGE,
    ),
    Route(
        "POST", "/api/boxes/print", studio.print_box, ANYONE, studio_bodies.PrintWanted, "application/pdf",
        "A card box on paper.", WITH_CARDS,
    ),
    Route(
        "GET", "/api/tables/{table}/reminders", reminders.show_reminders, AT_THE_TABLE, None,
        reminder_bodies.RemindersShown, "How this server can remind, and of what one is reminded here.",
    ),
    Route(
        "POST", "/api/tables/{table}/reminders", reminders.remind_me, AT_THE_TABLE, reminder_bodies.RemindMe,
        reminder_bodies.Reminder, "Be reminded of one's seat, or let a web-hook tell of the table.",
    ),
    Route(
        "POST", "/api/reminders/{reminder}/stop", reminders.stop_reminder, ANYONE, None, reminder_bodies.Known,
        "Stop a reminder: its name is enough.",
    ),
    Route(
        "POST", "/api/reminders/{reminder}/confirm", reminders.confirm_reminder, ANYONE, None, reminder_bodies.Known,
        "Say yes to reminders by mail.",
    ),
    Route(
        "GET", "/api/me", people.show_me, ANYONE, None, people_bodies.MeShown,
        "All that is kept of the bearer of a device's secret.",
    ),
    Route(
        "POST", "/api/me", people.be_somebody, ANYONE, people_bodies.Me, people_bodies.MeShown,
        "Be somebody by a secret of 256 bits that one has made, or be called otherwise.",
    ),
    Route(
        "POST", "/api/me/seats", people.claim_seat, ANYONE, people_bodies.ClaimSeat, reminder_bodies.Known,
        "A seat belongs to the bearer of a device's secret.",
    ),
    Route(
        "POST", "/api/me/forget", people.forget_me, ANYONE, None, reminder_bodies.Known,
        "Forget the bearer of a device's secret, with all that is kept of them.",
    ),
    Route(
        "GET", "/api/people/{person}", people.show_person, ANYONE, None, people_bodies.PersonShown,
        "Somebody who wants to be found.",
    ),
    Route(
        "POST", "/api/tables/{table}/rated", people.rate_me, AT_THE_TABLE, people_bodies.RateMe, reminder_bodies.Known,
        "Before the start: this game shall count, if everybody wants that.",
    ),
    Route(
        "GET", "/api/tournaments", tournaments.list_tournaments, ANYONE, None,
        list[tournament_bodies.TournamentListed], "Tournaments that are meant to be found.",
    ),
    Route(
        "POST", "/api/tournaments", tournaments.create, ANYONE, tournament_bodies.CreateTournament,
        tournament_bodies.TournamentShown, "A tournament, directed by whoever has its secret.",
    ),
    Route(
        "GET", "/api/tournaments/{tournament}", tournaments.show, ANYONE, None, tournament_bodies.TournamentShown,
        "A tournament as it is now: who plays where, results, order.",
    ),
    Route(
        "POST", "/api/tournaments/{tournament}/enter", tournaments.enter, ANYONE, tournament_bodies.Enter,
        tournament_bodies.Entered, "Take part.",
    ),
    Route(
        "POST", "/api/tournaments/{tournament}/here", tournaments.be_here, ANYONE, tournament_bodies.Here,
        tournament_bodies.TournamentShown, "Whether one plays in the next rounds, by the secret one has entered with.",
    ),
    Route(
        "POST", "/api/tournaments/{tournament}/direct", tournaments.direct, ANYONE, tournament_bodies.Direct,
        tournament_bodies.TournamentShown, "What the director wants.",
    ),
    Route(
        "GET", "/api/tournaments/{tournament}/results", tournaments.results, ANYONE, None, "text/csv",
        "The order of all as a file for a spreadsheet.",
    ),
    Route(
        "GET", "/api/ladders/{game}", people.show_ladder, ANYONE, None, people_bodies.Ladder,
        "The strongest at a game, people and bots on one scale.",
        queries=(Query("kind", Literal["table", "days"], "At a table, or over days."),),
    ),
    Route(
        "GET", "/api/daily", daily.show_today, ANYONE, None, daily_bodies.DailyShown,
        "What there is today at each game; with a card, which puzzles one has answered.",
    ),
    Route(
        "GET", "/api/daily/{game}/puzzle", daily.show_puzzle, ANYONE, None, daily_bodies.PuzzleShown,
        "The puzzle of a day, as the seat that is asked sees the table.", queries=(DAY,),
    ),
    Route(
        "POST", "/api/daily/{game}/puzzle", daily.guess, ANYONE, daily_bodies.Guess, daily_bodies.PuzzleAnswer,
        "Choose a move: what is best, by how much, and why; with a card, the first answer of the day is kept.",
    ),
    Route(
        "GET", "/api/daily/{game}/deal", daily.show_deal, ANYONE, None, daily_bodies.DealShown,
        "The table of results of a day's deal.", queries=(DAY,),
    ),
    Route(
        "POST", "/api/daily/{game}/deal", daily.play_deal, ANYONE, daily_bodies.PlayDeal, bodies.Seated,
        "Play the deal of today, once, as the bearer of a device's secret of 256 bits.",
    ),
    Route("GET", "/api/openapi.json", openapi, ANYONE, None, "application/json", "This description."),
    Route("GET", "/health", handlers.health, ANYONE, None, bodies.Health, "Whether the server is up."),
    Route("GET", "/metrics", handlers.metrics, ANYONE, None, "text/plain", "Figures for Prometheus."),
)  # fmt: skip
