"""The chessmen of Horizons, for Blender 3.4 without a window:

blender --background --python horizons.py -- ../../games/horizons/models.glb

Seven that chess players know and five new ones, made in the same way.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import men
from men import *

OUT = sys.argv[sys.argv.index("--") + 1]
# A board of 48 men: each has at most 1200 triangles.
begin(around=20, coarse=0.0082)
# How far the felt stands out: 2.8 pixels on a board of 12 cells that is 600 pixels wide.
RIM = 0.056
# Radii of plinths. Those of pieces with a broad head are larger, or it would hide them from above.
ROUND, ROYAL, WIDE, SMALL = 0.36, 0.38, 0.385, 0.365


def plinth(r):
    return men.plinth(r, beads=False)


def base(r, neck, height):
    return men.base(r, neck, height, beads=False)


def chessman(name, parts, r):
    man(name, parts, r, RIM)


def pawn():
    head = arc(0, 0.605, 0.158, -52, 90, 9)
    tip = turned([(0, 0.750), (0.060, 0.752), (0.052, 0.768), (0, 0.773)], ACCENT, 16, 40)
    chessman("pawn", [turned(base(0.30, 0.105, 0.42) + collar(0.185, 0.42, 0.05) + [(0.098, 0.475)] + head), tip], 0.30)


def rook():
    """A square tower: its plan is told from all the round ones."""
    stem = turned(base(ROUND, 0.205, 0.58) + [(0.245, 0.61), (0.25, 0.635), (0.0, 0.635)])
    tower = prism(square(0.272), 0.625, 0.93, 0.018, "tower", BODY)
    cut(tower, prism(square(0.178), 0.80, 1.2, 0, "shaft", ACCENT))
    slot = [(-0.6, -0.062), (0.6, -0.062), (0.6, 0.062), (-0.6, 0.062)]
    for turn in (0, 90):
        cut(tower, placed(prism(slot, 0.83, 1.2, 0), rotation=(0, 0, turn)))
    band = prism(square(0.277), 0.665, 0.690, 0, "band", ACCENT)
    chessman("rook", [stem, even(tower), band], ROUND)


def bishop():
    profile = base(ROUND, 0.115, 0.60) + collar(0.215, 0.60, 0.055) + [(0.125, 0.66), (0.125, 0.675)] + collar(0.165, 0.675, 0.035, 0.75)
    profile += curve([(0.122, 0.712), (0.205, 0.80), (0.225, 0.88), (0.205, 0.965), (0.145, 1.055), (0.062, 1.125)], 4)
    mitre = turned(profile + arc(0, 1.172, 0.048, -50, 90, 5))
    notch = prism([(-0.068, 0.5), (0.068, 0.5), (0.034, -0.02), (-0.034, -0.02)], -0.6, 0.6, 0, "notch", ACCENT)
    tilt = Matrix.Rotation(math.radians(-45), 4, "Z") @ Matrix.Rotation(math.radians(28), 4, "Y") @ Matrix.Rotation(math.radians(90), 4, "X")
    notch.data.transform(Matrix.Translation((0.03, 0.03, 0.90)) @ tilt)
    chessman("bishop", [cut(mitre, notch)], ROUND)


def queen():
    profile = base(ROYAL, 0.125, 0.74) + collar(0.25, 0.74, 0.06) + [(0.135, 0.805), (0.135, 0.82), (0.190, 0.835), (0.190, 0.852)]
    profile += curve([(0.132, 0.865), (0.165, 0.94), (0.225, 1.05), (0.292, 1.135)], 4) + [(0.285, 1.15), (0.235, 1.12), (0.14, 1.10), (0.0, 1.095)]
    points = [lathe(arc(0, 0, 0.060, -60, 90, 2), 7, "pearl", ACCENT, 60, (0.262 * math.cos(a), 0.262 * math.sin(a), 1.165), caps=False) for a in [math.pi / 4 * i for i in range(8)]]
    dome = turned(curve([(0.16, 1.10), (0.13, 1.15), (0.05, 1.19)], 2) + arc(0, 1.225, 0.058, -55, 90, 3), BODY, 12, 40)
    chessman("queen", [turned(profile, segments=16), dome] + points, ROYAL)


def king():
    profile = base(ROYAL, 0.135, 0.80) + collar(0.26, 0.80, 0.06) + [(0.148, 0.865), (0.148, 0.88)] + collar(0.20, 0.88, 0.042, 0.75)
    profile += curve([(0.145, 0.927), (0.17, 0.99), (0.225, 1.08), (0.262, 1.145)], 4) + [(0.262, 1.165), (0.238, 1.18)]
    profile += curve([(0.238, 1.18), (0.15, 1.215), (0.07, 1.235), (0.0, 1.238)], 2)
    bars = [prism(square(0.050), 1.20, 1.50, 0.014, "post", ACCENT, segments=1)]
    arm = [(-0.165, -0.052), (0.165, -0.052), (0.165, 0.052), (-0.165, 0.052)]
    bars += [placed(prism(arm, 1.320, 1.420, 0.014, "arm", ACCENT, segments=1), rotation=(0, 0, turn)) for turn in (0, 90)]
    chessman("king", [turned(profile)] + bars, ROYAL)


def knight():
    """Its mane hangs in locks; it stands sideways."""
    stand = turned(plinth(ROUND) + [(0.262, 0.23), (0.255, 0.24), (0.0, 0.24)])
    chessman("knight", [horse(False, 450, 130), stand, ring(0.262, 0.216, ACCENT)], ROUND)


def ox():
    """A broad head bowed forward on a turned stem; its plan is the horns."""
    stem = turned(base(WIDE, 0.165, 0.36) + collar(0.225, 0.36, 0.05) + [(0.0, 0.42)], segments=18)
    neck = loft([(-0.05, 0.38, 0.15, 0.17, 0, 2), (-0.05, 0.46, 0.165, 0.19, 10, 2), (-0.04, 0.56, 0.165, 0.19, 25, 2), (0.0, 0.64, 0.15, 0.16, 45, 2), (0.04, 0.68, 0.12, 0.12, 60, 2)])
    head = loft([
        (-0.03, 0.735, 0.08, 0.07, 40, 2), (0.01, 0.715, 0.142, 0.115, 40, 2.4), (0.07, 0.665, 0.142, 0.125, 40, 2.5), (0.14, 0.595, 0.115, 0.11, 40, 2.5),
        (0.20, 0.535, 0.10, 0.10, 40, 2.4), (0.245, 0.49, 0.108, 0.10, 40, 2.4), (0.285, 0.45, 0.104, 0.088, 40, 2.2), (0.305, 0.43, 0.06, 0.05, 40, 2),
    ])
    poll = ball((0, 0.0, 0.775), 0.085, (1.35, 0.8, 0.55))
    ears = [ball((0.195 * s, 0.0, 0.69), 0.066, (1.5, 0.45, 0.75), (0, 22 * s, 0)) for s in BOTH]
    hump = ball((0, -0.14, 0.55), 0.13, (1.0, 0.9, 1.15))
    beast = melt("beast", [neck, head, poll, hump] + ears, BODY, 0.009, 6, 306)
    horns = [
        limb([(0.09 * s, 0.0, 0.775, 0.058), (0.20 * s, -0.005, 0.80, 0.057), (0.285 * s, 0.015, 0.845, 0.047), (0.325 * s, 0.05, 0.93, 0.034), (0.305 * s, 0.095, 1.02, 0.015)], slot=ACCENT, segments=6, steps=1)
        for s in BOTH
    ]
    eyes = [ball((0.128 * s, 0.105, 0.665), 0.026, (0.8, 1, 1), slot=ACCENT, level=1) for s in BOTH]
    nostrils = [ball((0.052 * s, 0.318, 0.468), 0.022, (1, 0.8, 1), slot=ACCENT, level=1) for s in BOTH]
    chessman("ox", [stem, beast] + horns + eyes + nostrils, WIDE)


def star(outer, inner, points=5):
    radius = lambda i: outer if i % 2 == 0 else inner
    return [(radius(i) * math.sin(math.pi * i / points), radius(i) * math.cos(math.pi * i / points)) for i in range(2 * points)]


def magician():
    """A pointed hat, its tip bent, on a brim that is a star."""
    stem = turned(base(WIDE, 0.12, 0.58) + collar(0.20, 0.58, 0.05) + [(0.0, 0.64)])
    brim = even(prism(star(0.420, 0.215), 0.63, 0.685, 0.018, "brim", BODY, segments=1))
    inlay = prism(star(0.375, 0.190), 0.68, 0.694, 0, "inlay", ACCENT)
    sections = []
    for t in [i / 6 for i in range(7)]:
        r = 0.150 * (1 - t) ** 0.92 + 0.012
        sections.append((-0.10 * t ** 2.6, 0.68 + 0.60 * t - 0.05 * t ** 4, r, r, 14 * t ** 2, 2))
    hat = loft(sections, "hat", BODY, 40, 14)
    band = turned([(0.148, 0.70), (0.158, 0.705), (0.153, 0.765), (0.140, 0.770)], ACCENT, smooth=30)
    chessman("magician", [stem, brim, inlay, hat, band], WIDE)


def zip_():
    """A bolt of lightning lying on a stem: the letter of its name from above."""
    stem = turned(base(WIDE, 0.13, 0.58) + collar(0.22, 0.58, 0.05) + [(0.0, 0.64)])
    bolt = [
        (-0.350, 0.325), (0.350, 0.325), (0.350, 0.185), (-0.059, -0.175), (0.350, -0.175), (0.350, -0.325),
        (-0.350, -0.325), (-0.350, -0.185), (0.059, 0.175), (-0.350, 0.175),
    ]
    inner = [
        (-0.325, 0.302), (0.325, 0.302), (0.325, 0.197), (-0.120, -0.198), (0.325, -0.198), (0.325, -0.302),
        (-0.325, -0.302), (-0.325, -0.197), (0.120, 0.198), (-0.325, 0.198),
    ]
    slab = even(prism(bolt, 0.63, 0.80, 0.022, "slab", BODY))
    chessman("zip", [stem, slab, prism(inner, 0.79, 0.812, 0, "inlay", ACCENT)], WIDE)


def arrow(k):
    return [(0, 0.36 * k), (0.29 * k, -0.22 * k), (0.0, -0.10 * k), (-0.29 * k, -0.22 * k)]


def warrior(name, is_demoted):
    """A spear head that points forward; demoted, its point is cut off."""
    stem = turned(base(SMALL, 0.105, 0.40) + collar(0.175, 0.40, 0.045) + [(0.0, 0.46)])
    edge = even(prism(arrow(1.20), 0.455, 0.50, 0.010, "edge", ACCENT, segments=1))
    top = 0.62 if is_demoted else 0.84
    bm = bmesh.new()
    low = [bm.verts.new((x, y, 0.495)) for x, y in arrow(1.00)]
    high = [bm.verts.new((x, y, top)) for x, y in arrow(0.68)] if is_demoted else [bm.verts.new((0, 0, top))]
    for i in range(4):
        bm.faces.new(list(dict.fromkeys([low[i], low[(i + 1) % 4], high[(i + 1) % len(high)], high[i % len(high)]])))
    # The outline is concave, so its faces are two triangles each.
    for ring in ([low, high] if is_demoted else [low]):
        bm.faces.new([ring[0], ring[1], ring[2]])
        bm.faces.new([ring[0], ring[2], ring[3]])
    head = even(add("head", bm, BODY, 25))
    flat = [prism(arrow(0.50), top - 0.004, top + 0.010, 0, "flat", ACCENT)] if is_demoted else []
    chessman(name, [stem, edge, head] + flat, SMALL)


def sheet(inner, outer, half, low, high, slot):
    """A curved plate in front of the piece, `half` degrees to each side; `low` and `high` give the edges by the distance
    from its middle, 0 to 1."""
    columns = 10
    bm, rings = bmesh.new(), []
    for i in range(columns + 1):
        a = math.radians(90 - half + 2 * half * i / columns)
        e = abs(i - columns / 2) / (columns / 2)
        rings.append([bm.verts.new((r * math.cos(a), r * math.sin(a) - 0.04, z)) for r, z in ((outer, low(e)), (outer, high(e)), (inner, high(e)), (inner, low(e)))])
    for a, b in zip(rings, rings[1:]):
        for k in range(4):
            bm.faces.new([a[k], b[k], b[(k + 1) % 4], a[(k + 1) % 4]])
    bm.faces.new(rings[0])
    bm.faces.new(list(reversed(rings[-1])))
    return add("sheet", bm, slot, 30)


def shielder():
    """A curved shield before a low head."""
    profile = plinth(SMALL) + curve([(0.20, 0.215), (0.15, 0.26), (0.118, 0.34)], 3) + collar(0.165, 0.34, 0.04)
    body = turned(profile + arc(0, 0.475, 0.125, -48, 90, 7))
    outer, thick = 0.345, 0.105
    top = lambda e: 0.74 - 0.10 * e ** 3.2
    shield = sheet(outer - thick, outer, 76, lambda e: 0.14 + 0.20 * e ** 2.2, top, BODY)
    edge = sheet(outer - thick + 0.016, outer - 0.020, 73, lambda e: top(e) - 0.06, lambda e: top(e) + 0.014, ACCENT)
    boss = ball((0, outer - 0.04, 0.46), 0.078, (1, 0.45, 1), slot=ACCENT, level=2)
    chessman("shielder", [body, even(shield), edge, boss], SMALL)


king()
queen()
rook()
bishop()
knight()
ox()
magician()
zip_()
pawn()
warrior("warrior", False)
warrior("demoted", True)
shielder()
export(OUT)
