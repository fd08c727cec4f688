#!/usr/bin/env python3
"""Four at a board of Sapiens: a terminal that keeps the table, the program in its window, and two browsers.

    python3 tests/window/company.py [path of the program]

They play by chance, until the window has made some moves; then everybody has the same game, to the last line of the log. Not to
the end: by chance the last dice can miss each other for hours.

Wants Xvfb, xdotool, a Vulkan driver (software Vulkan will do), chromium and chromium-driver.
"""
import json
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "page"))

from driver import Driver, wait
from mixed import FEW, GAME, Terminal
from program import SIZE, Fault, Program, default_program
from table import Player

PHONE = (360, 640)
# Where the way to another computer stands on the shelf, in a window of the usual size.
ELSEWHERE = (150, 545)
# The window comes second.
SEAT = 2
# So many moves of the window are enough, or so many of all, if its dice are taken.
TYPED, MOVES = 3, 30


def log(program, host):
    """What is told of the table's log."""
    tables = os.path.join(host.folder, "tables")
    (name,) = [name for name in os.listdir(tables) if name.endswith(".table")]
    return json.loads(subprocess.run(
        [program, "log", os.path.join(tables, name), "--json"], check=True, capture_output=True, text=True
    ).stdout)


def legal(program, folder, record):
    """The moves that are possible at the end of a record, and whose turn it is, from 1."""
    path = os.path.join(folder, "here.ludo")
    with open(path, "w", encoding="utf-8") as file:
        file.write(record)
    told = json.loads(subprocess.run(
        [program, "moves", "--record", path, "--json"], check=True, capture_output=True, text=True
    ).stdout)
    return told["legal"], int(told["position"].split()[1])


def types(window, text):
    """Types slowly enough for every letter to come in a frame of its own."""
    window.do("type", "--delay", 60, text)
    window.rest()


def sits(window, port):
    """The window comes to the table."""
    window.click(ELSEWHERE)
    window.rest()
    types(window, f"127.0.0.1:{port}")
    window.key("Return")


def moves(window, program, folder, host, chance, first):
    """The window makes a move, if it is asked; whether it did. The field for moves stays open after the first one."""
    told = log(program, host)
    if told["end"] is not None:
        return False
    orders, seat = legal(program, folder, told["record"])
    if seat != SEAT:
        return False
    window.rest()
    if first:
        window.key("F6")
        window.rest()
    types(window, chance.choice(orders))
    window.key("Return")
    wait(lambda: log(program, host)["moves"] > told["moves"], "the move of the window")
    return True


def play(path, window, driver, folder):
    def place(name):
        place = os.path.join(folder, name)
        os.makedirs(place)
        return place

    host = Terminal(path, place("host"), "host", GAME, "--position", FEW, "--name", "Ana", "--no-save")
    try:
        port = host.until(r"http://\S+:(\d+)/")[1]
        host.until("Waiting for the others")
        sits(window, port)
        host.until("Ludoteca sits down")
        players = [Player(driver.browser(*PHONE)) for _ in range(2)]
        for player, name in zip(players, ["Inês", "Tomás"]):
            player.arrive(f"http://127.0.0.1:{port}/")
            player.sit(name)
        for player in players:
            wait(lambda player=player: player.phase() == "play", "the game")
            # Orders are given without being asked for a second time.
            for button in ("#open-more", "#careful", "#close-more"):
                player.browser.tap(button)
        host.until("You play")
        host.plays_on()
        chance = random.Random(1)
        taps = typed = 0
        while typed < TYPED and log(path, host)["moves"] < MOVES and not all(player.data("end") for player in players):
            for player in players:
                taps += player.anything(chance)
            typed += moves(window, path, folder, host, chance, first=typed == 0)
        assert typed > 0, "the window has made a move"
        # Everybody is told the same, to the last line; the host may still make the moves that it owes.
        own = os.path.join(window.folder, "tables")
        (name,) = [name for name in os.listdir(own) if name.endswith(".table")]

        def same():
            with open(os.path.join(own, name), "rb") as file:
                kept = file.read()
            return kept == host.log() and {player.moves() for player in players} == {kept.count(b'"event":{"move"')}

        wait(same, "the same game at all four places")
        window.check()
        told = log(path, host)
        return f"{told['moves']} moves, {typed} of them typed in the window, {taps} taps in the browsers"
    finally:
        host.end()


def main():
    path = sys.argv[1] if len(sys.argv) > 1 else default_program()
    driver = Driver()
    try:
        with tempfile.TemporaryDirectory() as folder, Program(path, SIZE) as window:
            print(play(path, window, driver, folder))
    except Fault as fault:
        print(f"At one table: {fault}.", file=sys.stderr)
        return 1
    finally:
        driver.end()
    print("At one table: all is well.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
