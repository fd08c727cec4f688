"""The faces of the players, drawn by hand as the SVG files of this folder. Wants librsvg (rsvg-convert):

    python3 portraits.py ..

Writes NAME.png for each, 320 pixels wide, transparent outside the circle; and of an animal NAME-board.png, in which the eyes look
down at the board, and NAME-away.png, in which they look elsewhere.
"""
import pathlib
import subprocess
import sys

SIDE = "320"
EYES = '<g id="eyes">'
# How far the eyes are moved, to the right and down, of a picture of 240.
GAZES = {"board": (3.5, 6), "away": (-6, -3.5)}


def draw(svg, name):
    picture = pathlib.Path(sys.argv[1]) / f"{name}.png"
    subprocess.run(["rsvg-convert", "-w", SIDE, "-h", SIDE, "-o", picture], input=svg.encode(), check=True)


for drawing in sorted(pathlib.Path(__file__).parent.glob("*.svg")):
    svg = drawing.read_text()
    draw(svg, drawing.stem)
    for gaze, (right, down) in GAZES.items() if EYES in svg else ():
        draw(svg.replace(EYES, f'<g id="eyes" transform="translate({right} {down})">'), f"{drawing.stem}-{gaze}")
