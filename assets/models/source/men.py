"""What all turned men have in common, whatever the game: a felt foot, a plinth with ogee, bead and waist, a brass ring.

Every man has the four slots, in this order, and looks away from the first player.
"""
from kit import *

BODY, ACCENT, FELT, BRASS = range(4)
BOTH = (1, -1)


class Detail:
    """Sides of round bodies; points of a profile are left out where the outline then moves by less than `coarse`."""
    around, coarse = 24, 0.0042


def begin(around=Detail.around, coarse=Detail.coarse):
    """An empty scene for men."""
    Detail.around, Detail.coarse = around, coarse
    reset(["body", "accent", "felt", "brass"])


def thinned(profile):
    """The profile without the points that hardly change it (Douglas and Peucker)."""
    if len(profile) < 3:
        return profile
    a, b = Vector(profile[0]), Vector(profile[-1])
    along = (b - a).normalized()
    off = lambda p: abs((Vector(p) - a).cross(along)) if (b - a).length > 1e-6 else (Vector(p) - a).length
    far = max(range(1, len(profile) - 1), key=lambda i: off(profile[i]))
    if off(profile[far]) < Detail.coarse:
        return [profile[0], profile[-1]]
    return thinned(profile[: far + 1])[:-1] + thinned(profile[far:])


def turned(profile, slot=BODY, segments=None, smooth=40):
    """A turned body; where its profile is open, so is the body, for those ends are hidden."""
    return lathe(thinned(profile), segments or Detail.around, "turned", slot, smooth, caps=False)


def felt(edge, segments):
    """The foot: dark felt out to `edge`, which shows round the plinth and sets the man off from any wood."""
    return turned([(edge, 0), (edge - 0.003, 0.022), (edge - 0.12, 0.023)], FELT, segments)


def ring(r, z, slot=BRASS, segments=None):
    """A thin ring let into a turned body of radius `r` and as many sides."""
    profile = [(r + 0.006, z), (r + 0.006, z + 0.012), (r - 0.010, z + 0.016)]
    return lathe(profile, segments or Detail.around, "ring", slot, 40, caps=False)


def man(name, parts, r, wide, segments=None):
    """Joins the parts of a man with a plinth of radius `r` to the felt, `wide` beyond the plinth, and the ring of brass on
    the step of the plinth, where it is seen from above too."""
    return join(name, parts + [felt(r + wide, (segments or Detail.around) + 6), ring(r * 0.93, 0.108, BRASS, segments)])


def plinth(r, beads=True):
    """The lower half of every base: plinth, ogee and bead, up to a neck of 0.655 r at height 0.23. Without its two beads a
    man is fit for a board that is full of men."""
    z = 0.02
    if not beads:
        return [(r, z), (r, z + 0.068), (r * 0.965, z + 0.085)] + curve([(r * 0.93, z + 0.090), (r * 0.88, z + 0.132), (r * 0.76, z + 0.165), (r * 0.655, z + 0.21)], 2)
    low = [(r, z), (r, z + 0.060)] + arc(r * 0.985, z + 0.075, 0.0417 * r, 0, 90, 2) + [(r * 0.93, z + 0.092)]
    ogee = curve([(r * 0.93, z + 0.097), (r * 0.90, z + 0.128), (r * 0.80, z + 0.158), (r * 0.70, z + 0.172)], 3)
    return low + ogee + arc(r * 0.70, z + 0.190, 0.018, -70, 70, 3) + [(r * 0.655, z + 0.21)]


def base(r, neck, height, beads=True):
    """A plinth and a waist above it that ends at (neck, height)."""
    z, rest = 0.232, height - 0.232
    return plinth(r, beads) + curve([(r * 0.655, z), (r * 0.50, z + 0.038), (neck + (r * 0.6 - neck) * 0.26, z + rest * 0.42), (neck + 0.004, z + rest * 0.78), (neck, height)], 4 if beads else 3)


def collar(r, z, thick=0.055, inner=0.62):
    """A bead between two fillets, which few sides would not show."""
    deep = r * 0.06 + thick * 0.10
    fine = Detail.around > 20
    bead = arc(r * 0.94, z + thick * 0.5, deep, -75, 75, 4 if fine else 2, thick * 0.32 / deep)
    fillets = [[(r * 0.80, z + thick * share)] if fine else [] for share in (0.12, 0.88)]
    return [(r * inner, z)] + fillets[0] + bead + fillets[1] + [(r * inner, z + thick)]


def square(half):
    return [(-half, -half), (half, -half), (half, half), (-half, half)]


def horse(cropped, skin_triangles, mane_triangles):
    """Neck and head of a horse as two lofts, with cheeks, brows, ears, nostrils, mouth and eyes; its mane, of the
    accent, in locks, or cropped as on a war horse. It looks aside, for its profile is what people know."""
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
    ears = [cone((0.062 * s, 0.0, 0.925), 0.048, 0.006, 0.18, (10, 9 * s, 0)) for s in BOTH]
    skin = melt("skin", [neck, head, chest] + cheeks + brows + ears, BODY, 0.0085, 5, skin_triangles)
    back = curve([(0.02, 0.90), (-0.075, 0.875), (-0.150, 0.80), (-0.195, 0.70), (-0.215, 0.59), (-0.222, 0.48), (-0.225, 0.37), (-0.235, 0.27)], 3)[::1 if cropped else 2]
    locks = []
    for i, (y, z) in enumerate(back):
        t = i / (len(back) - 1)
        if cropped:
            locks += [ball((0, y - 0.008, z), 0.060, (0.52, 1, 1), level=2)]
        else:
            locks.append(ball((0, y + 0.012, z - 0.018), 0.062, (0.62 + 0.25 * t, 0.72, 1.15), (38 - 30 * t, 0, 0)))
    forelock = [] if cropped else [ball((0, 0.055, 0.885), 0.05, (0.62, 1.5, 0.6), (-32, 0, 0))]
    mane = melt("mane", locks + forelock, ACCENT, 0.0085, 2, mane_triangles)
    nostrils = [ball((0.062 * s, 0.338, 0.578), 0.019, (0.8, 1.3, 0.8), slot=ACCENT, level=1) for s in BOTH]
    eyes = [ball((0.092 * s, 0.108, 0.783), 0.026, (0.6, 1.15, 0.9), slot=ACCENT, level=1) for s in BOTH]
    # A thin plate through the muzzle, a little wider than it.
    mouth = placed(prism([(-0.064, -0.006), (0.064, -0.006), (0.064, 0.006), (-0.064, 0.006)], -0.032, 0.032, 0, "mouth", ACCENT), (0, 0.306, 0.532), (49, 0, 0))
    return placed(join("horse", [skin, mane, mouth] + nostrils + eyes), (0, 0, 0.055), (0, 0, 75))
