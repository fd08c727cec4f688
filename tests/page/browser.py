#!/usr/bin/env python3
"""The page of a table in real browsers: whole games by taps, keys and the accessibility tree, and what can go wrong meanwhile.

    python3 tests/page/browser.py [path of ludoteca-cli] [part …]

Wants chromium and chromium-driver. Parts are the functions below; without any, all of them run. Nothing here depends on how fast the
computer is: what is waited for is a state of the page, and the seconds that are printed are measured, not asked for.
"""
import os
import shutil
import sys
import tempfile
import time

from driver import Driver, wait
from games import BEGINNINGS, GAMES
from table import Host, Player, School, sentence, turns

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
        self.driver, self.folder = driver, folder
        self.players = [Player(driver.browser(*PHONE)) for _ in range(2)]
        self.count = 0

    def place(self):
        self.count += 1
        folder = os.path.join(self.folder, str(self.count))
        os.makedirs(folder)
        return folder

    def open(self, *arguments):
        """A table at which both sit, the first player on the first seat."""
        host = Host(PROGRAM, self.place(), *arguments)
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
    for game in GAMES:
        started = time.monotonic()
        begins = BEGINNINGS.get(game)
        host = room.open(game, *(["--position", begins] if begins else []))
        room.play(game)
        host.end()
        print(f"   {game}: {room.players[0].moves()} moves, “{room.players[0].text('#line')}” ({time.monotonic() - started:.1f} s)")


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
    host = room.open("avanco")
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
    print(f"   {len(ATTACKS)} attacks")
    player.browser.complaints()
    host.end()


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
    print(f"   {weight / 1000:.1f} kB; usable after {shown} s on a 4× slowed browser at 10 Mbit/s{busy}")
    browser.end()
    host.end()


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


def stop(room):
    """Two at a board of a class: the teacher stops it and lets it go on, and nothing can be touched meanwhile."""
    school = room.school("rastros")
    held = sentence("net-held")
    turn = next(player for player in room.players if player.can())
    school.types("stop")
    for player in room.players:
        wait(lambda player=player: player.text("#title") == held, "hands off")
        assert player.shown("#title") and not player.can()
        assert not player.browser.run("return [...document.querySelectorAll('#undo, #say, #back, #forward')].some((it) => !it.disabled);")
    # Whoever loads the page again sees the same, and a key that touches a cell is refused.
    turn.browser.call("POST", "/refresh", {})
    wait(lambda: turn.text("#title") == held, "hands off after loading it again")
    turn.browser.run("document.querySelector('#grid button').click();")
    wait(lambda: turn.text("#refused") == sentence("net-fault-held"), "why not")
    school.types("go")
    wait(lambda: turn.text("#title") == sentence("ui-turn-yours") and turn.can(), "the turn")
    cell = turn.browser.run("return document.querySelector('#grid button.can').getAttribute('aria-label').split(':')[0];")
    turn.play(cell)
    room.both(1)
    school.end()


def question(room):
    """Two at a board of a class: the teacher asks everybody for a move, and both are led back to their board."""
    school = room.school("rastros")
    turn = next(player for player in room.players if player.can())
    school.types("ask")
    for player in room.players:
        wait(lambda player=player: player.phase() == "ask" and player.can(), "the question")
        assert player.text("#title") == sentence("page-ask") and player.shown("#title")
        assert len(player.browser.find_all(".plate")) == 2 and not player.shown("#door")
        assert not player.browser.run("return [...document.querySelectorAll('#undo, #say, #back, #forward')].some((it) => !it.disabled);")
        cell = player.browser.run("return document.querySelector('#grid button.can').getAttribute('aria-label').split(':')[0];")
        player.touch(cell)
        wait(lambda player=player: player.shown("#play"), "a move to agree to")
        assert player.text("#play-word").startswith(sentence("page-answer"))
        player.browser.tap("#play")
        said = sentence("page-ask-given").split("{")[0]
        wait(lambda player=player, said=said: player.text("#line").startswith(said) and player.shown("#line"), "the answer")
    # Whoever loads the page again sees the same.
    turn.browser.call("POST", "/refresh", {})
    wait(lambda: turn.phase() == "ask" and turn.text("#line").startswith(said), "the answer after loading it again")
    school.types("enough")
    for player in room.players:
        wait(lambda player=player: player.phase() == "play", "the board")
    wait(turn.can, "the turn")
    turn.play(turn.browser.run("return document.querySelector('#grid button.can').getAttribute('aria-label').split(':')[0];"))
    room.both(1)
    school.end()


DECK = """[Deck "mine"]
[Kind "puzzles"]
[Title-pt-PT "Meus"]
[Title-pt-BR "Meus"]
[Title-en "Mine"]

[Game "avanco"]
[Position "2b1b2/7/3w3/7/7/7/6w w"]
[Goal "win 2"]
[Answers "d5-c6 d5-e6"]
[Say-pt-PT "Ganha em duas jogadas."]
[Say-pt-BR "Vença em dois lances."]
[Say-en "Win in two moves."]

1. d5-c6 c7-b6 2. c6-d7

[Game "rastros"]
[Goal "play"]
[Say-pt-PT "Vai para d4."]
[Say-pt-BR "Vá para d4."]
[Say-en "Go to d4."]

1. d4

[Game "avanco"]
[Goal "play"]
[Say-pt-PT "Avança de b2 para b3."]
[Say-pt-BR "Avance de b2 para b3."]
[Say-en "Go from b2 to b3."]

1. b2-b3
"""


