"""Small modelling kit for scripts of Blender 3.4 to 4.2: lathe, prism, loft, and limbs that melt into one skin.

Units: one cell is 1; z up; +y forward, away from the player. Every mesh has the material slots that `reset` was given, in
that order; the game gives the materials, so only the order counts.
"""
import math

import bpy
import bmesh  # is found once `bpy` is there
from mathutils import Euler, Matrix, Vector

MATERIALS = []


def reset(slots):
    """An empty scene with these material slots."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MATERIALS[:] = [bpy.data.materials.new(name) for name in slots]


def sharpen(mesh, angle):
    """Edges sharper than `angle` degrees stay sharp, whichever way this version of the modeller is told so."""
    if hasattr(mesh, "use_auto_smooth"):
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)
    else:
        mesh.set_sharp_from_angle(angle=math.radians(angle))


def add(name, bm, slot=0, smooth=35):
    """Turns a bmesh into an object; faces get `slot`; edges sharper than `smooth` degrees stay sharp."""
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    mesh = bpy.data.meshes.new(name)
    for face in bm.faces:
        face.material_index, face.smooth = slot, smooth > 0
    bm.to_mesh(mesh)
    bm.free()
    for material in MATERIALS:
        mesh.materials.append(material)
    sharpen(mesh, smooth)
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(ob)
    return ob


def lathe(profile, segments=32, name="lathe", slot=0, smooth=35, at=(0, 0, 0), caps=True):
    """Surface of revolution. `profile`: (radius, height) from bottom to top; radius 0 closes the end, `caps` close open ones."""
    bm, rings = bmesh.new(), []
    for r, z in profile:
        if r < 1e-5:
            rings.append([bm.verts.new((0, 0, z))])
        else:
            turn = [2 * math.pi * i / segments for i in range(segments)]
            rings.append([bm.verts.new((r * math.cos(a), r * math.sin(a), z)) for a in turn])
    for a, b in zip(rings, rings[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            quad = [a[i % len(a)], a[j % len(a)], b[j % len(b)], b[i % len(b)]]
            quad = list(dict.fromkeys(quad))
            if len(quad) > 2:
                bm.faces.new(quad)
    if caps and len(rings[0]) > 1:
        bm.faces.new(list(reversed(rings[0])))
    if caps and len(rings[-1]) > 1:
        bm.faces.new(rings[-1])
    bmesh.ops.translate(bm, vec=at, verts=bm.verts)
    return add(name, bm, slot, smooth)


def layers(outlines, name="layers", slot=0, smooth=35):
    """A solid over outlines of equally many points, `(points, height)` from bottom to top, closed at both ends."""
    return skin([[(x, y, z) for x, y in points] for points, z in outlines], name, slot, smooth)


def rounded_square(half, radius, steps=6):
    """The outline of a square with round corners."""
    points = []
    for k, (sx, sy) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        for i in range(steps + 1):
            a = math.pi / 2 * (k + i / steps)
            points.append((sx * (half - radius) + radius * math.cos(a), sy * (half - radius) + radius * math.sin(a)))
    return points


def prism(polygon, z0, z1, bevel=0.02, name="prism", slot=0, smooth=35, segments=2):
    """Upright prism over a polygon in x, y."""
    bm = bmesh.new()
    low = [bm.verts.new((x, y, z0)) for x, y in polygon]
    high = [bm.verts.new((x, y, z1)) for x, y in polygon]
    bm.faces.new(list(reversed(low)))
    bm.faces.new(high)
    for i in range(len(polygon)):
        j = (i + 1) % len(polygon)
        bm.faces.new([low[i], low[j], high[j], high[i]])
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=segments, profile=0.5, affect="EDGES")
    return add(name, bm, slot, smooth)


def placed(ob, at=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1)):
    """Moves the points of an object; `rotation` in degrees."""
    turn = Euler([math.radians(v) for v in rotation]).to_matrix().to_4x4()
    ob.data.transform(Matrix.Translation(at) @ turn @ Matrix.Diagonal((*scale, 1)))
    return ob


def ball(at, r, scale=(1, 1, 1), rotation=(0, 0, 0), slot=0, level=3):
    """A ball, stretched and turned; each `level` more has four times the triangles."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=level, radius=r)
    return placed(add("ball", bm, slot, 60), at, rotation, scale)


