"""What an assistant reads: a table, its log, games and rules as plain text, from what the server has sent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tablee import games
from tablee.agents.choices import numbered
from tablee.agents.mcp.seat import Seat
from tablee.agents.mcp.visitor import Message
from tablee.agents.words import words
from tablee.kernel.grammar import folded
from tablee.kernel.telling import Teller
from tablee.kernel.words import Words
from tablee.terminal.boards import board

RECENT = 12  # lines of the log that are told of a table at which nobody has looked yet


def table_page(seat: Seat, lang: str, seen: int) -> str:
    """All that one sees: who sits there, what is new, what lies there, what is asked."""
    say = words(lang)
    lines = [_who(seat, say)]
    if seat.table["phase"] == "lobby":
        return "\n".join([*lines, *_lobby(seat, say)])
    state = seat.state
    first = seen or max(0, len(seat.log) - RECENT)
    if fresh := [say.say("log-line", n=n + 1, words=told["words"]) for n, told in _after(seat.log, first)]:
        lines += ["", say.say("since"), *fresh]
    lines += ["", *_board(seat, lang), "", *_question(seat, state, say)]
    return "\n".join(lines)


def _after(log: Sequence[Message], first: int) -> Iterator[tuple[int, Message]]:
    yield from enumerate(log[first:], first)


def _who(seat: Seat, say: Words) -> str:
    names = ", ".join(_name(there, say) for there in seat.table["seats"])
    said = [say.say("at-table", game=_title(seat.table["game"], say.lang), table=seat.id, names=names)]
    if seat.place is not None:
        said.append(say.say("you-are", name=seat.names[seat.place], seat=seat.place + 1))
    return " ".join(said)


def _name(there: Mapping[str, str], say: Words) -> str:
    if there["kind"] == "empty":
        return say.say("empty-seat")
    return say.say("bot-seat", name=there["name"]) if there["kind"] == "bot" else there["name"]


def _title(game: str, lang: str) -> str:
    known = games.games().get(game)
    return known.title(lang) if known else game


def _lobby(seat: Seat, say: Words) -> list[str]:
    free = sum(there["kind"] == "empty" for there in seat.table["seats"])
    lines = [say.say("not-started", host=seat.names[seat.table["host"]])]
    lines += [f"{say.say('free-seats', n=free).capitalize()}."] if free else []
    if links := seat.table["links"]:
        lines.append(say.say("invite-link", link=seat.visitor.server + links["any"]))
    return lines


def _board(seat: Seat, lang: str) -> list[str]:
    """As the terminal says it in plain lines; a game that is not known here goes by the names of its fields."""
    known = games.games().get(seat.table["game"])
    if known is None:
        return [f"{name}: {value}" for name, value in seat.state["view"]["table"].items()]
    fields = known.new(len(seat.names), 0).fields()
    return board(known, fields).lines(seat.state["view"], Teller(known, lang, seat.names))


def _question(seat: Seat, state: Message, say: Words) -> list[str]:
    if state["ending"]:
        return [state["ending"]]
    lines = [say.say("paused")] if seat.table["phase"] == "paused" else []
    if state["options"]:
        lines += [state["question"]] if state["question"] else []
        lines += state["reading"]
        lines += [say.say("your-options"), *numbered([option["words"] for option in state["options"]])]
        lines += [
            "  " + say.say("refused-option", words=no["words"], why=no["reason_words"]) for no in state["refused"]
        ]
    elif state["waiting_for"]:
        lines.append(say.say("waiting-for", names=", ".join(seat.names[n] for n in state["waiting_for"])))
    if state["deadline"]:
        lines.append(say.say("time-left", seconds=state["deadline"]["left_ms"] // 1000))
    return lines


def log_page(log: Sequence[Message], lang: str, first: int) -> str:
    """Lines from `first` on, counted from 1, each with the rule behind it."""
    say = words(lang)
    lines = [
        say.say("log-why", n=n + 1, words=told["words"], why=told["why"])
        if told["why"]
        else say.say("log-line", n=n + 1, words=told["words"])
        for n, told in _after(log, max(0, first - 1))
    ]
    return "\n".join(lines) or say.say("empty-log")


def games_page(shown: Sequence[Message], lang: str) -> str:
    say, lines = words(lang), []
    for game in shown:
        told = {name: game[name] for name in ("id", "name", "fewest", "most", "usual", "tagline")}
        lines.append(say.say("game-line", **told))
        for option in game["options"]:
            values = ", ".join(f"{value['id']} ({value['words']})" for value in option["values"])
            lines.append("  " + say.say("option-line", id=option["id"], words=option["words"], values=values))
    levels = ", ".join(level["id"] for level in shown[0]["levels"]) if shown else ""
    return "\n".join([*lines, say.say("levels-line", levels=levels)])


def tables_page(shown: Sequence[Message], lang: str, server: str) -> str:
    say = words(lang)
    lines = [
        say.say(
            "table-line",
            link=f"{server}/t/{table['id']}",
            game=_title(table["game"], lang),
            host=table["host"],
            free=len(table["free"]),
            seats=table["seats"],
        )
        for table in shown
    ]
    return "\n".join(lines) or say.say("no-tables")


def rules_page(book: Message, lang: str, about: str) -> str:
    """Cards and rulings of a game; those whose words hold `about`, accents and capitals aside."""
    say = words(lang)
    cards = [say.say("card-line", **card) for card in book["catalogue"]["cards"].values() if card["text"]]
    rulings = [
        say.say("ruling-line", id=r["id"], name=r["words"], decision=r["decision"], why=r["reason"])
        for r in book["rulings"]
    ]
    kept = [[line for line in part if folded(about) in folded(line)] for part in (dict.fromkeys(cards), rulings)]
    if not any(kept):
        return say.say("no-such-rule", text=about)
    titled = [
        [f"# {say.say(title)}", *part] for title, part in zip(("titles-cards", "titles-rulings"), kept, strict=True)
    ]
    return "\n".join([book["catalogue"]["tagline"], *[line for part in titled if len(part) > 1 for line in part]])