def homework(room):
    """Homework by taps: a whole deck, with a wrong try, a hint and a page that is loaded again in the middle."""
    folder = room.place()
    deck = os.path.join(folder, "deck.ludo")
    with open(deck, "w", encoding="utf-8") as file:
        file.write(DECK)
    school = School(PROGRAM, folder, "rastros", "Inês", "Tomás", "Rui")
    school.types(f"homework {deck}")
    player = room.players[0]
    for card in school.cards:
        # Two of them have a game, which comes first.
        player.arrive(card)
        if player.phase() == "work":
            break
    assert player.phase() == "work" and not player.shown("#door") and not player.shown("#say"), player.phase()
    assert player.shown("#help") and player.shown("#again") and player.shown("#open-more")
    browser = player.browser
    dots = lambda: browser.run("return [...document.querySelectorAll('#tasks .dot')].map((it) => it.className.slice(4));")
    here = lambda: browser.run("return document.querySelector('#tasks [aria-current=step]').textContent;")
    picture = lambda name: os.environ.get("PICTURES") and browser.picture(os.path.join(os.environ["PICTURES"], f"{name}.png"))
    narrow = lambda: browser.run("return document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight;")
    assert dots() == ["open"] * 3 and here() == "1" and narrow()
    picture("1-begin")
    player.play("d5-d6")
    wait(lambda: player.text("#title") == sentence("page-work-wrong"), "it is wrong")
    assert "This would happen: d5-d6" in player.text("#refused") and player.shown("#refused"), player.text("#refused")
    wait(lambda: player.shown("#onward") and player.text("#onward") == sentence("page-work-retry"), "to try again")
    wait(lambda: player.text("#refused"), "why")
    picture("2-wrong")
    # By a key: the button goes, and the keys go on at the board.
    browser.run("document.querySelector('#onward').focus();")
    browser.press("enter")
    wait(player.can, "the board as before")
    wait(lambda: browser.run("return document.activeElement.cell !== undefined;"), "the keys at the board")
    assert dots() == ["begun", "open", "open"] and player.shown("#line")
    player.play("d5-c6")
    # The answer is seen before the next turn.
    wait(lambda: browser.run("return document.querySelector('#grid button[aria-label^=\"b6:\"]').getAttribute('aria-label').length > 4;") and player.can(), "the answer")
    picture("3-answered")
    player.play("c6-d7")
    wait(lambda: player.text("#title") == sentence("lesson-right") and player.shown("#onward"), "it is solved")
    assert dots() == ["later", "open", "open"]
    picture("4-right")
    browser.call("POST", "/refresh", {})
    wait(lambda: player.phase() == "work" and here() == "2", "the next one after loading the page again")
    assert dots() == ["later", "open", "open"] and narrow()
    browser.tap("#tasks .dot:last-child")
    wait(lambda: here() == "3", "the last one")
    picture("5-last")
    player.play("b2-b3")
    wait(lambda: player.text("#title") == sentence("lesson-right"), "it is solved")
    browser.tap("#onward")
    wait(lambda: here() == "2", "the one that was left")
    browser.tap("#help")
    wait(lambda: browser.run("return document.querySelector('#help').disabled;"), "a hint")
    picture("6-hint")
    player.play("d4")
    wait(lambda: player.text("#title") == sentence("page-work-all"), "the end")
    assert dots() == ["later", "helped", "at-once"], dots()
    assert "1 of 3 at once." in player.text("#line"), player.text("#line")
    picture("7-end")
    assert narrow()
    names = [node["name"]["value"] for node in browser.cdp("Accessibility.getFullAXTree")["nodes"] if not node["ignored"] and "name" in node]
    assert "2: solved with help" in names and "3: solved at once" in names, names
    results = os.path.join(folder, "class-mine.homework")
    wait(lambda: os.path.exists(results) and open(results, encoding="utf-8").read().count(" solved") == 3, "the results in the file")
    room.silent()
    school.end()
    # Two at a board: the end is seen, and the homework offered.
    school = room.school("rastros")
    school.types(f"homework {deck}")
    one, other = room.players
    assert not one.shown("#help") and not one.shown("#onward")
    one.browser.tap("#open-more")
    one.browser.tap("#resign")
    one.browser.tap("#resign-yes")
    for player in room.players:
        wait(lambda player=player: player.data("end") and player.shown("#onward"), "the end, and an offer")
        assert player.shown("#line") and player.phase() == "play"
    picture("8-offer")
    one.browser.tap("#onward")
    wait(lambda: one.phase() == "work", "homework")
    assert other.phase() == "play"
    room.silent()
    school.end()


ALL = [taps, keys, tree, again, cut, attacks, four, stop, question, homework, speed]


def main():
    folder = tempfile.mkdtemp(prefix="ludoteca-page-")
    driver = Driver()
    try:
        room = Class(driver, folder)
        for part in ALL:
            if not PARTS or part.__name__ in PARTS:
                print(f"{part.__doc__.splitlines()[0]}", flush=True)
                started = time.monotonic()
                part(room)
                print(f"   ({time.monotonic() - started:.1f} s)", flush=True)
    finally:
        driver.end()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
