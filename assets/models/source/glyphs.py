"""Letters and digits of the board's coordinates as flat triangles, from a font of free licence.

blender --background --python glyphs.py -- FONT.ttf OUT.json
Made with DejaVu Sans Bold (Bitstream Vera licence). Units: font size 1; x to the right, y up, the origin in the middle
of the glyph's width and of the capitals' height. The triangles turn counter-clockwise seen from the front.
"""
import json
import string
import sys

import bpy

font_path, out = sys.argv[sys.argv.index("--") + 1 :][:2]
bpy.ops.wm.read_factory_settings(use_empty=True)
font = bpy.data.fonts.load(font_path)


def triangles(character):
    curve = bpy.data.curves.new("glyph", "FONT")
    curve.body, curve.font, curve.size, curve.resolution_u = character, font, 1.0, 4
    curve.fill_mode = "FRONT" if hasattr(curve, "fill_mode") else curve.fill_mode
    ob = bpy.data.objects.new("glyph", curve)
    bpy.context.collection.objects.link(ob)
    mesh = ob.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    mesh.calc_loop_triangles()
    points = [(round(v.co.x, 4), round(v.co.y, 4)) for v in mesh.vertices]
    faces = []
    for t in mesh.loop_triangles:
        a, b, c = t.vertices
        (ax, ay), (bx, by), (cx, cy) = points[a], points[b], points[c]
        area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        if abs(area) > 1e-7:
            faces += [a, b, c] if area > 0 else [a, c, b]
    bpy.data.objects.remove(ob)
    return points, faces


capital = max(y for _, y in triangles("E")[0])
glyphs = {}
for character in string.ascii_lowercase + string.digits:
    points, faces = triangles(character)
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    # rounded first, so that no thin triangle turns over
    middle, waist = round((left + right) / 2, 4), round(capital / 2, 4)
    glyphs[character] = {
        "width": round(right - left, 4),
        "points": [round(v, 4) for x, y in points for v in (x - middle, y - waist)],
        "triangles": faces,
    }
json.dump({"capital": round(capital, 4), "glyphs": glyphs}, open(out, "w"), separators=(",", ":"))
print("capital height", capital, "glyphs", len(glyphs))