def cone(at, r0, r1, height, rotation=(0, 0, 0), scale=(1, 1, 1), slot=0, segments=16):
    """A cone or truncated cone round the z axis: radius `r0` below, `r1` above."""
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=segments, radius1=r0, radius2=r1, depth=height)
    return placed(add("cone", bm, slot, 40), at, rotation, scale)


def torus(at, ring, tube, rotation=(0, 0, 0), scale=(1, 1, 1), slot=0, around=28, across=8):
    """A ring of a round tube in the x, y plane."""
    bm = bmesh.new()
    loops = []
    for i in range(around):
        a = 2 * math.pi * i / around
        loop = []
        for k in range(across):
            b = 2 * math.pi * k / across
            r = ring + tube * math.cos(b)
            loop.append(bm.verts.new((r * math.cos(a), r * math.sin(a), tube * math.sin(b))))
        loops.append(loop)
    for i in range(around):
        a, b = loops[i], loops[(i + 1) % around]
        for k in range(across):
            bm.faces.new([a[k], b[k], b[(k + 1) % across], a[(k + 1) % across]])
    return placed(add("torus", bm, slot, 60), at, rotation, scale)


def tube(points, radii):
    """A limb: a chain of balls close enough to melt together in `melt`."""
    obs = []
    for (a, ra), (b, rb) in zip(zip(points, radii), zip(points[1:], radii[1:])):
        a, b = Vector(a), Vector(b)
        n = max(2, int((b - a).length / (0.5 * min(ra, rb))))
        obs += [ball(a.lerp(b, i / n), ra + (rb - ra) * i / n, level=2) for i in range(n + 1)]
    return join("tube", obs)


def join(name, obs):
    """Makes one object of several, each with its own materials."""
    bpy.ops.object.select_all(action="DESELECT")
    for ob in obs:
        ob.select_set(True)
    bpy.context.view_layer.objects.active = obs[0]
    if len(obs) > 1:
        bpy.ops.object.join()
    obs[0].name = obs[0].data.name = name
    return obs[0]


def modify(ob, kind, **settings):
    """Applies one of the modeller's modifiers at once."""
    modifier = ob.modifiers.new("m", kind)
    for key, value in settings.items():
        setattr(modifier, key, value)
    bpy.context.view_layer.objects.active = ob
    ob.select_set(True)
    bpy.ops.object.modifier_apply(modifier=modifier.name)
    return ob


def melt(name, obs, slot=0, voxel=0.012, smooth=6, triangles=1500):
    """Melts overlapping solids into one skin, softens it, and thins it out to about so many triangles."""
    ob = join(name, obs)
    modify(ob, "REMESH", mode="VOXEL", voxel_size=voxel)
    modify(ob, "SMOOTH", iterations=smooth, factor=0.5)
    count = sum(len(p.vertices) - 2 for p in ob.data.polygons)
    if count > triangles:
        modify(ob, "DECIMATE", ratio=triangles / count)
        # Takes back the small folds that thinning leaves.
        modify(ob, "SMOOTH", iterations=1, factor=0.25)
    # The remeshed skin has lost its materials.
    ob.data.materials.clear()
    for material in MATERIALS:
        ob.data.materials.append(material)
    for polygon in ob.data.polygons:
        polygon.use_smooth, polygon.material_index = True, slot
    sharpen(ob.data, 70)
    return ob


