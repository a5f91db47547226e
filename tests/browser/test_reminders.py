"""Reminders: asked for by one tap, shown by the service worker, lead to the seat, and end with one tap."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import Company
from tests.browser.person import Person, Size
from tests.server.outside_world import Device, World, a_world, letters

# No browser reaches a real push service from here: this one has its place at ours.
AT_OUR_PUSH_SERVICE = """({endpoint, p256dh, auth}) => {
    PushManager.prototype.subscribe = async (options) => {
        if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new Error('bad key');
        return { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
    };
    Notification.requestPermission = async () => 'granted';
}"""
# This Chromium has no desktop to show anything on, nor an icon to mark: it ends the worker that tries.
NOTED = """() => { self.noted = []; self.marked = 0;
    self.registration.showNotification = async (title, {body, tag, data, actions}) => {
        self.noted.push({title, body, tag, data, actions}); };
    self.navigator.setAppBadge = async () => { self.marked += 1; }; }"""
TAPPED = """async (path) => { let led = null; self.clients.openWindow = async (to) => { led = to; }; await seat(path);
    return led; }"""

MOVE_SECRET = """table => {
    localStorage.setItem('tablee.seat.old', localStorage.getItem(`tablee.seat.${table}`));
    localStorage.removeItem(`tablee.seat.${table}`);
}"""


@pytest.fixture
def world() -> Iterator[World]:
    with a_world() as it:
        yield it


def at_push_service(person: Person, world: World) -> Device:
    device = Device()
    place = {"endpoint": f"{world.address}/push", "p256dh": device.p256dh, "auth": letters(device.auth)}
    person.page.context.grant_permissions(["notifications"])
    person.page.add_init_script(f"self.PushManager && ({AT_OUR_PUSH_SERVICE})({json.dumps(place)})")
    return device


def deliver(context: BrowserContext, person: Person, address: str, text: str) -> None:
    """As the browser does with what its push service brings, once it is decrypted."""
    wire = context.new_cdp_session(person.page)
    found: list[str] = []
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda it: found.extend(
        each["registrationId"] for each in it["registrations"] if each["scopeURL"].startswith(address)))  # fmt: skip
    wire.send("ServiceWorker.enable")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    while not found:
        person.page.wait_for_timeout(20)
    wire.send("ServiceWorker.deliverPushMessage", {"origin": address, "registrationId": found[-1], "data": text})


@pytest.mark.parametrize("size", Size)
def test_a_reminder_is_asked_for_shown_leads_to_the_seat_and_is_stopped(
    company: Company, world: World, size: Size
) -> None:
    host, guest = company.person("fr", size), company.person("fr")
    device = at_push_service(host, world)
    link = host.invite("boom")
    table = re.sub(r".*/t/(\w+).*", r"\1", host.page.url)
    host.page.get_by_role("button", name="Me prévenir").click()
    dialog = host.page.get_by_role("dialog", name="Me prévenir")
    expect(dialog.get_by_role("button", name="Arrêter")).to_have_count(0)  # all is off until asked for
    dialog.get_by_role("checkbox", name="Rien pendant la nuit").uncheck()  # whatever the time is while this is tried
    dialog.get_by_role("button", name="Sur cet appareil").click()
    expect(dialog.get_by_role("button", name="Arrêter")).to_be_visible()
    expect(dialog.get_by_role("alert")).to_have_count(0)
    host.check_accessible()
    host.keep_picture("reminders-fr")
    host.page.goto("/")
    guest.join(link, "Oscar")
    said = device.read(world.next().body)
    assert said["path"] == f"/t/{table}"
    (worker,) = host.page.context.service_workers
    worker.evaluate(NOTED)
    deliver(host.page.context, host, company.address, json.dumps(said))
    while not (noted := worker.evaluate("() => self.noted")):
        host.page.wait_for_timeout(20)
    assert noted == [
        {
            "title": "Boom Badaboom",
            "body": "Oscar vient de s’asseoir à ta table.",
            "tag": table,
            "data": {"path": f"/t/{table}", "stop": said["stop"]},
            "actions": [{"action": "stop", "title": "Ne plus recevoir de rappels"}],
        }
    ]
    assert worker.evaluate("() => self.marked") == 1
    led = worker.evaluate(TAPPED, said["path"])
    host.page.goto(led)
    expect(host.page.locator(".lobby")).to_be_visible()
    expect(host.page.get_by_role("button", name="Quitter la table")).to_be_visible()  # one's own seat
    host.page.goto(f"/#stop/{said['stop']}")
    expect(host.page.get_by_text("C’est noté : plus de rappels.")).to_be_visible()
    host.page.goto(f"/t/{table}")
    host.page.get_by_role("button", name="Me prévenir").click()
    expect(host.page.get_by_role("button", name="Sur cet appareil")).to_be_visible()
    expect(host.page.get_by_role("button", name="Arrêter")).to_have_count(0)


def test_a_rematch_is_sat_at_by_the_link_of_its_reminder(company: Company) -> None:
    """The secret of the seat at the table before opens the next one."""
    person = company.person("en")
    person.play_against_bots("boom")
    table = re.sub(r".*/t/(\w+).*", r"\1", person.page.url)
    person.page.evaluate(MOVE_SECRET, table)
    person.page.goto(f"/t/{table}#again=old")
    person.page.reload()
    person.await_something()
    assert person.page.evaluate("table => localStorage.getItem('tablee.seat.' + table) !== null", table)


def test_the_web_hook_is_offered_to_the_host_and_a_wrong_address_is_told(company: Company, world: World) -> None:
    host, guest = company.person("en", Size.LAPTOP), company.person("en")
    link = host.invite("boom")
    host.page.get_by_role("button", name="Remind me").click()
    host.page.get_by_text("A chat room").click()
    address = host.page.get_by_label("Its address")
    address.fill("https://user:secret@nowhere.invalid/")
    host.page.get_by_role("button", name="Ask", exact=True).click()
    expect(host.page.get_by_role("alert")).to_contain_text("a public https address")
    company.complaints.clear()  # the browser notes the 400
    address.fill(f"{world.address}/hook")
    host.page.get_by_role("button", name="Ask", exact=True).click()
    expect(host.page.get_by_role("button", name="Stop", exact=True)).to_be_visible()
    host.keep_picture("reminders-hook-en")
    guest.join(link, "Oscar")
    assert json.loads(world.next().body)["event"] == "joined"
    guest.page.get_by_role("button", name="Remind me").click()
    expect(guest.page.get_by_text("Nothing is sent before you ask for it.")).to_be_visible()
    expect(guest.page.get_by_text("A chat room")).to_have_count(0)
