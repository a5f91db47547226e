"""Several people at one table."""

import json
import re
from collections import Counter
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Company
from tests.browser.person import MOST_TABLES, Person, Size


class Network:
    """The way of one person's socket to the server: it can be lost and found again, or slow."""

    def __init__(self, person: Person) -> None:
        self.lost = False
        self.held: list[str | bytes] | None = None
        self.open: list[WebSocketRoute] = []
        person.page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.lost:
            socket.close()
            return
        socket.connect_to_server().on_message(lambda message: self._deliver(socket, message))
        self.open.append(socket)

    def _deliver(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if self.held is None:
            socket.send(message)
        else:
            self.held.append(message)

    def lose(self) -> None:
        self.lost = True
        for socket in self.open:
            socket.close()

    def find_again(self) -> None:
        self.lost = False

    def hold(self) -> None:
        """From now on nothing arrives."""
        self.held = []

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.open[-1].send(message)


def both_play_to_the_end(first: Person, second: Person) -> None:
    for _ in range(1500):
        for person in (first, second):
            if person.ended.count():
                continue
            if person.choices.count() or person.playable.count():
                person.try_to_move()
        if first.ended.count() and second.ended.count():
            return
        first.page.wait_for_timeout(40)
    raise AssertionError("the game did not end")


def somebody_is_asked(*people: Person) -> bool:
    """Wait until somebody can choose something; False if the game is over instead."""
    for _ in range(1500):
        if any(person.choices.count() or person.playable.count() for person in people):
            return True
        if people[0].ended.count():
            return False
        people[0].page.wait_for_timeout(40)
    raise AssertionError("nobody was asked anything")


def begin_together(host: Person, guest: Person) -> None:
    """Where the bots have ended a game before anybody was asked something, at another table."""
    for _ in range(MOST_TABLES):
        guest.join(host.invite("boom"), "Tess")
        expect(host.page.get_by_text("Tess")).to_be_visible()
        host.keep_picture("lobby-fr")
        host.page.locator(".start").click()
        if somebody_is_asked(host, guest):
            return
    raise AssertionError(f"{MOST_TABLES} games were over at once")


def test_an_invitation_can_be_scanned(company: Company) -> None:
    host = company.person("fr", reduced_motion="reduce")
    host.invite("boom")
    code = host.page.get_by_alt_text("QR").first
    expect(code).to_be_visible()
    assert code.evaluate("image => image.complete && image.naturalWidth > 0")
    host.check_accessible()


def test_two_people_two_bots_a_reload_and_a_lost_connection(company: Company) -> None:
    host = company.person("fr", reduced_motion="reduce")
    guest = company.person("en", Size.LAPTOP, reduced_motion="reduce")
    network = Network(guest)
    begin_together(host, guest)
    expect(guest.page.locator(".prompt")).to_be_visible()

    guest.page.reload()
    expect(guest.page.locator(".prompt")).to_be_visible()
    network.lose()
    expect(guest.page.locator(".offline")).to_be_visible()
    network.find_again()
    expect(guest.page.locator(".offline")).to_have_count(0, timeout=15_000)

    both_play_to_the_end(host, guest)
    for person in (host, guest):
        expect(person.page.locator("dialog li .card")).to_have_count(4)


def test_they_can_talk(company: Company) -> None:
    host, guest = company.person("fr"), company.person("fr")
    guest.join(host.invite("boom"), "Nolwenn")
    host.page.get_by_label("Ton message").fill("Bonjour <b>à tous</b>")
    host.page.get_by_role("button", name="Envoyer", exact=True).click()
    expect(guest.page.get_by_text("Bonjour <b>à tous</b>")).to_be_visible()


def states_told(person: Person) -> list[dict[str, Any]]:
    """Whatever the server tells her about the game, from now on."""
    told: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            told.append(message)

    person.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return told


def seen_in_hand(state: dict[str, Any], seat: int) -> Counter[str]:
    """The cards one knows there: neither one of its backs nor a hand folded away."""
    return Counter(kind for kind in state["view"]["table"]["hand"][seat] if kind not in (None, "…"))


def test_a_spectator_sees_no_secret(company: Company) -> None:
    """Nobody moves: of a hand she sees at most what the other player sees, the card of a surprise inventory."""
    host, guest, watcher = company.person("fr"), company.person("fr"), company.person("fr", Size.LAPTOP)
    by_host, by_guest, by_watcher = map(states_told, (host, guest, watcher))
    host.open_table("boom", 2)
    guest.join(host.page.locator(".invite input").input_value(), "Yuna")
    watch = host.page.evaluate("""() => new Promise(done => {
        const id = location.pathname.split('/')[2];
        const socket = new WebSocket(`ws://${location.host}/ws/${id}`);
        const token = localStorage.getItem(`tablee.seat.${id}`);
        socket.onopen = () => socket.send(JSON.stringify({type: 'hello', lang: 'fr', token}));
        socket.onmessage = ({data}) => {
            const m = JSON.parse(data);
            if (m.links) { socket.close(); done(m.links.watch); }
        };
    })""")
    host.page.locator(".start").click()
    for player in (host, guest):
        expect(player.page.locator(".hand").first).to_be_attached()
    watcher.page.goto(watch)
    expect(watcher.page.get_by_text("Tu regardes la partie.")).to_be_visible()
    assert watcher.page.locator(".hand").count() == 0
    hers, hosts, guests = by_watcher[-1], by_host[-1], by_guest[-1]
    assert hers["version"] == hosts["version"] == guests["version"]
    for seat, other in enumerate((guests, hosts)):
        assert seen_in_hand(hers, seat) <= seen_in_hand(other, seat)
    assert not any(state["options"] for state in by_watcher)
    watcher.keep_picture("spectator")


def test_a_finished_game_can_be_watched_again(company: Company) -> None:
    person = company.person("fr", Size.LAPTOP, reduced_motion="reduce")
    person.play_against_bots("boom")
    person.hurry_to_the_end()
    person.page.get_by_role("button", name="Revoir la partie").click()
    where = person.page.locator(".where")
    expect(where).to_contain_text("0 / ")
    person.page.get_by_role("button", name="Un coup en avant").click()
    expect(where).to_have_text(re.compile(r"^[1-9]\d* / "))  # as the whole game counts its moves
    person.page.get_by_role("button", name="À la fin").click()
    expect(person.page.locator(".prompt, .scrubber")).to_be_visible()
    person.page.get_by_label("Par les yeux de").select_option("all")
    person.page.get_by_role("button", name="Au début").click()
    expect(person.page.locator(".seats .role").first).to_be_visible()
    person.check_accessible()
    person.keep_picture("replay")
    person.page.get_by_role("button", name="À la vitesse de la partie").click()
    person.page.get_by_role("button", name="Lecture").click()
    expect(where).to_have_text(re.compile(r"^0:0[1-9] / "))  # the clock of the game goes


def test_going_back_is_asked_for_and_may_be_withdrawn_or_agreed_to(company: Company) -> None:
    host = company.person("fr", reduced_motion="reduce")
    guest = company.person("en", Size.LAPTOP, reduced_motion="reduce")
    guest.join(host.invite("bunny"), "Tess")
    expect(host.page.locator(".name").filter(has_text="Tess").first).to_be_visible()
    host.page.locator(".start").click()
    for person in (host, guest):
        expect(person.page.locator(".prompt")).to_be_visible()
    asks = host.page.get_by_role("button", name="Demander à revenir en arrière")
    for _ in range(40):
        somebody_is_asked(host, guest)  # a bot that moves meanwhile would make going back another question
        host.page.get_by_role("button", name="Menu").click()
        expect(host.page.get_by_role("dialog")).to_be_visible()
        if asks.count():
            break
        host.page.keyboard.press("Escape")
        for person in (host, guest):
            if person.choices.count() or person.playable.count():
                person.try_to_move()
    asks.click()
    expect(guest.page.get_by_text("asks to go back one move")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Agreed")).to_be_visible()
    host.check_accessible()
    host.page.get_by_role("button", name="Retirer ma demande").click()
    for person in (host, guest):
        expect(person.page.locator(".offer")).to_have_count(0)
    host.page.get_by_role("button", name="Menu").click()
    asks.click()
    guest.page.get_by_role("button", name="Agreed").click()
    for person in (host, guest):
        expect(person.page.locator(".offer")).to_have_count(0)
