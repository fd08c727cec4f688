"""The chessmen of Horizons, for Blender 3.4 without a window:

blender --background --python horizons.py -- ../horizons.glb

Turned bodies on a wide foot. Every piece has the three slots: body, accent, foot. Each looks away from the player.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

OUT = sys.argv[sys.argv.index("--") + 1]
BODY, ACCENT, FOOT = range(3)
reset(["body", "accent", "foot"])
BOTH = (1, -1)
# How far the foot stands out: at least 2.5 pixels on a board of 12 cells that is 600 pixels wide.
RIM = 0.068
# Radii of plinths: what stands on them must not hide them from above.
WIDE, SMALL = 0.385, 0.365
AROUND = 22
# Points of a profile are left out where the outline then moves by less than this.
COARSE = 0.0035


def thinned(profile):
    """The profile without the points that hardly change it (Douglas and Peucker)."""
    if len(profile) < 3:
        return profile
    a, b = Vector(profile[0]), Vector(profile[-1])
    along = (b - a).normalized()
    off = lambda p: abs((Vector(p) - a).cross(along)) if (b - a).length > 1e-6 else (Vector(p) - a).length
    far = max(range(1, len(profile) - 1), key=lambda i: off(profile[i]))
    if off(profile[far]) < COARSE:
        return [profile[0], profile[-1]]
    return thinned(profile[: far + 1])[:-1] + thinned(profile[far:])


def turned(profile, slot=BODY, segments=AROUND, smooth=42):
    return lathe(thinned(profile), segments, "turned", slot, smooth)


def rim(r):
    """What sets the piece off from any wood, seen from above."""
    edge = r + RIM
    return turned([(0, 0), (edge - 0.006, 0), (edge, 0.018), (edge - 0.012, 0.026), (r * 0.9, 0.026)], FOOT, 28, 40)


def base(r, neck, height):
    """A weighted base: plinth, ogee, bead, and a waist that ends at (neck, height)."""
    z = 0.02
    waist = r * 0.655
    # The step on the plinth is flat: seen from above, it shows the wood of the piece all round.
    plinth = [(0, z), (r, z), (r, z + 0.055), (r * 0.965, z + 0.072), (r * 0.78, z + 0.072)]
    ogee = curve([(r * 0.775, z + 0.085), (r * 0.75, z + 0.135), (r * 0.68, z + 0.172)], 3)
    bead = arc(r * 0.69, z + 0.190, 0.018, -60, 60, 3) + [(waist, z + 0.21)]
    rest = height - z - 0.212
    body = [(waist, z + 0.212), (r * 0.50, z + 0.25), (neck + (r * 0.6 - neck) * 0.26, z + 0.212 + rest * 0.42), (neck + 0.004, z + 0.212 + rest * 0.78), (neck, height)]
    return plinth + ogee + bead + curve(body, 3)


def collar(r, z, thick=0.055, inner=0.62):
    """A bead between two fillets."""
    return [(r * inner, z), (r * 0.82, z + thick * 0.12)] + arc(r * 0.92, z + thick * 0.5, r * 0.08, -70, 70, 4, thick * 0.38 / (r * 0.08)) + [(r * 0.82, z + thick * 0.88), (r * inner, z + thick)]


def square(half):
    return [(-half, -half), (half, -half), (half, half), (-half, half)]


def pawn():
    head = arc(0, 0.605, 0.158, -52, 90, 9)
    tip = turned([(0, 0.750), (0.060, 0.752), (0.052, 0.768), (0, 0.773)], ACCENT, 16, 40)
    join("pawn", [turned(base(0.30, 0.105, 0.42) + collar(0.185, 0.42, 0.05) + [(0.098, 0.475)] + head), tip, rim(0.30)])


def rook():
    """A square tower: its plan is told from all the round ones."""
    stem = turned(base(0.36, 0.205, 0.58) + [(0.245, 0.61), (0.25, 0.635), (0.0, 0.635)])
    tower = prism(square(0.272), 0.625, 0.93, 0.018, "tower", BODY)
    cut(tower, prism(square(0.178), 0.80, 1.2, 0, "shaft", ACCENT))
    slot = [(-0.6, -0.062), (0.6, -0.062), (0.6, 0.062), (-0.6, 0.062)]
    for turn in (0, 90):
        cut(tower, placed(prism(slot, 0.83, 1.2, 0), rotation=(0, 0, turn)))
    band = prism(square(0.277), 0.665, 0.690, 0, "band", ACCENT)
    join("rook", [stem, even(tower), band, rim(0.36)])


def bishop():
    profile = base(0.36, 0.115, 0.60) + collar(0.215, 0.60, 0.055) + [(0.125, 0.66), (0.125, 0.675)] + collar(0.165, 0.675, 0.035, 0.75)
    profile += curve([(0.122, 0.712), (0.205, 0.80), (0.225, 0.88), (0.205, 0.965), (0.145, 1.055), (0.062, 1.125)], 4)
    mitre = turned(profile + arc(0, 1.172, 0.048, -50, 90, 5))
    notch = prism([(-0.068, 0.5), (0.068, 0.5), (0.034, -0.02), (-0.034, -0.02)], -0.6, 0.6, 0, "notch", ACCENT)
    tilt = Matrix.Rotation(math.radians(-45), 4, "Z") @ Matrix.Rotation(math.radians(28), 4, "Y") @ Matrix.Rotation(math.radians(90), 4, "X")
    notch.data.transform(Matrix.Translation((0.03, 0.03, 0.90)) @ tilt)
    join("bishop", [cut(mitre, notch), rim(0.36)])


def queen():
    profile = base(0.38, 0.125, 0.74) + collar(0.25, 0.74, 0.06) + [(0.135, 0.805), (0.135, 0.82)] + collar(0.185, 0.82, 0.04, 0.75)
    profile += curve([(0.132, 0.865), (0.165, 0.94), (0.225, 1.05), (0.292, 1.135)], 4) + [(0.285, 1.15), (0.235, 1.12), (0.14, 1.10), (0.0, 1.095)]
    points = [placed(ball((0, 0, 0), 0.060, slot=ACCENT, level=1), (0.262 * math.cos(a), 0.262 * math.sin(a), 1.165)) for a in [math.pi / 4 * i for i in range(8)]]
    dome = turned(curve([(0.16, 1.10), (0.13, 1.15), (0.05, 1.19)], 3) + arc(0, 1.225, 0.058, -55, 90, 5), BODY, 18, 40)
    join("queen", [turned(profile), dome, rim(0.38)] + points)


def king():
    profile = base(0.38, 0.135, 0.80) + collar(0.26, 0.80, 0.06) + [(0.148, 0.865), (0.148, 0.88)] + collar(0.20, 0.88, 0.042, 0.75)
    profile += curve([(0.145, 0.927), (0.17, 0.99), (0.225, 1.08), (0.262, 1.145)], 4) + [(0.262, 1.165), (0.238, 1.18)]
    profile += curve([(0.238, 1.18), (0.15, 1.215), (0.07, 1.235), (0.0, 1.238)], 2)
    bars = [prism(square(0.050), 1.20, 1.50, 0.014, "post", ACCENT)]
    arm = [(-0.165, -0.052), (0.165, -0.052), (0.165, 0.052), (-0.165, 0.052)]
    bars += [placed(prism(arm, 1.320, 1.420, 0.014, "arm", ACCENT), rotation=(0, 0, turn)) for turn in (0, 90)]
    join("king", [turned(profile), rim(0.38)] + bars)


def knight():
    """Neck and head as two lofts, mane in locks, cheek, brow, nostril and mouth; stands sideways."""
    neck = loft([
        (0.015, 0.13, 0.205, 0.235, 0, 2), (0.02, 0.20, 0.20, 0.235, 4, 2), (0.03, 0.29, 0.178, 0.225, 9, 2), (0.022, 0.39, 0.150, 0.205, 17, 2.1),
        (0.005, 0.50, 0.128, 0.185, 25, 2.1), (-0.005, 0.61, 0.112, 0.170, 33, 2.1), (0.005, 0.71, 0.105, 0.155, 44, 2), (0.04, 0.79, 0.098, 0.130, 58, 2), (0.07, 0.83, 0.07, 0.08, 70, 2),
    ])
    head = loft([
        (-0.035, 0.835, 0.06, 0.06, 56, 2), (0.005, 0.808, 0.098, 0.112, 56, 2), (0.06, 0.772, 0.106, 0.128, 56, 2.2), (0.125, 0.722, 0.092, 0.112, 56, 2.4), (0.195, 0.665, 0.074, 0.088, 56, 2.4),
        (0.255, 0.616, 0.068, 0.076, 56, 2.3), (0.305, 0.575, 0.070, 0.076, 56, 2.2), (0.342, 0.545, 0.062, 0.066, 56, 2), (0.362, 0.528, 0.036, 0.040, 56, 2),
    ])
    cheeks = [ball((0.062 * s, 0.045, 0.715), 0.098, (0.62, 1, 1)) for s in BOTH]
    brows = [ball((0.082 * s, 0.098, 0.812), 0.034, (0.7, 1.4, 0.8), (-35, 0, 0)) for s in BOTH]
    chest = ball((0, 0.15, 0.28), 0.13, (1.05, 0.8, 1.1))
    ears = [cone((0.062 * s, 0.0, 0.925), 0.046, 0.006, 0.17, (10, 9 * s, 0)) for s in BOTH]
    back = curve([(0.02, 0.90), (-0.075, 0.875), (-0.150, 0.80), (-0.195, 0.70), (-0.215, 0.59), (-0.222, 0.48), (-0.225, 0.37), (-0.235, 0.27)], 3)[::2]
    locks = []
    for i, (y, z) in enumerate(back):
        t = i / (len(back) - 1)
        locks.append(ball((0, y + 0.012, z - 0.018), 0.062, (0.62 + 0.25 * t, 0.72, 1.15), (38 - 30 * t, 0, 0), level=3))
    forelock = ball((0, 0.055, 0.885), 0.05, (0.62, 1.5, 0.6), (-32, 0, 0))
    horse = melt("horse", [neck, head, chest] + cheeks + brows + ears, BODY, 0.0085, 5, 1100)
    mane = melt("mane", locks + [forelock], ACCENT, 0.0085, 2, 320)
    nostrils = [ball((0.064 * s, 0.338, 0.575), 0.020, (0.8, 1.3, 0.8), slot=ACCENT, level=1) for s in BOTH]
    eyes = [ball((0.092 * s, 0.108, 0.783), 0.026, (0.6, 1.15, 0.9), slot=ACCENT, level=1) for s in BOTH]
    figure = placed(join("horse", [horse, mane] + nostrils + eyes), (0, 0, 0.055), (0, 0, 75))
    plinth = turned(base(0.36, 0.2, 0.4)[:12] + [(0.262, 0.20), (0.255, 0.21), (0.0, 0.21)])
    join("knight", [plinth, figure, rim(0.36)])


def ox():
    """A broad head bowed forward on a turned stem; its plan is the horns."""
    stem = turned(base(WIDE, 0.165, 0.36) + collar(0.225, 0.36, 0.05) + [(0.0, 0.42)])
    neck = loft([(-0.05, 0.38, 0.15, 0.17, 0, 2), (-0.05, 0.46, 0.165, 0.19, 10, 2), (-0.04, 0.56, 0.165, 0.19, 25, 2), (0.0, 0.64, 0.15, 0.16, 45, 2), (0.04, 0.68, 0.12, 0.12, 60, 2)])
    head = loft([
        (-0.03, 0.735, 0.08, 0.07, 40, 2), (0.01, 0.715, 0.142, 0.115, 40, 2.4), (0.07, 0.665, 0.142, 0.125, 40, 2.5), (0.14, 0.595, 0.115, 0.11, 40, 2.5),
        (0.20, 0.535, 0.10, 0.10, 40, 2.4), (0.245, 0.49, 0.108, 0.10, 40, 2.4), (0.285, 0.45, 0.104, 0.088, 40, 2.2), (0.305, 0.43, 0.06, 0.05, 40, 2),
    ])
    poll = ball((0, 0.0, 0.775), 0.085, (1.35, 0.8, 0.55))
    ears = [ball((0.195 * s, 0.0, 0.69), 0.066, (1.5, 0.45, 0.75), (0, 22 * s, 0)) for s in BOTH]
    hump = ball((0, -0.14, 0.55), 0.13, (1.0, 0.9, 1.15))
    beast = melt("beast", [neck, head, poll, hump] + ears, BODY, 0.009, 6, 900)
    horns = [
        limb([(0.09 * s, 0.0, 0.775, 0.058), (0.20 * s, -0.005, 0.80, 0.057), (0.285 * s, 0.015, 0.845, 0.047), (0.325 * s, 0.05, 0.93, 0.034), (0.305 * s, 0.095, 1.02, 0.015)], slot=ACCENT)
        for s in BOTH
    ]
    eyes = [ball((0.128 * s, 0.105, 0.665), 0.026, (0.8, 1, 1), slot=ACCENT, level=2) for s in BOTH]
    nostrils = [ball((0.052 * s, 0.318, 0.468), 0.022, (1, 0.8, 1), slot=ACCENT, level=1) for s in BOTH]
    join("ox", [stem, beast, rim(WIDE)] + horns + eyes + nostrils)


def star(outer, inner, points=5):
    radius = lambda i: outer if i % 2 == 0 else inner
    return [(radius(i) * math.sin(math.pi * i / points), radius(i) * math.cos(math.pi * i / points)) for i in range(2 * points)]


def magician():
    """A pointed hat, its tip bent, on a brim that is a star."""
    stem = turned(base(WIDE, 0.12, 0.58) + collar(0.20, 0.58, 0.05) + [(0.0, 0.64)])
    brim = even(prism(star(0.350, 0.190), 0.63, 0.685, 0.018, "brim", BODY, segments=1))
    inlay = prism(star(0.290, 0.155), 0.68, 0.694, 0, "inlay", ACCENT)
    sections = []
    for t in [i / 8 for i in range(9)]:
        r = 0.182 * (1 - t) ** 0.92 + 0.012
        sections.append((-0.10 * t ** 2.6, 0.68 + 0.60 * t - 0.05 * t ** 4, r, r, 14 * t ** 2, 2))
    hat = loft(sections, "hat", BODY, 40)
    band = turned([(0.178, 0.70), (0.188, 0.705), (0.183, 0.760), (0.172, 0.765)], ACCENT, AROUND, 30)
    join("magician", [stem, brim, inlay, hat, band, rim(WIDE)])


def zip_():
    """A bolt of lightning lying on a stem: the letter of its name from above."""
    stem = turned(base(WIDE, 0.13, 0.58) + collar(0.22, 0.58, 0.05) + [(0.0, 0.64)])
    bolt = [
        (-0.280, 0.255), (0.280, 0.255), (0.280, 0.148), (-0.047, -0.140), (0.280, -0.140), (0.280, -0.255),
        (-0.280, -0.255), (-0.280, -0.148), (0.047, 0.140), (-0.280, 0.140),
    ]
    inner = [
        (-0.250, 0.228), (0.250, 0.228), (0.250, 0.160), (-0.112, -0.168), (0.250, -0.168), (0.250, -0.228),
        (-0.250, -0.228), (-0.250, -0.160), (0.112, 0.168), (-0.250, 0.168),
    ]
    slab = even(prism(bolt, 0.63, 0.80, 0.022, "slab", BODY))
    join("zip", [stem, slab, prism(inner, 0.79, 0.812, 0, "inlay", ACCENT), rim(WIDE)])


def arrow(k):
    return [(0, 0.36 * k), (0.29 * k, -0.22 * k), (0.0, -0.10 * k), (-0.29 * k, -0.22 * k)]


def warrior(name, is_demoted):
    """A spear head that points forward; demoted, its point is cut off."""
    stem = turned(base(SMALL, 0.105, 0.40) + collar(0.175, 0.40, 0.045) + [(0.0, 0.46)])
    edge = even(prism(arrow(0.93), 0.455, 0.50, 0.010, "edge", ACCENT, segments=1))
    top = 0.62 if is_demoted else 0.84
    bm = bmesh.new()
    low = [bm.verts.new((x, y, 0.495)) for x, y in arrow(0.80)]
    high = [bm.verts.new((x, y, top)) for x, y in arrow(0.55)] if is_demoted else [bm.verts.new((0, 0, top))]
    for i in range(4):
        bm.faces.new(list(dict.fromkeys([low[i], low[(i + 1) % 4], high[(i + 1) % len(high)], high[i % len(high)]])))
    # The outline is concave, so its faces are two triangles each.
    for ring in ([low, high] if is_demoted else [low]):
        bm.faces.new([ring[0], ring[1], ring[2]])
        bm.faces.new([ring[0], ring[2], ring[3]])
    head = even(add("head", bm, BODY, 25))
    flat = [prism(arrow(0.38), top - 0.004, top + 0.010, 0, "flat", ACCENT)] if is_demoted else []
    join(name, [stem, edge, head, rim(SMALL)] + flat)


def sheet(inner, outer, half, low, high, slot):
    """A curved plate in front of the piece, `half` degrees to each side; `low` and `high` give the edges by the distance
    from its middle, 0 to 1."""
    columns = 18
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
    profile = base(SMALL, 0.125, 0.34)[:12] + curve([(0.20, 0.215), (0.15, 0.26), (0.118, 0.34)], 3) + collar(0.165, 0.34, 0.04)
    body = turned(profile + arc(0, 0.475, 0.125, -48, 90, 8))
    outer, thick = 0.290, 0.075
    top = lambda e: 0.74 - 0.10 * e ** 3.2
    shield = sheet(outer - thick, outer, 76, lambda e: 0.14 + 0.20 * e ** 2.2, top, BODY)
    edge = sheet(outer - thick + 0.016, outer - 0.020, 73, lambda e: top(e) - 0.06, lambda e: top(e) + 0.014, ACCENT)
    boss = ball((0, outer - 0.04, 0.46), 0.056, (1, 0.45, 1), slot=ACCENT, level=2)
    join("shielder", [body, even(shield), edge, boss, rim(SMALL)])


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
