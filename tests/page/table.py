"""A table that a program keeps, and whoever plays at it in a browser."""
import os
import random
import re
import signal
import socket
import subprocess
import threading

from driver import comes, wait

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CELL = re.compile(r"[a-l][0-9]+")


def environment(folder):
    """That of a program which keeps everything in this folder, and speaks English."""
    foreign = ("LANGUAGE", "LC_MESSAGES")
    own = {name: value for name, value in os.environ.items() if name not in foreign}
    return {**own, "LUDOTECA_DATA": folder, "LC_ALL": "C", "LANG": "C"}


def own_port():
    """A port to which a host can come back: neither one that the program takes by itself nor one that systems give to anybody."""
    while True:
        port = random.randrange(10_000, 30_000)
        with socket.socket() as free:
            # As the program does it: connections that have just ended are no obstacle.
            free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                free.bind(("0.0.0.0", port))
            except OSError:
                continue
        return port


class School:
    """A program that keeps the boards of a class, and the teacher who types."""

    def __init__(self, program, folder, game, *pupils):
        sheet = os.path.join(folder, "class.txt")
        names = os.path.join(folder, "names.txt")
        with open(names, "w", encoding="utf-8") as file:
            file.write("".join(f"{name}\n" for name in pupils))
        new = [program, "class", "new", sheet, "--game", game, "--names", names, "--system", "round-robin"]
        subprocess.run(new, env=environment(folder), check=True, stdout=subprocess.DEVNULL)
        self.process = subprocess.Popen(
            [program, "class", "serve", sheet], bufsize=1,
            env=environment(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        self.types("cards")
        cards = (re.search(r"http://\S+:(\d+)/(#[A-Z]{4}) ", line) for line in self.process.stdout)
        found = [next(card for card in cards if card) for _ in pupils]
        # The address of each pupil's card.
        self.cards = [f"http://127.0.0.1:{card[1]}/{card[2]}" for card in found]
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def types(self, line):
        self.process.stdin.write(line + "\n")

    def end(self):
        self.process.kill()
        self.process.wait()


class Host:
    """A program that keeps a table for others, and sits nowhere."""

    def __init__(self, program, folder, *arguments, port=None):
        self.program, self.folder = program, folder
        ports = ["--port", str(port)] if port else []
        self.process = subprocess.Popen(
            [program, "host", *arguments, "--serve", *ports],
            env=environment(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        printed = []
        for line in self.process.stdout:
            printed.append(line)
            found = re.search(r"http://\S+:(\d+)/", line)
            if found:
                self.port = int(found[1])
            # The first thing that is told of a table: it is open.
            if line.startswith("A table for"):
                break
        assert hasattr(self, "port"), "".join(printed)
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def log(self):
        """The file of the one table that is kept here."""
        tables = os.path.join(self.folder, "tables")
        (name,) = [name for name in os.listdir(tables) if name.endswith(".table")]
        return os.path.join(tables, name)

    def stop(self):
        os.kill(self.process.pid, signal.SIGSTOP)

    def go_on(self):
        os.kill(self.process.pid, signal.SIGCONT)

    def end(self):
        self.process.kill()
        self.process.wait()


class Player:
    """Somebody who plays in a browser: sees what the page shows, and touches it."""

    def __init__(self, browser):
        self.browser = browser

    def arrive(self, address):
        self.browser.go("about:blank")
        self.browser.go(address)
        wait(lambda: self.phase() not in (None, "load"), "the page")

    def sit(self, name):
        wait(lambda: self.phase() == "door", "the door")
        if name:
            self.browser.types("#name", name)
        self.browser.tap("#sit")
        wait(lambda: self.phase() in ("wait", "play"), "a seat")

    def phase(self):
        return self.browser.run("return document.body && document.body.dataset.phase;")

    def data(self, name):
        return self.browser.run("return document.body.dataset[arguments[0]];", name)

    def text(self, selector):
        return self.browser.run("return document.querySelector(arguments[0]).textContent;", selector)

    def shown(self, selector):
        """Whether an element is to be seen."""
        return self.browser.run(
            "const one = document.querySelector(arguments[0]); return !!one && one.getClientRects().length > 0;", selector
        )

    def can(self):
        return self.browser.run("return document.querySelector('#grid button.can') !== null;")

    def moves(self):
        return int(self.data("moves"))

    @staticmethod
    def cell(name):
        return f'#grid button[aria-label^="{name}:"]'

    def play(self, order):
        """Touches what enters an order, and agrees to it."""
        cells = CELL.findall(order)
        if order.endswith("~"):
            cells = cells * 2
        if order[0] in "BW":
            self.stone(order[0])
        for cell in cells:
            self.touch(cell)
        stones = order[0] in "BW"
        wait(lambda: self.shown("#play") or not stones and self.shown("#choices button"), f"an order of {order}")
        if not self.shown("#play"):
            # What could be exchanged is kept.
            self.browser.tap("#choices button")
            wait(lambda: self.shown("#play"), f"an order of {order}")
        self.browser.tap("#play")

    def anything(self, chance):
        """Touches something by chance that can follow, if anything can: a cell, a choice, or the button that agrees."""
        places = self.browser.run("""
            const play = document.querySelector('#play');
            const free = document.querySelectorAll('#grid button.can:not([aria-selected="true"]), #choices button');
            return [...(play.hidden ? free : [play])].map((it) => {
                const box = it.getBoundingClientRect();
                return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
            });""")
        if places:
            self.browser.touch_at(*chance.choice(places))
        return len(places[:1])

    def touch(self, cell):
        """Touches a cell until it is in hand: on a busy computer a touch may become a long one, which only looks."""
        held = f"return document.querySelector({self.cell(cell)!r}).getAttribute('aria-selected') === 'true';"
        for _ in range(10):
            self.browser.tap(self.cell(cell))
            if comes(lambda: self.browser.run(held), 5):
                return
        raise AssertionError(f"{cell} is not in hand: {self.text('#refused')}")

    def stone(self, letter):
        """Takes a stone of a colour, unless it is in hand from the turn before."""
        button = f"#choices button:nth-child({'BW'.index(letter) + 1})"
        wait(lambda: self.shown(button), "the stones")
        pressed = f"return document.querySelector({button!r}).getAttribute('aria-pressed') === 'true';"
        if not self.browser.run(pressed):
            self.browser.tap(button)
            wait(lambda: self.browser.run(pressed), "a stone in hand")


def turns(game, moves):
    """Who gives which orders: for each move, pairs of a seat and an order."""
    for number, move in enumerate(moves.split()):
        if "|" in move:
            yield [(seat, order) for seat, order in enumerate(move.split("|")) if order != "-"]
        elif game == "produto":
            # One stone first, then two each.
            yield [((number + 1) // 2 % 2, move)]
        else:
            yield [(number % 2, move)]


def sentence(key):
    """A sentence without gaps, as the program says it in English."""
    folders = [os.path.join(ROOT, "assets/locales/en")]
    games = os.path.join(ROOT, "assets/games")
    folders += [os.path.join(games, game, "words") for game in os.listdir(games)]
    for folder in folders:
        for name in os.listdir(folder):
            if name == "en.ftl" or folder.endswith("locales/en"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    found = re.search(rf"^{key} = (.*)$", file.read(), re.MULTILINE)
                if found:
                    return found[1]
    raise AssertionError(f"no sentence {key}")
