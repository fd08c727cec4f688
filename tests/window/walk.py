#!/usr/bin/env python3
"""Walks through the real window: from the shelf into each game, two moves by mouse, back; the whole round twice.

    python3 tests/window/walk.py [path of the program [path of the one that draws]]

The second one says what the window must show; without it the program does.

Wants what `program.py` wants, and ImageMagick to read pictures. After each move every tile of the board must look as `shot`
draws the position, and just the tiles of the cells that the move touches must have changed. At the end the program must be
idle, and the memory of the second round that of the first within 5 %.
"""
import json
import math
import os
import re
import sys
import tempfile

from program import PLACES, SIZE, Fault, Picture, Program, default_program, is_for_windows, need, run

# What plates, timeline and strip leave of the window to the board: where it begins from above, and how high it is. In Produto
# the colours of stones stand there too.
WIDTH = SIZE[0]
FREE, FREE_BESIDE_CHOICES = (0, 672), (0, 598)
# Two moves of each game, and what is touched for them: cells to click, and letters of choices, which are keys.
MOVES = {
    "horizon": {"Ke1": "e1", "Kc10": "c10"},
    "semaforo": {"b2": "b2", "c3": "c3"},
    "gatos-caes": {"d4": "d4", "h8": "h8"},
    "rastros": {"d4": "d4", "c4": "c4"},
    "produto": {"Be5": "e5 p", "Wd4": "d4 w"},
    "avanco": {"c2-c3": "c2 c3", "d6-d5": "d6 d5"},
    "atari-go": {"e5": "e5", "c3": "c3"},
    "horizons": {"g2-g4": "g2 g4", "e11-e9": "e11 e9"},
    "sapiens": {"a2-a3": "a2 a3", "h7-h6": "h7 h6"},
    # Enter takes the board for whoever orders next; the curtain falls after the first order.
    "apocalypse": {"a1-b3|e4-e3": "Return a1 b3 Return e4 e3", "c1-c2|a5xb3": "Return c1 c2 Return a5 b3"},
}
# Down to where a bar lies over the room behind the board: where both order in secret, it says who chooses.
BAR_ABOVE = {"apocalypse": 176}
# Edge of a tile in pixels.
TILE = 16
# The mean difference of a tile's channel, of 255, up to which two tiles are the same, and from which they are not. Between
# them lie the edges of soft shadows.
SAME, OTHER = 1.0, 2.0


class Drawn:
    """What the command line says of a position: its picture, the pixel of each cell, and what is on each cell."""

    def __init__(self, program, game, orders=(), position=None):
        self.what = " ".join([game, *orders])
        self.top, self.height = FREE_BESIDE_CHOICES if game == "produto" else FREE
        given = ["--moves", " ".join(orders)] + (["--position", position] if position else [])
        with tempfile.TemporaryDirectory() as folder:
            out, cells = os.path.join(folder, "shot.png"), os.path.join(folder, "shot.json")
            run(program, "shot", game, *given, "--size", f"{WIDTH}x{self.height}", "--out", out, "--map", cells, "--force")
            self.picture = Picture(WIDTH, self.height, run("convert", out, "-depth", "8", "bgra:-"))
            with open(cells) as file:
                self.cells = json.load(file)["cells"]
        shown = json.loads(run(program, "show", game, *given, "--json"))
        self.position = shown["position"]
        self.pieces = {(cell, piece) for line in shown["board"] for cell, piece in pieces_of(line)}
        self.signs = {
            (cell, sign["sign"], sign["side"], sign["number"]) for sign in shown["signs"] for cell in sign["cells"]
        }
        legal = run(program, "moves", game, *given).decode()
        # The stone of Rastros is nobody's, so where it can go is always shown; so is where a king of Horizon can be placed.
        if game == "rastros" or (game == "horizon" and all(order.startswith("K") for order in legal.split())):
            self.signs |= {(cell, "move") for cell in cells_of(legal)}


