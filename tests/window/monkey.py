#!/usr/bin/env python3
"""A monkey at the real window: random clicks, drags, keys, wheel and sizes, in one game after the other.

    python3 tests/window/monkey.py --minutes 15 --way mouse|keys|all [--seed N] [path of the program]

Wants what `program.py` wants. The program must live, say nothing of a panic, come back to the shelf by Esc whatever was
done, be idle when nobody touches it, and keep its memory: below a limit, and near what it was after ten minutes, when every
game has been opened in every size of the window. The same seed chooses the same actions; after a fault the last ones are printed as words for xdotool.

No key and no button of the program ends it, so the monkey may touch all of them.
"""
import argparse
import collections
import random
import sys
import time

from program import CARDS, SIZE, Fault, Program, default_program

# The screen; the window can be as large.
SCREEN = (1600, 1000)
# Actions in a game before the next one is opened.
ACTIONS = 40
# How often Esc may be needed from anywhere to the shelf.
ESCAPES = 12
# Megabytes that it may ever take, with software Vulkan, which keeps all pictures in the memory of the program.
LIMIT = 700
# By how much memory may grow above its level after so many minutes.
GROWTH, SETTLED = 1.10, 10

KEYS = (
    "a b c d e f g h i j k l 1 2 3 4 5 6 7 8 9 Up Down Left Right Return".split() * 4
    + "Escape Tab shift+Tab space BackSpace Delete Insert Prior Next Home End F1 F2 F3 F4 F5 F10 F11".split() * 2
    + "ctrl+z ctrl+y ctrl+shift+z Prior Next".split() * 2
    + "m n o p q r s t u v w x y z 0 plus minus period comma slash ctrl+a ctrl+c ctrl+v ctrl+x ctrl+plus ctrl+minus".split()
    + "alt+Return Menu ccedilla eacute EuroSign KP_5 KP_Enter".split()
)
HELD = "ctrl shift alt super Up F2 d".split()


class Dice:
    """Chooses actions by a seed, each as words for xdotool. Knows nothing of what is on the screen but its size."""

    def __init__(self, way, seed, window):
        self.random = random.Random(seed)
        self.way, self.window, self.size = way, window, SIZE
        mouse = [
            (12, self.click),
            (2, self.clicks),
            (4, lambda: self.drag(1)),
            (2, lambda: self.drag(3)),
            (1, lambda: self.drag(2)),
            (2, self.wheel),
            (1, self.other_button),
            (1, self.two_buttons),
            (2, self.wander),
        ]
        keys = [(8, self.key), (4, self.cell), (2, self.keys), (1, self.hold)]
        kinds = {"mouse": mouse, "keys": keys, "all": mouse + [(2 * weight, kind) for weight, kind in keys]}[way]
        kinds = kinds + [(0.02 * sum(weight for weight, _ in kinds), self.resize)]
        self.weights, self.kinds = zip(*kinds)

    def action(self):
        return self.random.choices(self.kinds, self.weights)[0]()

    def at(self):
        """Words that go to a point: anywhere, more often at the right or below the board, now and then at the very edge."""
        (width, height), any_of = self.size, self.random.randrange
        where = self.random.random()
        if where < 0.05:
            return ["mousemove", self.random.choice([0, width - 1]), any_of(height)]
        if where < 0.3:
            return ["mousemove", width - 1 - any_of(min(330, width)), any_of(height)]
        if where < 0.5:
            return ["mousemove", any_of(width), height - 1 - any_of(min(110, height))]
        return ["mousemove", any_of(width), any_of(height)]

    def pause(self):
        """Nothing, so that what follows falls into the same frame, or some time."""
        return self.random.choice([[], ["sleep", round(self.random.uniform(0.01, 0.2), 3)]])

    def click(self):
        return [*self.at(), *self.pause(), "mousedown", 1, *self.pause(), "mouseup", 1]

    def clicks(self):
        return [*self.at(), "click", "--repeat", self.random.randrange(2, 6), "--delay", self.random.choice([1, 30, 120]), 1]

    def drag(self, button):
        path = [word for _ in range(self.random.randrange(1, 5)) for word in [*self.at(), *self.pause()]]
        return [*self.at(), "mousedown", button, *self.pause(), *path, "mouseup", button]

    def wheel(self):
        return [*self.at(), "click", "--repeat", self.random.randrange(1, 9), "--delay", 5, self.random.choice([4, 5])]

    def other_button(self):
        return [*self.at(), "click", self.random.choice([2, 3, 6, 7, 8, 9])]

    def two_buttons(self):
        return [*self.at(), "mousedown", 1, *self.at(), "mousedown", 3, *self.at(), "mouseup", 1, *self.at(), "mouseup", 3]

    def wander(self):
        return [word for _ in range(self.random.randrange(3, 12)) for word in [*self.at(), *self.pause()]]

    def key(self):
        return ["key", self.random.choice(KEYS)]

    def cell(self):
        """The name of a cell, and mostly Enter."""
        name = [self.random.choice("abcdefghijkl"), str(self.random.randrange(1, 10))]
        return ["key", "--delay", self.random.choice([0, 12]), *name, *self.random.choice([["Return"], ["Return"], []])]

    def keys(self):
        return ["key", "--delay", 0, *self.random.choices(KEYS, k=self.random.randrange(2, 9))]

    def hold(self):
        held = self.random.choice(HELD)
        return ["keydown", held, *self.pause(), *self.keys(), "sleep", 0.4, "keyup", held]

    def resize(self):
        if self.random.random() < 0.5:
            return self.sized(SIZE)
        return self.sized((self.random.randrange(160, SCREEN[0] + 1), self.random.randrange(120, SCREEN[1] + 1)))

    def sized(self, size):
        self.size = size
        return ["windowsize", self.window, *size]


