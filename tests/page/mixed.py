"""Browsers and terminals at one table."""
import os
import random
import re
import subprocess
import threading

from driver import wait
from table import environment

GAME = "sapiens:players=single"
# Two dice each in the middle of the board, so that a game by chance is over soon; the position says who begins, as lots do
# otherwise.
FEW = "8/8/8/2,b1+,r1+,b2+,r2+,2/2,w1+,g1+,w2+,g2+,2/8/8/8 1 single alliances"
# More than a whole game asks of anybody.
ENOUGH = 3000


class Terminal:
    """Somebody at a terminal, who plays by chance when told to."""

    def __init__(self, program, folder, *arguments):
        self.folder = folder
        self.process = subprocess.Popen(
            [program, *arguments], env=environment(folder), bufsize=1,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        self.printed = ""
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.printed += line

    def until(self, pattern):
        return wait(lambda: re.search(pattern, self.printed), f"{pattern} in {self.printed!r}")

    def plays_on(self):
        def typing():
            try:
                self.process.stdin.write("random\n" * ENOUGH)
                self.process.stdin.close()
            except OSError:
                # The game was over before everything was read.
                pass

        threading.Thread(target=typing, daemon=True).start()

    def log(self):
        tables = os.path.join(self.folder, "tables")
        (name,) = [name for name in os.listdir(tables) if name.endswith(".table")]
        with open(os.path.join(tables, name), "rb") as file:
            return file.read()

    def end(self):
        self.process.kill()
        self.process.wait()


def mixed(room):
    """Four at a board of Sapiens: the host and a guest at terminals, two in browsers; a whole game by chance."""
    host = Terminal(room.program, room.place(), "host", GAME, "--position", FEW, "--name", "Ana", "--no-save")
    port = host.until(r"http://\S+:(\d+)/")[1]
    host.until("Waiting for the others")
    guest = Terminal(room.program, room.place(), "join", f"127.0.0.1:{port}", "--name", "Rui", "--no-save")
    guest.until("A table for Sapiens")
    for player, name in zip(room.players, ["Inês", "Tomás"]):
        player.arrive(f"http://127.0.0.1:{port}/")
        player.sit(name)
    for player in room.players:
        wait(lambda player=player: player.phase() == "play", "the game")
        # Orders are given without being asked for a second time.
        for button in ("#open-more", "#careful", "#close-more"):
            player.browser.tap(button)
    for terminal in (host, guest):
        terminal.until("You play")
        terminal.plays_on()
    chance = random.Random(1)
    taps = 0
    while not all(player.data("end") for player in room.players):
        for player in room.players:
            taps += player.anything(chance)
    seen = {player.moves() for player in room.players}
    assert len(seen) == 1, seen
    told = {player.text("#line") for player in room.players}
    assert len(told) == 1 and told != {""}, told
    for terminal in (host, guest):
        assert terminal.process.wait() == 0, terminal.printed
    log = host.log()
    assert log == guest.log(), "the logs are the same"
    moves = log.count(b'"event":{"move"')
    assert moves == seen.pop()
    room.silent()
    return f"{moves} moves, {taps} taps, “{told.pop()}”"