class Board:
    """Which tiles of a picture show which cell; what lies around the board, or behind a bar above it, shows none."""

    def __init__(self, cells, height, bar):
        self.cells = cells
        # From each cell to the next, in pixels: less at the far side of the board.
        self.spacing = {
            cell: min(math.dist(at, other) for other in cells.values() if other != at) for cell, at in cells.items()
        }
        self.cell_of = {}
        for tile in ((x, y) for y in range(bar // TILE, height // TILE) for x in range(WIDTH // TILE)):
            cell = min(cells, key=lambda cell: math.dist(middle(tile), cells[cell]))
            # To the corner of a square it is 0.71 of the way to the next.
            if math.dist(middle(tile), cells[cell]) <= 0.7 * self.spacing[cell]:
                self.cell_of[tile] = cell

    def is_by(self, tile, cell):
        """Whether a tile can show a cell, or a piece on it or its shadow, which reach over the cells around it. Where a cell is
        clicked is not its middle if a piece stands there, so the largest distance of neighbours counts."""
        return math.dist(middle(tile), self.cells[cell]) <= 1.3 * max(self.spacing.values()) + TILE / 2

    def differing(self, one, other):
        """The tiles of the board that are not the same."""
        return [tile for tile in self.cell_of if difference(one, other, tile) > OTHER]

    def worst(self, one, other):
        """The largest difference of a tile of the board, and where it is."""
        return max((difference(one, other, tile), cell) for tile, cell in self.cell_of.items())


def cells_of(order):
    return re.findall(r"[a-l]\d+", order)


def pieces_of(line):
    """Cells and pieces of a line of a board in text: a rank and its files, or a row of hexagons and its diagonals."""
    name, *pieces = line.split()
    if name.isdigit():
        return [(f"{file}{name}", piece) for file, piece in zip("abcdefghijkl", pieces)]
    return [(f"{name}{number}", piece) for number, piece in enumerate(pieces, 1)]


def cells_between(before, after):
    """The cells in which two positions differ."""
    return {cell for cell, *_ in before ^ after}


def middle(tile):
    return [TILE * part + TILE / 2 for part in tile]


def difference(one, other, tile):
    """The mean difference of a channel in a tile."""
    total = 0
    for y in range(TILE * tile[1], TILE * (tile[1] + 1)):
        rows = [picture.row(TILE * tile[0], y, TILE) for picture in (one, other)]
        if rows[0] != rows[1]:
            total += sum(abs(a - b) for a, b in zip(*rows))
    return total / (3 * TILE * TILE)


def must_look(board, seen, drawn):
    off, cell = board.worst(seen, drawn.picture)
    if off > SAME:
        raise Fault(f"{drawn.what}: at {cell} the window is not as drawn, {off:.1f} of 255 off")
    return off


def must_change(board, after, seen_before, seen, moved, touched):
    """The tiles of cells where a piece came or went must have changed, and none but those of cells that the move touches."""
    changed = board.differing(seen_before, seen)
    for tile in changed:
        if not any(board.is_by(tile, cell) for cell in touched):
            raise Fault(f"{after.what}: the picture has changed at {board.cell_of[tile]}, where nothing happened")
    for cell in moved:
        if not any(board.cell_of[tile] == cell for tile in changed):
            raise Fault(f"{after.what}: the picture has not changed at {cell}")


def must_tell_wrong_moves(board, program, game, played, start, seen):
    """Another last move must not look like the one that was played."""
    *before, last = played
    legal = run(program, "moves", game, "--moves", " ".join(before), "--position", start).decode().split()
    if "|" in last:
        # The orders of the first side, each with what the second one has ordered.
        first, second = last.split("|")
        legal = [f"{order}|{second}" for side, order in zip(legal[::2], legal[1::2]) if side == "w" and order != first]
    wrong = Drawn(program, game, [*before, next(order for order in legal if order != last)], start)
    if board.worst(seen, wrong.picture)[0] <= OTHER:
        raise Fault(f"{wrong.what}: this wrong move would pass for {last}")


def touch(window, drawn, words):
    for word in words.split():
        if word in drawn.cells:
            click(window, drawn, word)
        else:
            window.key(word)
        window.rest()


def click(window, drawn, cell):
    x, y = drawn.cells[cell]
    window.click((x, y + drawn.top))


def looked_at(window, drawn):
    """What the window shows where the picture of a position would be."""
    # The pointer marks what it is over: away with it.
    window.move((2, 300))
    return window.rest().part(drawn.top, drawn.height)


def can_begin(window, drawn, seen_before, order):
    """Takes the piece of an order where dice decide who begins; returns whether the board shows where it goes."""
    from_cell, to_cell = cells_of(order)
    click(window, drawn, from_cell)
    goal = tuple(part // TILE for part in drawn.cells[to_cell])
    return difference(seen_before, looked_at(window, drawn), goal) > OTHER


def play(window, program, game):
    """Plays the moves of a game in the window; returns the largest difference between a tile and how it is drawn."""
    moves, played, off = dict(MOVES[game]), [], []
    before = Drawn(program, game)
    board = Board(before.cells, before.height, BAR_ABOVE.get(game, 0))
    seen_before = looked_at(window, before)
    off.append(must_look(board, seen_before, before))
    start, marked = before.position, set()
    if game == "sapiens":
        first, second = moves
        if can_begin(window, before, seen_before, first):
            moves[first] = cells_of(first)[1]
        else:
            moves = {second: moves[second], first: moves[first]}
            start = start.replace(" w ", " b ")
    for order, touches in moves.items():
        played.append(order)
        touch(window, before, touches)
        seen, after = looked_at(window, before), Drawn(program, game, played, start)
        off.append(must_look(board, seen, after))
        moved = cells_between(before.pieces, after.pieces)
        # The last move is marked, and the one before no longer.
        touched = moved | marked | cells_between(before.signs, after.signs)
        must_change(board, after, seen_before, seen, moved, touched)
        before, seen_before, marked = after, seen, moved
    must_tell_wrong_moves(board, program, game, played, start, seen)
    return max(off)


def walk(window, program):
    rounds = []
    for turn in (1, 2):
        for game in MOVES:
            if turn == 1:
                window.begin_with_friend(game)
                off = play(window, program, game)
                print(f"{game:12} looks as drawn: no tile more than {off:.2f} of 255 off", flush=True)
            else:
                window.click(PLACES[game])
                window.rest()
            window.key("Escape")
            window.rest()
        rounds.append(window.memory())
        print(f"round {turn}: {rounds[-1]:.0f} MB", flush=True)
    # What Wine itself takes is not the program's.
    most = math.inf if is_for_windows(window.path) else 600
    if rounds[1] > min(most, 1.05 * rounds[0]):
        raise Fault("the second round has taken memory")
    if is_for_windows(window.path):
        return
    load = window.load()
    print(f"at rest: {100 * load:.1f} % of a processor")
    if load > 0.02:
        raise Fault("the program computes although nobody touches it")


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else default_program()
    drawing = sys.argv[2] if len(sys.argv) > 2 else program
    try:
        need("convert")
        # What is compared is drawn in one frame, here and there.
        os.environ["LUDOTECA_REFINE"] = "no"
        with Program(program, SIZE) as window:
            walk(window, drawing)
    except Fault as fault:
        sys.exit(f"The walk has failed: {fault}.")
    print("All is well.")


if __name__ == "__main__":
    main()
