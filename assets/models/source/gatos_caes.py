"""A cat and a dog, sitting, for Blender 3.4 without a window:

blender --background --python gatos_caes.py -- ../gatos-caes.glb
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

OUT = sys.argv[sys.argv.index("--") + 1]
# Fur, eyes (and the dog's nose), what it sits on, ears (the cat's are rosy inside, with the tip of its nose), collar.
FUR, EYES, SEAT, EARS, COLLAR = range(5)
reset(["fur", "eyes", "seat", "ears", "collar"])
BOTH = (1, -1)


def sitting(obs, height, yaw):
    """The animal on its seat, turned to the near player and `yaw` degrees to the side; the seat stays straight."""
    return [placed(ob, (0, 0, height), (0, 0, 180 + yaw)) for ob in obs]


def cat():
    cushion = lathe(
        [(0, 0), (0.375, 0), (0.415, 0.012), (0.440, 0.034), (0.435, 0.056), (0.405, 0.074), (0.33, 0.080), (0, 0.070)],
        32, slot=SEAT, smooth=60,
    )
    body = [
        ball((0, -0.13, 0.185), 0.205, (1.02, 1.05, 0.98)),
        ball((0, -0.05, 0.31), 0.155, (1, 0.95, 1.20)),
        ball((0, 0.04, 0.42), 0.105),
    ]
    legs = [tube([(0.070 * s, 0.10, 0.36), (0.072 * s, 0.150, 0.05)], [0.062, 0.052]) for s in BOTH]
    paws = [ball((0.076 * s, 0.185, 0.042), 0.056, (1, 1.25, 0.8)) for s in BOTH]
    hips = [ball((0.165 * s, -0.09, 0.12), 0.120, (0.75, 1.2, 1)) for s in BOTH]
    toes = [ball((0.165 * s, 0.060, 0.04), 0.055, (0.9, 1.3, 0.75)) for s in BOTH]
    head = [
        ball((0, 0.120, 0.580), 0.180, (1.16, 0.98, 0.92)),
        *[ball((0.105 * s, 0.185, 0.530), 0.082, (1.05, 0.9, 0.8)) for s in BOTH],
        ball((0, 0.262, 0.530), 0.060, (1.35, 0.8, 0.75)),
    ]
    # Wide and leaning outwards and back, so that they stand out of the head from above too.
    lean = lambda s: (14, 33 * s, 0)
    ears = [cone((0.168 * s, 0.075, 0.735), 0.108, 0.012, 0.27, lean(s), (1, 0.62, 1), segments=14) for s in BOTH]
    tail = [
        tube(
            [(0.04, -0.305, 0.075), (0.17, -0.310, 0.070), (0.275, -0.240, 0.066), (0.322, -0.09, 0.064), (0.305, 0.07, 0.064), (0.245, 0.170, 0.064)],
            [0.056, 0.058, 0.060, 0.060, 0.056, 0.046],
        )
    ]
    skin = melt("cat", body + legs + paws + hips + toes + head + ears + tail, FUR, 0.0115, 4, 1450)
    glance = lambda s: (0, 0, -18 * s)
    eyes = [ball((0.086 * s, 0.274, 0.604), 0.056, (0.92, 0.50, 1.0), glance(s), EYES, 2) for s in BOTH]
    pupils = [ball((0.090 * s, 0.300, 0.604), 0.036, (0.42, 0.34, 1.0), glance(s), FUR, 2) for s in BOTH]
    nose = [ball((0, 0.312, 0.555), 0.021, (1.25, 0.7, 0.8), slot=EARS, level=2)]
    inner = [cone((0.172 * s, 0.118, 0.735), 0.064, 0.006, 0.165, lean(s), (1, 0.5, 1), EARS, 12) for s in BOTH]
    collar = [torus((0, 0.050, 0.445), 0.130, 0.026, (-26, 0, 0), slot=COLLAR, around=22, across=6)]
    bell = [ball((0, 0.192, 0.395), 0.030, slot=EYES, level=2)]
    join("cat", [cushion] + sitting([skin] + eyes + pupils + nose + inner + collar + bell, 0.060, 12))


def dog():
    # Piping in the colour of the dog sets the mat off from dark wood.
    piping = layers([(rounded_square(0.372, 0.10), 0), (rounded_square(0.388, 0.11), 0.012), (rounded_square(0.388, 0.11), 0.030)], slot=FUR, smooth=50)
    mat = layers(
        [(rounded_square(0.344, 0.09), 0.029), (rounded_square(0.346, 0.09), 0.040), (rounded_square(0.334, 0.085), 0.052)],
        slot=SEAT, smooth=50,
    )
    body = [
        ball((0, -0.11, 0.19), 0.200, (1, 1.05, 0.98)),
        ball((0, -0.01, 0.31), 0.165, (1, 0.92, 1.22)),
        ball((0, 0.04, 0.43), 0.118),
    ]
    legs = [tube([(0.098 * s, 0.11, 0.34), (0.105 * s, 0.150, 0.06)], [0.068, 0.060]) for s in BOTH]
    paws = [ball((0.106 * s, 0.190, 0.046), 0.066, (1, 1.3, 0.74)) for s in BOTH]
    hips = [ball((0.185 * s, -0.07, 0.12), 0.118, (0.72, 1.2, 1)) for s in BOTH]
    toes = [ball((0.215 * s, 0.07, 0.042), 0.060, (0.9, 1.3, 0.7)) for s in BOTH]
    head = [
        ball((0, 0.055, 0.600), 0.172, (1.02, 1.0, 0.98)),
        ball((0, 0.155, 0.560), 0.115, (1.0, 1.0, 0.9)),
        ball((0, 0.235, 0.545), 0.088, (1.02, 1.35, 0.84)),
    ]
    tail = [tube([(0, -0.285, 0.13), (0.01, -0.350, 0.22), (0.035, -0.355, 0.34)], [0.052, 0.046, 0.036])]
    skin = melt("dog", body + legs + paws + hips + toes + head + tail, FUR, 0.0115, 4, 1350)
    ears = [
        melt("ear", [tube([(0.125 * s, 0.035, 0.715), (0.205 * s, 0.045, 0.670), (0.232 * s, 0.062, 0.565), (0.222 * s, 0.070, 0.495)], [0.048, 0.060, 0.068, 0.058])], EARS, 0.0115, 3, 260)
        for s in BOTH
    ]
    eyes = [ball((0.072 * s, 0.198, 0.650), 0.032, (0.9, 0.6, 1), slot=EYES, level=2) for s in BOTH]
    nose = [ball((0, 0.352, 0.575), 0.048, (1.2, 0.8, 0.86), slot=EYES, level=2)]
    collar = [torus((0, 0.035, 0.452), 0.140, 0.028, (-20, 0, 0), slot=COLLAR, around=22, across=6)]
    join("dog", [piping, mat] + sitting([skin] + ears + eyes + nose + collar, 0.040, -12))


cat()
dog()
export(OUT)
