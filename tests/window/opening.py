#!/usr/bin/env python3
"""What it costs to open the shelf and a table: seconds to the first whole picture, and memory at rest.

    python3 tests/window/opening.py [path of the program] [--open WHAT ...] [--runs N] [--cold]

Wants what `program.py` wants. Each is opened N times (by default 5) for the time, of which the median is told, and once for the
memory. A picture is whole as soon as no part of it differs from the picture at rest by more than its rough edges do. With
--cold, which only root can, the files of the program and of drivers are forgotten before each start.
"""
import argparse
import os
import statistics
import subprocess
import sys
import time

from lasting import starter
from program import SIZE, Fault, Program, default_program

# Every so many pixels across and down one is looked at, in tiles of so many of them.
STEP, TILE = 4, 8
# How much a tile may differ by the roughness of its edges, of 255.
ROUGH = 24
# How long the screen is looked at for the first picture, in seconds, and how often.
LONG, OFTEN = 6, 0.004


class Opening(Program):
    """The program, watched from its beginning."""

    def __init__(self, path):
        self.seen = []
        super().__init__(path, SIZE)

    def _windows(self):
        begin, last = time.monotonic(), self._screen()
        while time.monotonic() - begin < LONG:
            now = self._screen()
            if now != last:
                self.seen.append((time.monotonic() - begin, self.picture()))
                last = now
            time.sleep(OFTEN)
        search = ["xdotool", "search", "--onlyvisible", "--name", "."]
        return subprocess.run(search, env=self.environment, capture_output=True).stdout.decode().split()

    def first_whole(self):
        """When the first whole picture was seen."""
        last = self.seen[-1][1]
        return next(when for when, picture in self.seen if difference(picture, last) <= ROUGH)


def difference(one, other):
    """The largest mean difference of a tile."""
    worst, edge = 0, STEP * TILE
    for top in range(0, one.height - edge, edge):
        for left in range(0, one.width - edge, edge):
            total = 0
            for y in range(top, top + edge, STEP):
                rows = [picture.row(left, y, edge) for picture in (one, other)]
                if rows[0] != rows[1]:
                    total += sum(abs(a - b) for a, b in zip(rows[0][:: 3 * STEP], rows[1][:: 3 * STEP]))
            worst = max(worst, total / (TILE * TILE))
    return worst


def forget_files():
    os.sync()
    with open("/proc/sys/vm/drop_caches", "w") as file:
        file.write("3")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?", default=default_program())
    parser.add_argument("--open", nargs="+", default=["shelf", "avanco", "horizons"])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--cold", action="store_true")
    given = parser.parse_args()
    for what in given.open:
        path = given.program if what == "shelf" else starter(given.program, "table", what)
        times = []
        os.environ["LUDOTECA_REFINE"] = "no"
        for _ in range(given.runs):
            if given.cold:
                forget_files()
            with Opening(path) as window:
                times.append(window.first_whole())
        del os.environ["LUDOTECA_REFINE"]
        with Opening(path) as window:
            window.rest()
            memory = window.memory()
        print(f"{what}: a whole picture after {statistics.median(times):.2f} s, {memory:.0f} MB at rest")


if __name__ == "__main__":
    try:
        main()
    except Fault as fault:
        sys.exit(str(fault))
