#!/usr/bin/env python3
"""The page of a table in real browsers: whole games by taps, keys and the accessibility tree, and what can go wrong meanwhile.

    python3 tests/page/browser.py [path of ludoteca-cli] [part …]

Wants chromium and chromium-driver. Parts are the functions below; without any, all of them run. Nothing here depends on how fast the
computer is: what is waited for is a state of the page, and the seconds that are printed are measured, not asked for.
"""
import os
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

from away import away
from classes import question, stop
from driver import Driver, wait
from games import BEGINNINGS, GAMES
from looks import looks
from mixed import mixed
from pictures import pictures
from table import Host, Player, School, own_port, sentence, turns
from trays import trays
from working import homework

GIVEN = sys.argv[1:]
PROGRAM = GIVEN[0] if GIVEN and os.sep in GIVEN[0] else os.path.expanduser("~/.cache/ludoteca/target/debug/ludoteca-cli")
PARTS = [part for part in GIVEN if os.sep not in part]
PHONE = (360, 640)
# What the page and all that belongs to it may weigh.
MOST_BYTES = 120_000
# Within so long a page is to be usable on a slow device; on a busy computer it may take longer, which is printed.
USABLE = 1.0
ATTACKS = [
    "<script>window.hurt = 1</script>",
    "<img src=x onerror=window.hurt=1>",
    "\"><svg onload=window.hurt=1>",
    "'-window.hurt=1-'",
    "javascript:window.hurt=1",
    "<iframe src=javascript:hurt=1>",
    "</title><script>hurt=1</script>",
    "<style>*{display:none}</style>",
    "${window.hurt=1}",
    "{{constructor.constructor('hurt=1')()}}",
    "<math><mtext></p><img onerror=hurt=1>",
    "&lt;script&gt;hurt=1&lt;/script&gt;",
    "\\u003cimg src onerror=hurt=1\\u003e",
    "<a href=//evil.example>click</a>",
]


class Class:
    """Two browsers at one table."""

    def __init__(self, driver, folder):
        self.driver, self.folder, self.program = driver, folder, PROGRAM
        self.players = [Player(driver.browser(*PHONE)) for _ in range(2)]
        self.count = 0

    def place(self):
        self.count += 1
        folder = os.path.join(self.folder, str(self.count))
        os.makedirs(folder)
        return folder

    def open(self, *arguments, port=None):
        """A table at which both sit, the first player on the first seat."""
        host = Host(PROGRAM, self.place(), *arguments, port=port)
        for player, name in zip(self.players, ["Inês", "Tomás"]):
            player.arrive(host.address)
            player.sit(name)
        for player in self.players:
            wait(lambda player=player: player.phase() == "play", "the game")
        return host

    def school(self, game):
        """A class of two, each at the board to which the own card leads."""
        school = School(PROGRAM, self.place(), game, "Inês", "Tomás")
        for player, card in zip(self.players, school.cards):
            player.arrive(card)
        for player in self.players:
            wait(lambda player=player: player.phase() == "play", "the game")
        return school

    def both(self, number):
        """Waits until both see so many moves."""
        for player in self.players:
            wait(lambda player=player: player.moves() == number, f"move {number}")

    def play(self, game, give=None, between=None):
        """A whole game of the list."""
        give = give or (lambda player, order: player.play(order))
        reason, moves = GAMES[game]
        for number, orders in enumerate(turns(game, moves), start=1):
            for seat, order in orders:
                wait(self.players[seat].can, f"the turn of {order}")
                give(self.players[seat], order)
            self.both(number)
            if between:
                between(number)
        for player in self.players:
            wait(lambda player=player: player.data("end"), "the end")
            assert player.text("#line") == sentence(f"reason-{reason}"), player.text("#line")
        ends = sorted(player.data("end") for player in self.players)
        assert ends in (["lost", "won"], ["draw", "draw"]), ends
        self.silent()

    def silent(self):
        """Nothing that the page did was forbidden or broke."""
        for player in self.players:
            told = [line for line in player.browser.complaints() if "WebSocket" not in line]
            assert not told, told


def taps(room):
    """Whole games of all ten by taps, on a telephone."""
    told = []
    for game in GAMES:
        started = time.monotonic()
        begins = BEGINNINGS.get(game)
        host = room.open(game, *(["--position", begins] if begins else []))
        room.play(game)
        host.end()
        told.append(f"{game}: {room.players[0].moves()} moves, “{room.players[0].text('#line')}” ({time.monotonic() - started:.1f} s)")
    return "\n   ".join(told)


