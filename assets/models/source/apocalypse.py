"""The horsemen and footmen of Apocalypse, for Blender 3.4 without a window:

blender --background --python apocalypse.py -- ../apocalypse.glb
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

OUT = sys.argv[sys.argv.index("--") + 1]
# The wood of a side, the foot that sets it off from the board, and what is inlaid.
WOOD, FOOT, INLAY = range(3)
reset(["wood", "foot", "inlay"])
BOTH = (1, -1)


def loft(sections, segments=20, name="loft"):
    """A skin through ellipses: (centre y, centre z, half width, half depth, tilt of the section about x in degrees)."""
    bm, rings = bmesh.new(), []
    for y, z, wide, deep, tilt in sections:
        c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
        ring = []
        for i in range(segments):
            a = 2 * math.pi * i / segments
            x, d = wide * math.cos(a), deep * math.sin(a)
            ring.append(bm.verts.new((x, y + d * c, z + d * s)))
        rings.append(ring)
    for a, b in zip(rings, rings[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            bm.faces.new([a[i], a[j], b[j], b[i]])
    bm.faces.new(list(reversed(rings[0])))
    bm.faces.new(rings[-1])
    return add(name, bm, WOOD, 60)


def foot(radius):
    """A flat ring under the piece, wide enough to be seen around it from above."""
    return lathe(
        [(0, 0), (radius - 0.012, 0), (radius, 0.012), (radius, 0.040), (radius - 0.014, 0.056), (0, 0.056)],
        40, slot=FOOT, smooth=40,
    )


def knight():
    """A horse's head with cropped mane and a plate on its brow; it looks aside, for its profile is what people know."""
    plinth = lathe(
        [(0, 0.05), (0.325, 0.05), (0.335, 0.062), (0.335, 0.090), (0.322, 0.106), (0.285, 0.118), (0.272, 0.140), (0.262, 0.165), (0.225, 0.176), (0, 0.176)],
        40, slot=WOOD, smooth=40,
    )
    bead = torus((0, 0, 0.150), 0.262, 0.020, slot=INLAY, around=40, across=8)
    neck = loft([
        (0.010, 0.13, 0.185, 0.235, 0), (0.015, 0.20, 0.185, 0.235, 4), (0.025, 0.29, 0.168, 0.225, 9), (0.020, 0.39, 0.148, 0.208, 17),
        (0.005, 0.50, 0.130, 0.190, 25), (-0.005, 0.61, 0.116, 0.174, 33), (0.005, 0.71, 0.108, 0.158, 44), (0.04, 0.79, 0.098, 0.130, 58), (0.07, 0.83, 0.07, 0.08, 70),
    ])
    head = loft([
        (-0.035, 0.835, 0.06, 0.06, 56), (0.005, 0.808, 0.100, 0.114, 56), (0.06, 0.772, 0.110, 0.130, 56), (0.125, 0.722, 0.096, 0.114, 56), (0.195, 0.665, 0.080, 0.090, 56),
        (0.255, 0.616, 0.074, 0.078, 56), (0.305, 0.575, 0.075, 0.078, 56), (0.342, 0.545, 0.066, 0.067, 56), (0.362, 0.528, 0.036, 0.040, 56),
    ])
    cheeks = [ball((0.060 * s, 0.045, 0.715), 0.100, (0.66, 1, 1)) for s in BOTH]
    brows = [ball((0.084 * s, 0.098, 0.812), 0.036, (0.7, 1.4, 0.8), (-35, 0, 0)) for s in BOTH]
    chest = ball((0, 0.15, 0.28), 0.13, (1.05, 0.8, 1.1))
    ears = [cone((0.068 * s, -0.005, 0.930), 0.050, 0.010, 0.18, (10, 12 * s, 0)) for s in BOTH]
    skin = melt("skin", [neck, head, chest, *cheeks, *brows, *ears], WOOD, 0.0095, 4, 1700)
    # A cropped mane, upright as on a war horse.
    along = [(0.020, 0.905), (-0.075, 0.885), (-0.150, 0.815), (-0.198, 0.715), (-0.222, 0.605), (-0.232, 0.490), (-0.240, 0.375), (-0.252, 0.275)]
    crest = []
    for (y0, z0), (y1, z1) in zip(along, along[1:]):
        for i in range(4):
            t = i / 4
            crest.append(ball((0, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t), 0.062, (0.62, 1, 1), level=2))
    mane = melt("mane", crest, INLAY, 0.010, 2, 420)
    eyes = [ball((0.098 * s, 0.112, 0.782), 0.026, (0.6, 1.15, 0.9), slot=INLAY, level=2) for s in BOTH]
    nostrils = [ball((0.064 * s, 0.330, 0.578), 0.021, (0.7, 1.3, 0.8), slot=INLAY, level=2) for s in BOTH]
    # A plate of armour from the brow to the nose, the ridge of which shows from above.
    plate = loft([(0.105, 0.842, 0.036, 0.020, -36), (0.165, 0.800, 0.052, 0.024, -36), (0.235, 0.735, 0.042, 0.022, -36), (0.300, 0.665, 0.026, 0.018, -36)], 12, "plate")
    for polygon in plate.data.polygons:
        polygon.material_index = INLAY
    turned = [placed(ob, (0, 0, 0.055), (0, 0, 84), (1.0, 1.0, 0.95)) for ob in [skin, mane, plate, *eyes, *nostrils]]
    join("knight", [foot(0.405), plinth, bead] + turned)


def pawn():
    """A footman: a stout body, shoulders, and a kettle hat whose round brim shows from above."""
    body = lathe(
        [(0, 0.05), (0.290, 0.05), (0.302, 0.062), (0.302, 0.088), (0.288, 0.104), (0.240, 0.118), (0.190, 0.150), (0.150, 0.210), (0.132, 0.280), (0.140, 0.330),
         (0.176, 0.368), (0.186, 0.392), (0.170, 0.412), (0.110, 0.424), (0, 0.430)],
        36, slot=WOOD, smooth=40,
    )
    face = ball((0, 0, 0.475), 0.120, (1, 1, 0.95), slot=WOOD, level=3)
    belt = torus((0, 0, 0.392), 0.166, 0.024, slot=INLAY, around=32, across=8)
    hat = lathe(
        [(0, 0.505), (0.150, 0.508), (0.215, 0.492), (0.262, 0.474), (0.272, 0.482), (0.262, 0.498), (0.195, 0.528), (0.156, 0.552), (0.142, 0.600), (0.112, 0.648), (0.066, 0.676), (0, 0.684)],
        36, slot=WOOD, smooth=40,
    )
    rim = torus((0, 0, 0.484), 0.264, 0.020, slot=INLAY, around=40, across=8)
    knob = ball((0, 0, 0.694), 0.050, slot=INLAY, level=2)
    join("pawn", [foot(0.375), body, face, belt, hat, rim, knob])


knight()
pawn()
export(OUT)
