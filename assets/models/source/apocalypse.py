"""The horsemen and footmen of Apocalypse, for Blender 3.4 without a window:

blender --background --python apocalypse.py -- ../../games/apocalypse/models.glb
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from men import *

OUT = sys.argv[sys.argv.index("--") + 1]
begin()
# How far the felt stands out, and radii of plinths. Cells are large on a board of 25: bodies are rounder than in chess.
RIM, HORSE, FOOT = 0.055, 0.37, 0.35
FINE = 32


def knight():
    """A war horse with cropped mane and a plate of armour from its brow to its nose, the ridge of which shows from above."""
    stand = turned(plinth(HORSE) + [(0.262, 0.23), (0.255, 0.24), (0.0, 0.24)], segments=FINE)
    plate = loft([(0.150, 0.846, 0.026, 0.014, 56, 2), (0.184, 0.810, 0.050, 0.018, 56, 2), (0.242, 0.736, 0.042, 0.018, 56, 2), (0.292, 0.680, 0.024, 0.014, 56, 2)], "plate", ACCENT, 60, 12)
    figure = join("figure", [horse(True, 1700, 420), placed(plate, (0, 0, 0.055), (0, 0, 75))])
    man("knight", [figure, stand, ring(0.262, 0.214, ACCENT, FINE)], HORSE, RIM, FINE)


def pawn():
    """A footman: a stout body with a belt, shoulders, and a kettle hat whose round brim shows from above."""
    body = turned(
        plinth(FOOT)[:-1] + curve([(0.228, 0.232), (0.182, 0.262), (0.152, 0.315), (0.140, 0.375), (0.146, 0.425), (0.176, 0.462), (0.184, 0.486), (0.166, 0.508), (0.105, 0.522)], 3),
        segments=FINE,
    )
    face = ball((0, 0, 0.565), 0.118, (1, 1, 0.95), slot=BODY)
    belt = torus((0, 0, 0.335), 0.148, 0.020, slot=ACCENT, around=FINE, across=6)
    hat = turned(
        [(0.10, 0.600), (0.200, 0.592), (0.262, 0.566), (0.272, 0.574)] + curve([(0.262, 0.590), (0.200, 0.620), (0.160, 0.644), (0.144, 0.694), (0.112, 0.742), (0.066, 0.768), (0.0, 0.778)], 3),
        segments=FINE,
    )
    brim = torus((0, 0, 0.576), 0.264, 0.017, slot=ACCENT, around=FINE, across=6)
    band = ring(0.162, 0.640, ACCENT, FINE)
    knob = ball((0, 0, 0.788), 0.046, slot=ACCENT, level=2)
    man("pawn", [body, face, belt, hat, brim, band, knob], FOOT, RIM, FINE)


knight()
pawn()
export(OUT)
