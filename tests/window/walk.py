#!/usr/bin/env python3
"""Walks through the real window: from the shelf into each game, two moves by mouse, back; the whole round twice.

    python3 tests/window/walk.py [path of the program]

Wants Xvfb, xdotool and ImageMagick, and a Vulkan driver (software Vulkan will do). After its two moves each game must look
like the picture that `shot` draws of them, and the memory of the second round must be that of the first within 5 %.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else os.path.expanduser("~/.cache/ludoteca/target/release/ludoteca")
SIZE = WIDTH, HEIGHT = 1280, 800
SCREEN = ":97"
# The shelf as it is laid out in a window of this size: middle of the first picture, and from card to card.
FIRST, STEP, COLUMNS = (170, 160), (309, 364), 4
# Two moves of each game: cells to click, and the letters of choices, which are keys.
MOVES = {
    "semaforo": ["b2", "c3"],
    "gatos-caes": ["d4", "h8"],
    "rastros": ["d4", "c4"],
    "produto": ["e5 p", "d4 w"],
    "avanco": ["c2-c3", "d6-d5"],
    "atari-go": ["e5", "c3"],
    "sapiens": ["a2-a3", "h7-h6"],
}
# The mean difference of a pixel's channel, of 255, up to which two pictures are the same.
SAME = 4.0


def run(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, **options).stdout


def picture(data):
    """Width, height and bytes of a P6 picture."""
    head = re.match(rb"P6\s+(\d+)\s+(\d+)\s+255\s", data)
    return int(head[1]), int(head[2]), data[head.end() :]


def seen(environment):
    return picture(run("import", "-window", "root", "-depth", "8", "ppm:-", env=environment))


def difference(one, other):
    assert one[:2] == other[:2], (one[:2], other[:2])
    step = 7
    pairs = zip(one[2][::step], other[2][::step])
    return sum(abs(a - b) for a, b in pairs) / (len(one[2]) / step)


def calm(environment, patience=60):
    """Waits until nothing moves any more; the picture then."""
    last = seen(environment)
    for _ in range(patience):
        time.sleep(0.25)
        now = seen(environment)
        if now[2] == last[2]:
            return now
        last = now
    sys.exit("the window does not come to rest")


def memory(process):
    status = open(f"/proc/{process.pid}/status").read()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def ticks(process):
    """Processor time used so far, in ticks of the clock."""
    fields = open(f"/proc/{process.pid}/stat").read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


class Hand:
    def __init__(self, environment):
        self.environment = environment

    def do(self, *words):
        run("xdotool", *map(str, words), env=self.environment)

    def click(self, at):
        for words in (["mousemove", *at], ["mousedown", 1], ["mouseup", 1]):
            self.do(*words)
            time.sleep(0.15)

    def key(self, name):
        self.do("key", name)
        time.sleep(0.2)


def shot(folder, game, moves):
    """The picture of a game after moves, and where its cells are."""
    out, cells = os.path.join(folder, "shot.png"), os.path.join(folder, "shot.json")
    orders = " ".join(move.replace(" ", "") for move in moves)
    size = "x".join(map(str, SIZE))
    run(PROGRAM, "shot", game, "--moves", orders, "--size", size, "--out", out, "--map", cells)
    return picture(run("convert", out, "-depth", "8", "ppm:-")), json.load(open(cells))["cells"]


def orders_of(game, moves):
    """The moves as the command line writes them."""
    if game == "produto":
        return [{"p": "B", "w": "W"}[move.split()[1]] + move.split()[0] for move in moves]
    return moves


def play(hand, folder, environment, game, moves):
    for move in moves:
        _, cells = shot(folder, game, [])
        for cell in re.findall(r"[a-l]\d+", move):
            hand.click(cells[cell])
        for letter in move.split()[1:]:
            hand.key(letter)
        calm(environment)
    # The pointer marks what it is over: away with it.
    hand.do("mousemove", 2, HEIGHT - 2)
    return calm(environment)


def main():
    with tempfile.TemporaryDirectory() as folder:
        settings = os.path.join(folder, "ludoteca")
        os.makedirs(settings)
        with open(os.path.join(settings, "settings.toml"), "w") as file:
            file.write("[ludoteca]\npanel_open = false\n")
        environment = dict(os.environ, DISPLAY=SCREEN, XDG_CONFIG_HOME=folder, HOME=folder)
        environment.setdefault("XDG_RUNTIME_DIR", folder)
        screen = subprocess.Popen(
            ["Xvfb", SCREEN, "-screen", "0", f"{WIDTH}x{HEIGHT}x24"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        time.sleep(2)
        program = subprocess.Popen([PROGRAM, "--lang", "pt-PT"], env=environment)
        try:
            walk(Hand(environment), folder, environment, program)
        finally:
            program.terminate()
            screen.terminate()


def walk(hand, folder, environment, program):
    time.sleep(3)
    calm(environment, 200)
    # Without a window manager nobody else gives the window the keyboard.
    window = run("xdotool", "search", "--name", "Ludoteca", env=environment).split()[0].decode()
    hand.do("windowfocus", window)
    rounds = []
    for turn in (1, 2):
        for index, (game, moves) in enumerate(MOVES.items()):
            card = [FIRST[k] + STEP[k] * (index % COLUMNS if k == 0 else index // COLUMNS) for k in (0, 1)]
            hand.click(card)
            calm(environment, 200)
            if turn == 1:
                wanted = shot(folder, game, orders_of(game, moves))[0]
                off = difference(play(hand, folder, environment, game, moves), wanted)
                if off > SAME and game == "sapiens":
                    # Dice decide who begins: if it was Black, White's move is still to come.
                    off = difference(play(hand, folder, environment, game, moves[:1]), wanted)
                if off > SAME:
                    kept = os.path.join(tempfile.gettempdir(), f"{game}-window.png")
                    run("import", "-window", "root", kept, env=environment)
                    sys.exit(f"{game} does not look as drawn: see {kept}")
                print(f"{game:12} looks as drawn: {off:.2f} of 255 off; {memory(program):.0f} MB", flush=True)
            hand.key("Escape")
            calm(environment, 200)
        rounds.append(memory(program))
        print(f"round {turn}: {rounds[-1]:.0f} MB", flush=True)
    begin, seconds = ticks(program), 5
    time.sleep(seconds)
    idle = (ticks(program) - begin) / os.sysconf("SC_CLK_TCK") / seconds
    print(f"at rest: {100 * idle:.1f} % of a core")
    assert idle < 0.03, idle
    assert rounds[1] < rounds[0] * 1.05, rounds
    assert rounds[1] < 600, rounds
    print("All is well.")


main()
