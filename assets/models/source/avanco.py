"""The piece of Avanço, a spearhead on a foot, for Blender 3.4 without a window:

blender --background --python avanco.py -- ../../games/avanco/models.glb
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from men import *

OUT = sys.argv[sys.argv.index("--") + 1]
begin()


def outline(length, width, notch):
    """An arrow head: tip, right wing, notch, left wing."""
    return [(0, length), (width, -0.57 * length), (0, notch), (-width, -0.57 * length)]


def blade(corners, low, high):
    """A blade with a ridge that falls from its crest to tip, wings and notch."""
    bm = bmesh.new()
    edge = [bm.verts.new((x, y, low)) for x, y in corners]
    crest = bm.verts.new((0, 0.0, high))
    for i in range(4):
        bm.faces.new([edge[i], edge[(i + 1) % 4], crest])
    # Its outline is concave, so its underside is two triangles.
    bm.faces.new([edge[0], edge[2], edge[1]])
    bm.faces.new([edge[0], edge[3], edge[2]])
    ridges = [line for line in bm.edges if crest in line.verts]
    bmesh.ops.bevel(bm, geom=ridges, offset=0.008, segments=2, profile=0.6, affect="EDGES")
    return even(add("blade", bm, BODY, 25))


R = 0.365
stem = turned(base(R, 0.115, 0.38) + collar(0.190, 0.38, 0.045) + [(0.0, 0.445)], segments=32)
rim = even(prism(outline(0.435, 0.365, -0.115), 0.435, 0.485, 0.010, "rim", ACCENT))
head = blade(outline(0.370, 0.308, -0.085), 0.478, 0.74)
man("spear", [stem, rim, head], R, 0.055, 32)
export(OUT)
