"""The faces of the players, drawn by hand as the SVG files of this folder. Wants librsvg (rsvg-convert):

    python3 portraits.py ..

Writes NAME.png for each, 320 pixels wide, transparent outside the circle.
"""
import pathlib
import subprocess
import sys

SIDE = "320"

for drawing in sorted(pathlib.Path(__file__).parent.glob("*.svg")):
    picture = pathlib.Path(sys.argv[1]) / f"{drawing.stem}.png"
    subprocess.run(["rsvg-convert", "-w", SIDE, "-h", SIDE, drawing, "-o", picture], check=True)
