"""The room of a demonstration: black polished stone and a velvet curtain that is out of focus (the module bpy 4.2):

    python3 palco.py FOLDER_OF_THE_ROOM [samples] [width]

Writes backdrop.jpg, light.png and mirror.png and prints the soft light. There is no table: the floor belongs to the backdrop.
Therefore the backdrop is drawn from where the program's eye stands, and not from the middle as in rooms.py.
One unit is one cell; x right, y away from whoever looks, z up; the floor is z = 0.
"""
import math
import os
import random
import sys

import bpy
import bmesh                                                            # exists only after bpy
import numpy as np
from mathutils import Vector
from PIL import Image

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import pano

# where the eye stands; where the light is measured; exposure of the backdrop, and its blur in degrees
EYE, MIDDLE, EXPOSURE, BLUR = (0.0, -13.5, 4.4), (0.0, 0.0, 1.2), 1.5, 0.38
# the way to the lamp in the program's axes, what it gives white paper lying flat, its colour, half its width
WAY, LAMP = (-4.75, 7.4, 5.2), (0.92, (1.0, 0.88, 0.70), 0.10)
# soft boxes that are not seen: way in the program's axes, radius and edge in radians, radiance
BOXES = [
    ((7.0, 2.8, -4.5), 0.16, 0.12, (3.9, 4.9, 6.5)),                    # cool, from behind on the right: the rim light
    ((-5.9, 2.0, -3.5), 0.12, 0.12, (2.4, 1.3, 0.85)),                  # warm, from behind on the left
    ((3.5, 4.8, 12.0), 0.30, 0.25, (0.34, 0.32, 0.29)),                 # from the front, faint
]
# what the air gives from everywhere
FILL = (0.050, 0.040, 0.038)


def linear(h):
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in c] + [1.0]


def material(name, base, rough, coat=0.0, sheen=0.0):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = linear(base)
    b.inputs["Roughness"].default_value, b.inputs["Coat Weight"].default_value = rough, coat
    b.inputs["Coat Roughness"].default_value, b.inputs["Sheen Weight"].default_value = 0.06, sheen
    return m


def add(name, bm, slot):
    me = bpy.data.meshes.new(name)
    for f in bm.faces:
        f.smooth = True
    bm.to_mesh(me)
    bm.free()
    me.materials.append(slot)
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)


def curtain(slot, start, end, out, phase):
    """Folds of cloth between two points of the floor; `out` points away from the stage."""
    bm, columns = bmesh.new(), []
    start, end, out = Vector(start), Vector(end), Vector(out)
    length = (end - start).length
    count = int(length * 16)
    for k in range(count + 1):
        x = phase + length * k / count
        deep = 0.55 * math.sin(x * 3.1 + 0.8 * math.sin(x * 0.7)) + 0.22 * math.sin(x * 7.7 + 1.3 * math.sin(x * 0.4))
        at = start.lerp(end, k / count) + out * deep
        columns.append([bm.verts.new((at.x, at.y, 0)), bm.verts.new((at.x, at.y + 0.15 * math.sin(x * 3.1), 40))])
    for a, b in zip(columns, columns[1:]):
        bm.faces.new([a[0], b[0], b[1], a[1]])
    add("curtain", bm, slot)


def spot(at, aim, power, colour, size):
    d = bpy.data.lights.new("spot", "SPOT")
    d.energy, d.color, d.spot_size, d.spot_blend, d.shadow_soft_size = power, colour, math.radians(size), 1.0, 0.6
    ob = bpy.data.objects.new("spot", d)
    ob.location = at
    ob.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(ob)


def build():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    stone, velvet = material("stone", "050505", 0.16, coat=0.5), material("velvet", "5a0a10", 0.9, sheen=0.05)
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=60)
    add("floor", bm, stone)
    curtain(velvet, (-24, 11.5, 0), (24, 11.5, 0), (0, 1, 0), -24)
    curtain(velvet, (22, 14, 0), (22, -33, 0), (1, 0, 0), 3)
    curtain(velvet, (24, -30, 0), (-24, -30, 0), (0, -1, 0), 11)
    curtain(velvet, (-22, -33, 0), (-22, 14, 0), (-1, 0, 0), 7)
    spot((-1, 3.0, 12.0), (-4.2, 11.8, 3.0), 6500, (1.0, 0.75, 0.60), 58)
    spot((2, 3.0, 12.0), (5.5, 11.8, 3.5), 5200, (1.0, 0.72, 0.60), 55)
    spot((0, 3.0, 12.0), (0.6, 11.8, 2.0), 1600, (1.0, 0.72, 0.60), 50)
    for x in (-15, 15):
        spot((x * 0.4, -14.0, 13.0), (x * 1.4, -13.0, 3.0), 1800, (1.0, 0.72, 0.60), 80)
    world = bpy.context.scene.world = bpy.data.worlds.new("air")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.004, 0.0035, 0.0035, 1)


def panorama(at, width, samples):
    """What is seen from a point all round, linear, as an array."""
    scene = bpy.context.scene
    cam = bpy.data.cameras.new("eye")
    cam.type, cam.panorama_type = "PANO", "EQUIRECTANGULAR"
    eye = bpy.data.objects.new("eye", cam)
    eye.location, eye.rotation_euler = at, (math.pi / 2, 0, 0)
    scene.collection.objects.link(eye)
    scene.camera = eye
    scene.render.engine = "CYCLES"
    c = scene.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold = samples, True, 0.03
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 3, 2
    c.sample_clamp_indirect, c.blur_glossy = 4, 0.6
    c.use_denoising, c.denoiser, c.seed = True, "OPENIMAGEDENOISE", 3
    scene.render.resolution_x, scene.render.resolution_y = width, width // 2
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_depth = "32"
    path = os.path.join(bpy.app.tempdir, "seen.exr")
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = "Non-Color"
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    os.remove(path)
    return a.reshape(h, w, 4)[::-1, :, :3].astype(float)


def boxes(light):
    """The soft boxes and the air, added to what is seen from the middle of the stage."""
    way = pano.grid(light.shape[1], light.shape[0])
    for to, radius, edge, radiance in BOXES:
        t = np.clip((radius + edge - np.arccos(np.clip(way @ pano.normal(np.array(to)), -1, 1))) / edge, 0, 1)
        light = light + (t * t * (3 - 2 * t))[..., None] * np.array(radiance)
    return light + np.array(FILL)


def main():
    folder = sys.argv[1]
    samples, width = (int(sys.argv[k]) if len(sys.argv) > k else usual for k, usual in ((2, 48), (3, 1536)))
    build()
    light = panorama(MIDDLE, 256, 64)
    backdrop = panorama(EYE, width, samples)
    seen = pano.lens(np.minimum(backdrop * EXPOSURE, 12), BLUR, 2048, 1024)
    Image.fromarray((pano.srgb(pano.tone(seen)) * 255 + 0.5).astype(np.uint8)).save(f"{folder}/backdrop.jpg", quality=88, subsampling=0, optimize=True)
    pano.WAY, pano.LAMP["palco"] = WAY, LAMP
    pano.write_light(folder, "palco", boxes(light))


if __name__ == "__main__":
    main()