def arc(radius, height, r, start, end, steps=6, flat=1.0):
    """Points of a profile: an arc of `r` round (radius, height) from `start` to `end` degrees, heights times `flat`."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(radius + r * math.cos(a), height + flat * r * math.sin(a)) for a in angles]


def curve(points, steps=4):
    """A Catmull-Rom curve through points of any dimension."""
    p = [points[0]] + list(points) + [points[-1]]
    out = []
    for k in range(1, len(p) - 2):
        for t in (i / steps for i in range(steps)):
            out.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(p[k - 1], p[k], p[k + 1], p[k + 2])
            ))
    return out + [tuple(points[-1])]


def loft(sections, name="loft", slot=0, smooth=60, segments=20):
    """A skin through ovals, closed at both ends. Each: (middle y, middle z, half width, half depth, tilt of its plane about
    x in degrees, squareness: 2 is an ellipse)."""
    outlines = []
    for y, z, wide, deep, tilt, power in sections:
        c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
        ring = []
        for a in (2 * math.pi * i / segments for i in range(segments)):
            x = wide * math.copysign(abs(math.cos(a)) ** (2 / power), math.cos(a))
            d = deep * math.copysign(abs(math.sin(a)) ** (2 / power), math.sin(a))
            ring.append((x, y + d * c, z + d * s))
        outlines.append(ring)
    return skin(outlines, name, slot, smooth)


def limb(points, name="limb", slot=0, segments=8, steps=3):
    """A tube through (x, y, z, radius) points with round ends."""
    points = curve(points, steps)
    middles = [Vector(p[:3]) for p in points]
    outlines, u = [], None
    for k, middle in enumerate(middles):
        along = (middles[min(k + 1, len(middles) - 1)] - middles[max(k - 1, 0)]).normalized()
        # Each section is turned as little as possible against the one before, so that the tube does not twist.
        u = (u - along * along.dot(u) if u else along.orthogonal()).normalized()
        v = along.cross(u)
        turn = [2 * math.pi * i / segments for i in range(segments)]
        outlines.append([middle + (u * math.cos(a) + v * math.sin(a)) * points[k][3] for a in turn])
    ends = [ball(middles[k], points[k][3], slot=slot, level=1) for k in (0, -1)]
    return join(name, [skin(outlines, name, slot, 60)] + ends)


def skin(outlines, name, slot, smooth):
    """A closed surface through outlines of equally many points in space."""
    bm = bmesh.new()
    rings = [[bm.verts.new(point) for point in outline] for outline in outlines]
    for a, b in zip(rings, rings[1:]):
        for i in range(len(a)):
            j = (i + 1) % len(a)
            bm.faces.new([a[i], a[j], b[j], b[i]])
    bm.faces.new(list(reversed(rings[0])))
    bm.faces.new(rings[-1])
    return add(name, bm, slot, smooth)


def cut(ob, tool):
    """Takes `tool` out of `ob`; the faces of the cut have the tool's slot."""
    modifier = ob.modifiers.new("cut", "BOOLEAN")
    modifier.operation, modifier.object, modifier.solver = "DIFFERENCE", tool, "EXACT"
    bpy.context.view_layer.objects.active = ob
    bpy.ops.object.modifier_apply(modifier=modifier.name)
    bpy.data.objects.remove(tool)
    return ob


def even(ob, angle=32):
    """Weights normals by area: large faces stay flat where they meet small round ones."""
    sharpen(ob.data, angle)
    return modify(ob, "WEIGHTED_NORMAL", keep_sharp=True, weight=100, mode="FACE_AREA")


def export(path):
    """Writes everything as one file and tells how many triangles each mesh has."""
    bpy.ops.export_scene.gltf(
        filepath=path, export_format="GLB", export_yup=True, export_apply=True, export_materials="EXPORT",
        export_texcoords=False, export_animations=False,
    )
    for ob in bpy.data.objects:
        if ob.type == "MESH":
            print("model", ob.data.name, sum(len(p.vertices) - 2 for p in ob.data.polygons), "triangles")
