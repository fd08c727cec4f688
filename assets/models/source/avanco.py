"""The piece of Avanço, a spearhead on a foot, for Blender 3.4 without a window:

blender --background --python avanco.py -- ../avanco.glb
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

OUT = sys.argv[sys.argv.index("--") + 1]
BODY, INLAY = range(2)
reset(["body", "inlay"])


def spear(length, width, notch):
    """The outline of an arrow head: tip, right wing, notch, left wing."""
    return [(0, length), (width, -0.21 * length / 0.37), (0, notch), (-width, -0.21 * length / 0.37)]


def blade(outline, z0, z1, z2, crest):
    """A blade with a ridge that falls towards the tip and the wings."""
    bm = bmesh.new()
    low = [bm.verts.new((x * 0.60, y * 0.60, z0)) for x, y in outline]
    middle = [bm.verts.new((x, y, z1)) for x, y in outline]
    top = bm.verts.new((0, crest, z2))
    bm.faces.new(list(reversed(low)))
    for i in range(4):
        j = (i + 1) % 4
        bm.faces.new([low[i], low[j], middle[j], middle[i]])
        bm.faces.new([middle[i], middle[j], top])
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.010, segments=2, profile=0.6, affect="EDGES")
    return add("blade", bm, BODY, 25)


foot = lathe(
    [(0, 0), (0.300, 0), (0.330, 0.014), (0.340, 0.040), (0.334, 0.066), (0.300, 0.088), (0.245, 0.100), (0.170, 0.135), (0.130, 0.190),
     (0.112, 0.260), (0.116, 0.320), (0.150, 0.360), (0.160, 0.380), (0, 0.385)],
    36, slot=BODY, smooth=40,
)
# Round the foot, so that each army shows on both woods.
band = torus((0, 0, 0.054), 0.320, 0.028, slot=INLAY, around=40, across=8)
rim = prism(spear(0.415, 0.350, -0.085), 0.375, 0.415, 0.010, slot=INLAY, smooth=30, segments=1)
head = blade(spear(0.352, 0.292, -0.055), 0.400, 0.452, 0.640, 0.010)
join("spear", [foot, band, rim, head])
export(OUT)