class Monkey:
    """Does what the dice choose, and watches the program."""

    def __init__(self, window, way, seed):
        self.window = window
        self.dice = Dice(way, seed, window.window)
        self.done = collections.deque(maxlen=40)
        self.actions = 0
        # The wood of the shelf beside the cards.
        self.wood = self.edge(window.rest())

    def do(self, words):
        self.done.append(" ".join(map(str, words)))
        self.window.do(*words)
        self.window.check()

    @staticmethod
    def edge(picture):
        """The colours at the right edge of the window."""
        return [picture.row(SIZE[0] - 3, y, 1) for y in range(0, SIZE[1], 10)]

    def is_shelf(self, picture):
        """The boards of the shelf may lie elsewhere than at first, because texts were made larger."""
        same = sum(one == other for one, other in zip(self.edge(picture), self.wood))
        return same >= 0.8 * len(self.wood)

    def to_shelf(self):
        """Goes back to the shelf; the picture of it."""
        self.do(self.dice.sized(SIZE))
        for _ in range(ESCAPES):
            picture, _ = self.window.settle(5)
            if self.is_shelf(picture):
                return picture
            self.do(["key", "Escape"])
        raise Fault(f"{ESCAPES} times Esc do not lead back to the shelf")

    def open_any(self):
        """Opens any game, by keys if there is no mouse, else by its card."""
        dice = self.dice.random
        if self.dice.way == "keys":
            self.do(["key", *["Tab"] * dice.randrange(1, 9), "Return"])
            if not self.is_shelf(self.window.settle(5)[0]):
                return
        picture = self.to_shelf()
        while self.is_shelf(picture):
            at = dice.randrange(30, SIZE[0] - 30), dice.randrange(70, SIZE[1])
            self.do(["mousemove", *at, "click", 1])
            picture, _ = self.window.settle(5)

    def play(self):
        for _ in range(ACTIONS):
            self.do(self.dice.action())
            self.actions += 1
            time.sleep(self.dice.random.choice([0, 0.05, 0.2]))

    def first_round(self):
        """Opens every game once, at the largest size too, so that all is loaded."""
        for card in CARDS:
            self.to_shelf()
            self.do(["mousemove", *card, "click", 1])
            self.window.rest()
            # Begins against the one who is proposed.
            self.do(["key", "Return"])
            self.window.rest()
            self.do(self.dice.sized(SCREEN))
            self.window.rest()
            self.play()

    def round(self):
        for _ in CARDS:
            self.to_shelf()
            self.open_any()
            self.play()

    def level(self):
        self.to_shelf()
        self.window.rest()
        return self.window.memory()

    def run(self, minutes):
        begin = time.monotonic()
        until, opened, settled = begin + 60 * minutes, False, None
        while not opened or time.monotonic() < until:
            self.round() if opened else self.first_round()
            opened, level = True, self.level()
            minute = (time.monotonic() - begin) / 60
            print(f"{minute:5.1f} min: {self.actions} actions, {level:.0f} MB", flush=True)
            if settled is None and minute >= SETTLED:
                settled = level
            if level > LIMIT or level > GROWTH * (settled or level):
                raise Fault(f"memory has grown to {level:.0f} MB" + (f" from {settled:.0f} MB" if settled else ""))
        self.open_any()
        self.play()
        self.must_idle()

    def must_idle(self):
        _, rests = self.window.settle(30)
        if not rests:
            print("Something goes on moving where the monkey stopped: back to the shelf.")
            self.to_shelf()
            self.window.rest()
        load = self.window.load()
        print(f"at rest: {100 * load:.1f} % of a processor")
        if load > 0.01:
            raise Fault("the program computes although nobody touches it")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--way", choices=["mouse", "keys", "all"], default="all")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("program", nargs="?", default=default_program())
    given = parser.parse_args()
    print(f"Seed {given.seed}, way {given.way}.", flush=True)
    done = []
    try:
        with Program(given.program, SCREEN) as window:
            monkey = Monkey(window, given.way, given.seed)
            done = monkey.done
            monkey.run(given.minutes)
    except Fault as fault:
        print("The last actions, oldest first:", *done, sep="\n    ", file=sys.stderr)
        sys.exit(f"The monkey has found a fault: {fault}.")
    print("All is well.")


if __name__ == "__main__":
    main()