def keys(room):
    """A game by keys alone: arrows, Enter, Escape."""
    host = room.open("rastros")

    def at(player):
        return player.browser.run(
            "const one = document.activeElement; return one && one.cell !== undefined ? one.getAttribute('aria-label') : null;"
        )

    def give(player, order):
        browser = player.browser
        for _ in range(30):
            if at(player):
                break
            browser.press("\ue004")
        steps = """
            const middle = (one) => { const box = one.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2, box.width]; };
            const [x, y, wide] = middle(document.activeElement);
            const [right, down] = middle(document.querySelector(arguments[0]));
            return [Math.round((right - x) / wide), Math.round((down - y) / wide)];"""
        right, down = browser.run(steps, player.cell(order))
        browser.press(*(["right"] * right + ["left"] * -right + ["down"] * down + ["up"] * -down))
        assert at(player).startswith(order + ":"), (at(player), order)
        # Once in vain, and laid down again.
        browser.press("enter")
        wait(lambda: player.shown("#play"), "an order")
        browser.press("escape")
        wait(lambda: not player.shown("#play"), "nothing in hand")
        browser.press("enter")
        wait(lambda: player.shown("#play"), "an order")
        browser.press("enter")

    room.play("rastros", give)
    host.end()


def tree(room):
    """A game through the accessibility tree, by roles and names."""
    host = room.open("semaforo")

    def press(player, role, begins):
        def found():
            nodes = player.browser.cdp("Accessibility.getFullAXTree")["nodes"]
            fits = [
                node for node in nodes
                if not node["ignored"] and node["role"]["value"] == role and node["name"]["value"].startswith(begins)
            ]
            return fits[0] if fits else None

        node = wait(found, f"{role} “{begins}”")
        one = player.browser.cdp("DOM.resolveNode", backendNodeId=node["backendDOMNodeId"])["object"]["objectId"]
        player.browser.cdp("Runtime.callFunctionOn", objectId=one, functionDeclaration="function () { this.click(); }")

    def give(player, order):
        press(player, "gridcell", order + ":")
        press(player, "button", "Play " + order)

    room.play("semaforo", give)
    host.end()


def again(room):
    """A page that is loaded again, closed and opened again, has the same seat; one that is opened twice plays in the newer one."""
    host = room.open("avanco")
    player = room.players[0]
    token = player.browser.run("return location.hash;")
    assert len(token) == 33, token

    def between(number):
        if number == 3:
            player.browser.call("POST", "/refresh", {})
        elif number == 6:
            player.arrive(host.address + token)
        elif number == 8:
            old = player.browser.call("GET", "/window")
            new = player.browser.call("POST", "/window/new", {"type": "tab"})["handle"]
            player.browser.call("POST", "/window", {"handle": new})
            player.browser.go(host.address + token)
            wait(lambda: player.phase() == "play", "the same seat")
            player.browser.call("POST", "/window", {"handle": old})
            wait(lambda: player.shown("#bye"), "the older page gives way")
            player.browser.tap("#here")
            wait(lambda: player.phase() == "play", "the seat again")
            player.browser.call("POST", "/window", {"handle": new})
            wait(lambda: player.shown("#bye"), "the newer page gives way")
            player.browser.call("DELETE", "/window")
            player.browser.call("POST", "/window", {"handle": old})
        else:
            return
        wait(lambda: player.phase() == "play", "the same seat")
        assert player.text("#near .name") == "Inês"

    room.play("avanco", between=between)
    host.end()


def cut(room):
    """The host is silent for a while, and then is another program with the same log: everybody comes back to the own seat."""
    host = room.open("avanco", port=own_port())
    running = [host]

    def between(number):
        if number == 4:
            running[0].stop()
            for player in room.players:
                wait(lambda player=player: player.shown("#lost"), "the page says that it lost the host")
            running[0].go_on()
        elif number == 7:
            before = running[0]
            before.end()
            for player in room.players:
                wait(lambda player=player: player.shown("#lost"), "the page says that it lost the host")
            running[0] = Host(PROGRAM, before.folder, "--table", before.log(), port=before.port)
        else:
            return
        for player in room.players:
            wait(lambda player=player: not player.shown("#lost") and player.phase() == "play", "the same seat")

    room.play("avanco", between=between)
    running[0].end()


