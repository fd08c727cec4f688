"""A glazed cat and a glazed dog, sitting, for Blender 3.4 without a window:

blender --background --python gatos_caes.py -- ../../games/gatos-caes/models.glb

Both look at the near player. The cat sits on a round plinth of its own black, the dog on a square one of its own white.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

OUT = sys.argv[sys.argv.index("--") + 1]
# A model has only the slots it uses: the cat has no dark, tan and felt, the dog no gold and rose.
COAT, DARK, GOLD, ROSE, TAN, RED, BRASS, FELT = range(8)
reset(["coat", "dark", "gold", "rose", "tan", "red", "brass", "felt"])
BOTH = (1, -1)


def resized(obs, at, scale):
    """The same parts larger or smaller, seen from `at`."""
    x, y, z = at
    for ob in obs:
        placed(ob, (x * (1 - scale[0]), y * (1 - scale[1]), z * (1 - scale[2])), scale=scale)
    return obs


def sitting(obs, y, wide, deep):
    """The finished animal on its plinth, broad and a little lower than life."""
    return [placed(ob, (-0.012, y, 0.03), scale=(wide, deep, 0.96)) for ob in obs]


def collar(r, z):
    band = lathe([(r, -0.024), (r + 0.015, -0.014), (r + 0.015, 0.014), (r, 0.024)], 22, "collar", RED, 60, caps=False)
    return placed(band, (0, -0.045, z), (14, 0, 0))


def cat():
    """Sits upright, its tail round its feet."""
    body = loft([
        (0.02, 0.05, 0.225, 0.25, 0, 2), (0.03, 0.12, 0.235, 0.265, 0, 2), (0.035, 0.22, 0.215, 0.24, -6, 2), (0.015, 0.34, 0.175, 0.19, -14, 2),
        (-0.01, 0.45, 0.14, 0.15, -18, 2), (-0.03, 0.54, 0.115, 0.12, -18, 2), (-0.04, 0.60, 0.09, 0.09, -10, 2),
    ])
    chest = ball((0, -0.085, 0.36), 0.115, (0.95, 0.75, 1.35))
    hips = [ball((0.165 * s, 0.03, 0.15), 0.145, (0.72, 1.25, 1.0)) for s in BOTH]
    legs = [limb([(0.068 * s, -0.13, 0.36, 0.062), (0.074 * s, -0.175, 0.20, 0.052), (0.076 * s, -0.19, 0.06, 0.050)]) for s in BOTH]
    paws = [ball((0.078 * s, -0.225, 0.045), 0.060, (1.0, 1.35, 0.75)) for s in BOTH]
    toes = [ball((0.20 * s, -0.165, 0.042), 0.062, (1.0, 1.5, 0.68)) for s in BOTH]
    head = [
        ball((0, -0.085, 0.71), 0.178, (1.16, 0.98, 0.92)),
        ball((0, -0.205, 0.665), 0.078, (1.35, 0.8, 0.75)),
        *[ball((0.10 * s, -0.135, 0.665), 0.09, (1, 0.9, 0.8)) for s in BOTH],
        *[cone((0.128 * s, -0.045, 0.885), 0.092, 0.010, 0.23, (-6, 20 * s, 0), segments=24) for s in BOTH],
    ]
    tail = limb([
        (0.10, 0.27, 0.065, 0.066), (0.262, 0.20, 0.062, 0.064), (0.334, 0.0, 0.060, 0.060),
        (0.31, -0.19, 0.058, 0.055), (0.20, -0.305, 0.056, 0.048), (0.09, -0.325, 0.056, 0.036),
    ])
    larger = lambda obs: resized(obs, (0, -0.03, 0.60), (1.17, 1.12, 1.12))
    skin = melt("cat", [body, chest, tail] + hips + legs + paws + toes + larger(head), COAT, 0.0095, 6, 1150)
    face = []
    for s in BOTH:
        face.append(ball((0.078 * s, -0.2385, 0.735), 0.040, (1.12, 0.55, 0.92), (0, 0, 14 * s), GOLD, 2))
        # Its pupils are slits of its own black.
        face.append(ball((0.078 * s, -0.2585, 0.735), 0.017, (0.55, 0.5, 1.7), (0, 0, 14 * s), COAT, 1))
        face.append(cone((0.128 * s, -0.078, 0.872), 0.050, 0.006, 0.145, (-6, 20 * s, 0), slot=ROSE, segments=10))
    face.append(ball((0, -0.272, 0.688), 0.021, (1.25, 0.7, 0.8), slot=ROSE, level=1))
    bell = ball((0, -0.19, 0.525), 0.034, slot=BRASS, level=2)
    plinth = lathe([(0.445, 0), (0.45, 0.012), (0.45, 0.028), (0.44, 0.040), (0.42, 0.045), (0, 0.045)], 32, "plinth", COAT, 35, caps=False)
    join("cat", [plinth] + sitting([skin, collar(0.128, 0.565), bell] + larger(face), 0.02, 1.19, 1.17))


def dog():
    """Sits with hanging ears, a patch on its back and its muzzle forward."""
    body = loft([
        (0.05, 0.05, 0.215, 0.245, 0, 2), (0.055, 0.12, 0.225, 0.255, 0, 2), (0.05, 0.22, 0.21, 0.235, -8, 2), (0.02, 0.34, 0.185, 0.20, -16, 2),
        (-0.01, 0.45, 0.155, 0.165, -20, 2), (-0.03, 0.54, 0.125, 0.13, -18, 2), (-0.04, 0.60, 0.10, 0.10, -10, 2),
    ])
    chest = ball((0, -0.095, 0.36), 0.135, (1.0, 0.75, 1.25))
    hips = [ball((0.17 * s, 0.06, 0.15), 0.14, (0.75, 1.2, 1.0)) for s in BOTH]
    legs = [limb([(0.09 * s, -0.12, 0.36, 0.070), (0.098 * s, -0.165, 0.20, 0.060), (0.10 * s, -0.185, 0.06, 0.060)]) for s in BOTH]
    paws = [ball((0.10 * s, -0.225, 0.048), 0.070, (1.0, 1.35, 0.72)) for s in BOTH]
    toes = [ball((0.225 * s, -0.135, 0.045), 0.066, (1.0, 1.5, 0.68)) for s in BOTH]
    head = [
        ball((0, -0.065, 0.715), 0.165, (1.05, 1.0, 0.95)), ball((0, -0.20, 0.655), 0.098, (1.0, 1.25, 0.85)),
        ball((0, -0.275, 0.640), 0.080, (1.02, 1.0, 0.85)), ball((0, -0.15, 0.73), 0.10),
    ]
    tail = limb([(0, 0.27, 0.12, 0.055), (0.03, 0.365, 0.20, 0.050), (0.045, 0.40, 0.33, 0.040), (0.03, 0.385, 0.42, 0.026)])
    larger = lambda obs: resized(obs, (0, -0.03, 0.60), (1.15, 1.08, 1.10))
    skin = melt("dog", [body, chest, tail] + hips + legs + paws + toes + larger(head), COAT, 0.0095, 7, 980)
    ear = lambda s: limb([(0.115 * s, -0.035, 0.82, 0.05), (0.185 * s, -0.045, 0.79, 0.066), (0.215 * s, -0.065, 0.69, 0.072), (0.205 * s, -0.085, 0.60, 0.060)])
    ears = melt("ears", larger([ear(s) for s in BOTH]), TAN, 0.009, 3, 270)
    patch = ball((0.02, 0.14, 0.30), 0.205, (0.85, 0.72, 0.9), (30, 0, 10), TAN, 3)
    face = [ball((0.068 * s, -0.211, 0.765), 0.029, (1.0, 0.6, 1.12), (0, 0, 10 * s), DARK, 2) for s in BOTH]
    face.append(ball((0, -0.356, 0.672), 0.045, (1.25, 0.75, 0.85), slot=DARK, level=2))
    bell = placed(ball((0, 0, 0), 0.036, (1, 1, 0.4), slot=BRASS, level=2), (0, -0.20, 0.505), (80, 0, 0))
    half = 0.388
    plinth = layers([
        (rounded_square(half, 0.07), 0.012), (rounded_square(half, 0.07), 0.034), (rounded_square(half - 0.004, 0.066), 0.041), (rounded_square(half - 0.014, 0.056), 0.045),
    ], slot=COAT, smooth=50)
    edge = half + 0.068
    mat = layers([(rounded_square(edge, 0.10), 0), (rounded_square(edge, 0.10), 0.014), (rounded_square(edge - 0.006, 0.094), 0.020)], slot=FELT, smooth=40)
    join("dog", [even(plinth), mat] + sitting([skin, ears, patch, collar(0.138, 0.555), bell] + larger(face), -0.012, 1.17, 1.05))


cat()
dog()
export(OUT)
