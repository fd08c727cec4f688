"""The men of Horizon, for Blender 3.4 without a window:

blender --background --python horizon.py -- ../../games/horizon/models.glb

From above, a ball in a narrow ring is a warrior, a cross of four points a king, and a ball with a tip in a broad ring a
warrior that sits.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from men import *

OUT = sys.argv[sys.argv.index("--") + 1]
begin()
RIM, SMALL, ROYAL = 0.055, 0.33, 0.37
FINE = 28


def warrior():
    """A slim body, a collar of the accent and a round head."""
    body = turned(base(SMALL, 0.115, 0.44) + [(0.112, 0.50)] + arc(0, 0.625, 0.160, -48, 90, 9), segments=FINE)
    neck = turned(collar(0.200, 0.44, 0.055), ACCENT, FINE)
    man("warrior", [body, neck], SMALL, RIM, FINE)


def king():
    """Taller, with two collars and a crown of four points round a ball."""
    profile = base(ROYAL, 0.140, 0.66) + [(0.150, 0.72), (0.150, 0.74)]
    profile += curve([(0.140, 0.745), (0.165, 0.80), (0.215, 0.88), (0.235, 0.915)], 3) + [(0.205, 0.925), (0.0, 0.925)]
    collars = [turned(collar(0.250, 0.665, 0.06), ACCENT, FINE)]
    ball_ = turned(arc(0, 0.985, 0.092, -50, 90, 7), BODY, FINE)
    points = []
    for turn in (0, 90, 180, 270):
        bm = bmesh.new()
        # A wedge that rises and leans outwards: broad at the crown, narrow at its tip.
        low = [bm.verts.new(p) for p in [(0.150, -0.095, 0.90), (0.240, -0.095, 0.90), (0.240, 0.095, 0.90), (0.150, 0.095, 0.90)]]
        high = [bm.verts.new(p) for p in [(0.258, -0.020, 1.09), (0.294, -0.020, 1.09), (0.294, 0.020, 1.09), (0.258, 0.020, 1.09)]]
        bm.faces.new(high)
        for i in range(4):
            bm.faces.new([low[i], low[(i + 1) % 4], high[(i + 1) % 4], high[i]])
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.012, segments=1, affect="EDGES")
        points.append(placed(even(add("point", bm, ACCENT, 40)), rotation=(0, 0, turn)))
    man("king", [turned(profile, segments=FINE), ball_] + collars + points, ROYAL, RIM, FINE)


def sitting():
    """The head of a warrior low on a broad seat with a rim and a tip of the accent: he has arrived."""
    seat = turned(plinth(SMALL) + [(0.225, 0.232), (0.245, 0.30), (0.12, 0.312)], segments=FINE)
    cushion = turned(arc(0.244, 0.272, 0.040, -80, 130, 7), ACCENT, FINE)
    head = turned(arc(0, 0.372, 0.160, -26, 68, 6), BODY, FINE)
    tip = turned(arc(0, 0.372, 0.165, 62, 90, 2), ACCENT, FINE)
    man("sitting", [seat, cushion, head, tip], SMALL, RIM, FINE)


warrior()
king()
sitting()
export(OUT)