def attacks(room):
    """Names are text, whatever they say."""
    host = Host(PROGRAM, room.place(), "rastros")
    player = room.players[0]
    elements = "return [...document.querySelectorAll('body *')].map((one) => one.localName).sort().join();"
    plain = None
    for attack in ["Inês", *ATTACKS]:
        player.arrive(host.address)
        player.sit(attack)
        name = player.text("#near .name")
        assert name == attack[:40].strip(), (name, attack)
        there = player.browser.run(elements)
        plain = plain or there
        assert there == plain, f"{attack} became something else than text"
        assert player.browser.run("return window.hurt === undefined;"), attack
        policy = player.browser.run(
            "try { const one = document.createElement('p'); one.innerHTML = '<b>x</b>'; return one.innerHTML; } catch (_) { return ''; }"
        )
        assert policy == "", "the policy of the page keeps text from becoming markup"
    player.arrive(host.address + "#<img src=x onerror=hurt=1>")
    assert player.browser.run("return /^#[0-9a-f]{32}$/.test(location.hash) && window.hurt === undefined;")
    player.browser.complaints()
    host.end()
    return f"{len(ATTACKS)} attacks"


def speed(room):
    """How soon the page is usable on a slow device, and how much it weighs."""
    host = Host(PROGRAM, room.place(), "horizons")
    browser = room.driver.browser(*PHONE)
    browser.cdp("Network.enable")
    browser.cdp("Network.setCacheDisabled", cacheDisabled=True)
    line = 10_000_000 / 8
    browser.cdp("Network.emulateNetworkConditions", offline=False, latency=5, downloadThroughput=line, uploadThroughput=line)
    browser.cdp("Emulation.setCPUThrottlingRate", rate=4)
    times = []
    for _ in range(5):
        browser.go("about:blank")
        browser.go(host.address)
        mark = "const [mark] = performance.getEntriesByName('usable'); return mark ? mark.startTime : null;"
        times.append(wait(lambda: browser.run(mark), "a page that can be used") / 1000)
    weights = """
        const parts = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
        return [parts.reduce((sum, part) => sum + part.encodedBodySize, 0), new Set(parts.map((part) => new URL(part.name).origin)).size];"""
    weight, origins = browser.run(weights)
    assert origins == 1, "everything is from the host"
    assert 20_000 < weight <= MOST_BYTES, weight
    shown = ", ".join(f"{seconds:.2f}" for seconds in times)
    busy = "" if min(times) <= USABLE else f", more than {USABLE} s: is this computer busy?"
    browser.end()
    host.end()
    return f"{weight / 1000:.1f} kB; usable after {shown} s on a 4× slowed browser at 10 Mbit/s{busy}"


def four(room):
    """Four at one board, each from the own corner; one of them watches the rest of it from a small screen."""
    host = Host(PROGRAM, room.place(), "sapiens:players=single")
    more = [Player(room.driver.browser(320, 568)), Player(room.driver.browser(780, 360, dark=True))]
    everybody = [*room.players, *more]
    for player, name in zip(everybody, ["Ana", "Bia", "Caio", "Dora"]):
        player.arrive(host.address)
        player.sit(name)
    corners = [["a1", "h8"], ["a8", "h1"], ["h8", "a1"], ["h1", "a8"]]
    for player, (near, far) in zip(everybody, corners):
        wait(lambda player=player: player.phase() == "play", "the game")
        where = "const box = document.querySelector(arguments[0]).getBoundingClientRect(); return [box.left, box.top];"
        (left, low), (right, high) = (player.browser.run(where, player.cell(name)) for name in (near, far))
        assert left < right and low > high, (near, left, low, right, high)
        assert player.browser.run("return document.documentElement.scrollWidth <= innerWidth;"), "nothing is wider than the screen"
        assert len(player.browser.find_all(".plate")) == 4
    for player in more:
        player.browser.end()
    host.end()


# Two rows of parts go on at the same time, each with its own browsers; what is measured comes when both are over.
ROWS = [[taps, keys, tree, again, cut, attacks, four, stop, question], [away, trays, mixed, homework, pictures, looks]]
LAST = [speed]


def go(parts, folder):
    """Some parts, one after the other, with browsers of their own."""
    wanted = [part for part in parts if not PARTS or part.__name__ in PARTS]
    if not wanted:
        return
    os.makedirs(folder)
    driver = Driver()
    try:
        room = Class(driver, folder)
        for part in wanted:
            started = time.monotonic()
            told = part(room)
            more = f"\n   {told}" if told else ""
            print(f"{part.__doc__.splitlines()[0]}{more}\n   ({time.monotonic() - started:.1f} s)", flush=True)
    finally:
        driver.end()


def main():
    with tempfile.TemporaryDirectory(prefix="ludoteca-page-", ignore_cleanup_errors=True) as folder:
        with ThreadPoolExecutor(len(ROWS)) as pool:
            rows = [pool.submit(go, row, os.path.join(folder, str(number))) for number, row in enumerate(ROWS)]
        for row in rows:
            row.result()
        go(LAST, os.path.join(folder, "last"))


if __name__ == "__main__":
    main()
