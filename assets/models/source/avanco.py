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
    # Two triangles: the outline is concave.
    bm.faces.new([low[0], low[2], low[1]])
    bm.faces.new([low[0], low[3], low[2]])
    seam = bm.edges.get([low[0], low[2]])
    for i in range(4):
        j = (i + 1) % 4
        bm.faces.new([low[i], low[j], middle[j], middle[i]])
        bm.faces.new([middle[i], middle[j], top])
    bmesh.ops.bevel(bm, geom=[edge for edge in bm.edges if edge != seam], offset=0.010, segments=2, profile=0.6, affect="EDGES")
    return add("blade", bm, BODY, 25)


foot = lathe(
    [(0, 0), (0.240, 0), (0.270, 0.014), (0.280, 0.040), (0.274, 0.064), (0.240, 0.084), (0.200, 0.098), (0.145, 0.140), (0.112, 0.200),
     (0.098, 0.260), (0.104, 0.310), (0.140, 0.350), (0.150, 0.372), (0, 0.378)],
    36, slot=BODY, smooth=40,
)
# Round the foot, so that each army shows on both woods.
band = torus((0, 0, 0.050), 0.264, 0.028, slot=INLAY, around=40, across=8)
rim = prism(spear(0.440, 0.372, -0.110), 0.368, 0.408, 0.010, slot=INLAY, smooth=30, segments=1)
head = blade(spear(0.368, 0.308, -0.065), 0.392, 0.438, 0.515, 0.010)
join("spear", [foot, band, rim, head])
export(OUT)
