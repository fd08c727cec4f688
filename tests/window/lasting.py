#!/usr/bin/env python3
"""How the program behaves over time: the start of a long saved game, a running clock, and a game that plays in a loop.

    python3 tests/window/lasting.py [path of the program] [--minutes N]

Wants what `program.py` wants. A game of 200 plies is opened; then a game with a running clock stands still for a while; then
the long game plays over and over at four times the speed, N minutes long (by default 3). Fails if the memory grows by more
than 5 % after the first lap, or if a running clock takes more than 4 % of a core.
"""
import argparse
import os
import random
import subprocess
import sys
import tempfile
import time

from program import Fault, Program, default_program, run

SIZE = (1024, 768)
PLIES = 200
# A share of a core.
CLOCK = 0.04
GROWTH = 1.05


def long_game(program, game="horizons"):
    """A record of random moves."""
    chance, moves = random.Random(4), []
    with tempfile.NamedTemporaryFile("w", suffix=".ludo", delete=False) as file:
        path = file.name
    while len(moves) < PLIES:
        legal = run(program, "moves", game, "--moves", " ".join(moves)).decode().split("\n")
        legal = [move for move in legal if move]
        if not legal:
            break
        moves.append(chance.choice(legal))
    text = f'[Game "{game}"]\n\n' + " ".join(f"{number}. {move}" for number, move in enumerate(moves, 1)) + " *\n"
    with open(path, "w") as file:
        file.write(text)
    return path


class Opened(Program):
    """The program with a game on its table, whose window has the name of the game."""

    def __init__(self, path):
        super().__init__(path, SIZE)

    def _windows(self):
        search = ["xdotool", "search", "--onlyvisible", "--name", "."]
        return subprocess.run(search, env=self.environment, capture_output=True).stdout.decode().split()


def starter(program, *args):
    """A program that starts ours with these arguments."""
    with tempfile.NamedTemporaryFile("w", suffix=".sh", delete=False) as file:
        file.write(f'#!/bin/sh\nexec "{program}" "$@" {" ".join(args)}\n')
    os.chmod(file.name, 0o755)
    return file.name


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?", default=default_program())
    parser.add_argument("--minutes", type=float, default=3)
    given = parser.parse_args()
    record = long_game(given.program)
    begin = time.monotonic()
    with Opened(starter(given.program, record)) as window:
        window.rest()
        print(f"a game of {PLIES} plies stands on the table after {time.monotonic() - begin - 0.5:.1f} s at most")
        # The list of moves is opened. In its row of buttons: four times the speed, the fifth, pressed twice; then the loop,
        # the fourth; then play, the second.
        window.key("Tab")
        window.rest()
        left, row = SIZE[0] - 20 - 356 + 14, 578
        for _ in range(2):
            window.click((left + 4 * 48 + 22, row))
        window.click((left + 3 * 48 + 22, row))
        window.do("mousemove", left + 48 + 22, row)
        time.sleep(1)
        window.do("click", 1)
        time.sleep(30)
        first, until = window.memory(), time.monotonic() + 60 * given.minutes
        most, begun = first, window.ticks()
        while time.monotonic() < until:
            time.sleep(10)
            window.check()
            most = max(most, window.memory())
        if window.ticks() == begun:
            raise Fault("nothing was played")
        print(f"playing over and over: {first:.0f} MB after half a minute, {most:.0f} MB at most in {given.minutes:g} minutes")
        if most > GROWTH * first:
            raise Fault("the memory grows")
    timed = record.replace(".ludo", "-timed.ludo")
    with open(timed, "w") as file:
        file.write('[Game "avanco"]\n[TimeControl "3600"]\n\n1. b2-b3 *\n')
    with Opened(starter(given.program, timed)) as window:
        window.rest()
        for name in ("a", "6", "Return", "a", "5", "Return"):
            window.key(name)
        time.sleep(5)
        load = window.load(20)
        print(f"a running clock takes {100 * load:.1f} % of a core")
        if load > CLOCK:
            raise Fault("a running clock takes too much")
    print("It lasts.")


if __name__ == "__main__":
    try:
        main()
    except Fault as fault:
        sys.exit(str(fault))
