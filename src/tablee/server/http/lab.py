"""What requests about the lab do."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from secrets import randbelow

import msgspec
from starlette.responses import Response, StreamingResponse

from tablee import games
from tablee.kernel.game import BadInput
from tablee.lab import browser
from tablee.lab.claims.measure import claims_of
from tablee.lab.dossier import page as dossier
from tablee.lab.report.page import part
from tablee.lab.words import Speech
from tablee.server.http.request import Ask
from tablee.server.laboratory import Laboratory, Run
from tablee.server.protocol.lab import LabBench, LabReport, LabShown, LabSide, LabStarted, LabWanted
from tablee.server.protocol.parts import Preset
from tablee.server.protocol.refusals import Refusal
from tablee.server.table.show import levels


async def lab_bench(ask: Ask) -> LabBench:
    game = _game(ask.path["game"])
    if not _lab(ask).limits.seconds:
        raise Refusal("lab_closed")
    usable = [level for level in levels(ask.lang, games.game(game)) if level.id in browser.LEVELS]
    usable += [Preset(level, Speech(game, ask.lang).level(level)) for level in browser.STRONG]
    return LabBench(game, _claims(game), usable, browser.dials(game, ask.lang), _lab(ask).limits.seconds)


def _game(name: str) -> str:
    try:
        return games.game(name).id
    except BadInput:
        raise Refusal("no_such_game") from None


def _claims(game: str) -> bool:
    try:
        return bool(claims_of(game, None))
    except BadInput:
        return False


async def lab_start(ask: Ask) -> LabStarted:
    wanted, lab = ask.read(LabWanted), _lab(ask)
    game = _game(wanted.game)
    a, b = (_side(side) for side in (wanted.a, wanted.b))
    seconds = float(lab.limits.seconds)
    seed = randbelow(1 << 31)
    asked = browser.Asked(wanted.kind, game, wanted.players, wanted.level, a, b, seconds, wanted.lang, seed)
    run, secret = await lab.start(asked)
    return LabStarted(run.id, secret)


def _side(side: LabSide) -> browser.Side:
    return browser.Side(dict(side.options), dict(side.numbers), side.cards)


async def lab_watch(ask: Ask) -> Response:
    """Server-sent events: one whenever more is known."""
    seen = _lab(ask).watch(_run(ask))

    async def events() -> AsyncIterator[bytes]:
        async for shown in seen:
            yield b": still here\n\n" if shown is None else b"data: " + msgspec.json.encode(shown) + b"\n\n"

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(events(), media_type="text/event-stream", headers=headers)


async def lab_stop(ask: Ask) -> LabShown:
    run = _run(ask)
    await _lab(ask).stop(run)
    return run.shown()


async def lab_report(ask: Ask) -> LabReport:
    """In the language that is asked for, or in that of the run."""
    run = _run(ask)
    lang = ask.lang if "lang" in ask.query else run.asked.lang
    return LabReport(f"/api/lab/reports/{await _lab(ask).report(run, lang)}")


async def lab_page(ask: Ask) -> Response:
    """A page that may run its own script and nothing else, as nobody: it cannot reach this site."""
    text = _lab(ask).reports.get(ask.path["report"])
    if text is None:
        raise Refusal("not_found")
    return Response(text, media_type="text/html", headers={"content-security-policy": policy(text)})


def _lab(ask: Ask) -> Laboratory:
    return ask.laboratory


def _run(ask: Ask) -> Run:
    return _lab(ask).runs[ask.path["run"]]


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def policy(text: bytes) -> str:
    """A page may have our styles (a dossier's is in the colour of its game) and scripts, as far as it holds them."""
    styles = dict.fromkeys([part("report.css"), *(dossier.style(game) for game in games.games().values())])
    scripts = (part("report.js"), dossier.script())
    held = [" ".join(_hash(one) for one in some if one.encode() in text) for some in (styles, scripts)]
    return (
        f"default-src 'none'; style-src {held[0]}; script-src {held[1]}; base-uri 'none';"
        " form-action 'none'; frame-ancestors 'none'; sandbox allow-scripts allow-modals"
    )
