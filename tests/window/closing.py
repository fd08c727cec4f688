#!/usr/bin/env python3
"""Closes the windows in random ways and orders while things go on: animations, a replay, proofs, searches, saves.

    python3 tests/window/closing.py [--ways 100] [--times 1] [--seed N] [path of the program]

Wants what `program.py` wants, and libX11. In each way a game is opened, something is begun, and the audience window is opened
and closed a few times: by its button, by its key, or with the table's window. The program must live until its own window
is closed by its button, and then end with status 0, having said nothing of a panic. What was played is on the disk then.
"""
import argparse
import ctypes
import random
import re
import subprocess
import sys
import time

from program import PATIENCE, PLACES, POLL, Fault, Program, default_program

# Wide enough for both windows, so that each can be told by its place.
SCREEN = (1280, 800)
GAMES = ["avanco", "sapiens", "rastros", "atari-go", "horizons"]
# What goes on while windows are closed: keys, each pressed on its own.
BUSY = {
    "nothing": [],
    "a move": ["a", "2", "Return", "a", "3", "Return"],
    "a hint": ["F7"],
    "an analysis": ["F8"],
    "an overlay": ["F12"],
    "an overlay while it is analysed": ["F8", "F12"],
    "a turned view": ["F2", "F3"],
    "the die, or what is shown of a piece": ["ctrl+d"],
    "the set-up": ["ctrl+e"],
    "the lessons": ["ctrl+l", "Return"],
    "a class": ["ctrl+t"],
    "the projector": ["F5"],
    "back to the shelf": ["Escape"],
    "moves back and forth": ["a", "2", "Return", "a", "3", "Return", "Prior", "Next", "Prior"],
}


class Buttons:
    """Presses the button of a window that closes it, as a window manager does."""

    def __init__(self, display):
        self.library = ctypes.CDLL("libX11.so.6")
        self.library.XOpenDisplay.restype = ctypes.c_void_p
        self.library.XInternAtom.restype = ctypes.c_ulong
        self.library.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
        self.display = ctypes.c_void_p(self.library.XOpenDisplay(display.encode()))

    def close(self, window):
        class Message(ctypes.Structure):
            _fields_ = [
                ("type", ctypes.c_int),
                ("serial", ctypes.c_ulong),
                ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p),
                ("window", ctypes.c_ulong),
                ("message_type", ctypes.c_ulong),
                ("format", ctypes.c_int),
                ("data", ctypes.c_long * 5),
                ("rest", ctypes.c_long * 16),
            ]

        atom = [self.library.XInternAtom(self.display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")]
        # A client message (33) of four-byte words.
        message = Message(33, 0, 1, self.display, int(window), atom[0], 32, (ctypes.c_long * 5)(atom[1], 0))
        window = ctypes.c_ulong(int(window))
        self.library.XSendEvent(self.display, window, 0, ctypes.c_long(0), ctypes.byref(message))
        self.library.XFlush(self.display)

    def end(self):
        self.library.XCloseDisplay(self.display)


class Way:
    """One start of the program, what it does, and how its windows go."""

    def __init__(self, window, dice):
        self.window, self.dice = window, dice
        self.told = []
        self.buttons = Buttons(window.environment["DISPLAY"])

    def _windows(self):
        # It ends with an error where a window goes while it looks.
        search = ["xdotool", "search", "--onlyvisible", "--class", "ludoteca"]
        found = subprocess.run(search, env=self.window.environment, capture_output=True, timeout=PATIENCE).stdout.decode()
        return [window for window in found.split() if window != self.window.window]

    def wait(self, wanted):
        """Waits until there is a second window, or none; it."""
        until = time.monotonic() + PATIENCE
        while bool(found := self._windows()) != wanted:
            self.window.check()
            if time.monotonic() > until:
                raise Fault(f"the audience window is {'not there' if wanted else 'still there'}")
            time.sleep(POLL)
        return found[0] if found else None

    def pause(self):
        """Nothing, or some frames."""
        time.sleep(self.dice.choice([0, 0, 0.02, 0.1, 0.3]))

    def begin(self, busy):
        self.told.append(busy)
        for key in BUSY[busy]:
            self.window.key(key)

    def run(self):
        card = self.dice.choice(GAMES)
        self.told.append(f"card {card}")
        self.window.click(PLACES[card])
        self.window.settle(10)
        # Begins against the one who is proposed.
        self.window.key("Return")
        self.window.settle(10)
        for _ in range(self.dice.randrange(1, 5)):
            self.window.key("shift+F5")
            audience = self.wait(True)
            self.pause()
            self.begin(self.dice.choice(list(BUSY)))
            self.pause()
            how = self.dice.choice(["button", "button", "key"])
            self.told.append(how)
            if how == "key":
                self.window.key("shift+F5")
            else:
                self.buttons.close(audience)
            self.wait(False)
            self.window.do("windowfocus", "--sync", self.window.window)
        if self.dice.random() < 0.5:
            self.window.key("shift+F5")
            self.pause()
            self.told.append("with the audience open")
        self.begin(self.dice.choice(list(BUSY)))
        self.pause()
        if self.dice.random() < 0.3 and (audience := self._windows()):
            self.told.append("both at once")
            self.buttons.close(audience[0])
        self.buttons.close(self.window.window)
        self.buttons.end()
        try:
            status = self.window.process.wait(PATIENCE)
        except Exception as error:
            raise Fault("the program does not end") from error
        said = self.window.said()
        if status or "panicked" in said or re.search(r"^\S*\s*ERROR", said, re.M):
            raise Fault(f"the program has ended with status {status} and said:\n{said[-3000:]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ways", type=int, default=100)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("program", nargs="?", default=default_program())
    given = parser.parse_args()
    print(f"Seed {given.seed}.", flush=True)
    for time_ in range(given.times):
        for number in range(given.ways):
            dice = random.Random(given.seed * 1000 + number)
            way = None
            try:
                with Program(given.program, SCREEN) as window:
                    way = Way(window, dice)
                    way.run()
            except Fault as fault:
                told = " · ".join(way.told) if way else "at the start"
                sys.exit(f"Way {number}, time {time_ + 1} ({told}): {fault}.")
            if number % 10 == 9:
                print(f"{time_ * given.ways + number + 1} ways", flush=True)
    print("All is well.")


if __name__ == "__main__":
    main()
