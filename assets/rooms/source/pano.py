"""From renders of rooms.py to the files of a room; the functions below also serve studio.py:

    python3 pano.py FOLDER_OF_RENDERS FOLDER_OF_THE_ROOM ROOM [preview]

backdrop.jpg  what is seen behind the table: 2048 x 1024, toned and blurred like a lens out of focus
light.png     the light that falls on the board, 256 x 128, RGBE in an RGBA PNG: linear = (rgb / 255) * 2 ** (a * 255 - 128)
mirror.png    what lacquer mirrors without a graphics card, the lamp included: an octahedral map of 128, 64, 32 and 16 pixels,
              one below the other (roughness 0.12, 0.25, 0.45, 0.70), byte = 255 sqrt(radiance / 16)
It prints the soft light as the six coefficients that room.toml wants.
Equirectangular: u = 0.5 + atan2(x, -z) / 2 pi, v = acos(y) / pi, with the program's axes (x right, y up, -z away).
"""
import math
import os
import sys

import numpy as np
from PIL import Image
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

# exposure of the backdrop; radius of its blur in degrees; what the room alone (without the key light) makes of white paper on
# the board, and its colour; what nothing overhead may much exceed, because flat things mirror it; radiance of the lit board
# as upright things see it below them, with all that it throws back and forth between them; how much colour is kept
ROOMS = {
    "biblioteca": dict(exposure=1.7, blur=0.55, sky=0.255, calm=0.07, colour=0.75, up=(1.08, 1.0, 0.90), floor=(0.80, 0.60, 0.38)),
    "patio": dict(exposure=0.85, blur=0.55, sky=0.29, calm=0.10, colour=0.85, up=(1.0, 1.0, 1.0), floor=(0.74, 0.58, 0.40)),
    "aula": dict(exposure=1.30, blur=0.55, sky=0.36, calm=0.12, colour=0.85, up=(1.0, 1.0, 1.0), floor=(0.68, 0.58, 0.46)),
}


def grid(w, h):
    u, v = (np.arange(w) + 0.5) / w, (np.arange(h) + 0.5) / h
    phi, theta = (u - 0.5) * 2 * np.pi, v * np.pi
    s = np.sin(theta)[:, None]
    return np.stack([s * np.sin(phi)[None], np.repeat(np.cos(theta)[:, None], w, 1), -s * np.cos(phi)[None]], -1)


def look(image, d):
    """Bilinear lookup of an equirectangular picture in directions d."""
    h, w, _ = image.shape
    u = (0.5 + np.arctan2(d[..., 0], -d[..., 2]) / (2 * np.pi)) * w - 0.5
    v = np.arccos(np.clip(d[..., 1], -1, 1)) / np.pi * h - 0.5
    v = np.clip(v, 0, h - 1.001)
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    fu, fv = (u - i)[..., None], (v - j)[..., None]
    i, k = i % w, (i + 1) % w
    return (image[j, i] * (1 - fu) + image[j, k] * fu) * (1 - fv) + (image[j + 1, i] * (1 - fu) + image[j + 1, k] * fu) * fv


def lens(image, degrees, w, h, taps=80):
    """Blur by a disc of directions: what a lens out of focus does; lights become small discs."""
    d = grid(w, h)
    up = np.where(np.abs(d[..., 1:2]) < 0.9, [[[0.0, 1.0, 0.0]]], [[[1.0, 0.0, 0.0]]])
    right = np.cross(d, up)
    right /= np.linalg.norm(right, axis=-1, keepdims=True)
    up = np.cross(right, d)
    total = np.zeros_like(d)
    for k in range(taps):
        r, a = math.radians(degrees) * math.sqrt((k + 0.5) / taps), k * 2.39996
        total += look(image, normal(d + right * (r * math.cos(a)) + up * (r * math.sin(a))))
    return total / taps


def normal(d):
    return d / np.linalg.norm(d, axis=-1, keepdims=True)


def srgb(a):
    a = np.clip(a, 0, 1)
    return np.where(a <= 0.0031308, 12.92 * a, 1.055 * a ** (1 / 2.4) - 0.055)


def tone(a):
    """Soft shoulder on the brightest channel, hue kept, whites a little paler."""
    m = a.max(-1, keepdims=True)
    t = np.where(m < 0.5, m, 0.5 + 0.5 * (1 - np.exp(-(m - 0.5) / 0.5)))
    c = a * t / np.maximum(m, 1e-6)
    pale = np.clip((m - 1.2) / 6, 0, 0.6)
    return c * (1 - pale) + t * pale


def rgbe(a):
    m = np.maximum(a.max(-1), 1e-9)
    e = np.ceil(np.log2(m))
    out = np.zeros(a.shape[:2] + (4,), np.uint8)
    out[..., :3] = np.clip(a / np.exp2(e)[..., None] * 255 + 0.5, 0, 255)
    out[..., 3] = np.clip(e + 128, 0, 255)
    return out


def irradiance(image, normals):
    """Irradiance / pi on these normals: what white paper facing them shows."""
    small = image.reshape(image.shape[0] // 4, 4, image.shape[1] // 4, 4, 3).mean((1, 3))
    h, w, _ = small.shape
    d = grid(w, h).reshape(-1, 3)
    area = np.repeat(np.sin((np.arange(h) + 0.5) / h * np.pi) * (np.pi / h) * (2 * np.pi / w), w)
    return (np.clip(normals @ d.T, 0, None) * area) @ small.reshape(-1, 3) / np.pi


def terms(n):
    x, y, z = n[:, 0], n[:, 1], n[:, 2]
    return np.stack([1 + 0 * x, y, z, x, y * y, x * x], 1)


def soft_light(image):
    """Six coefficients that give nearly the same over 1, y, z, x, yy, xx: enough for a room, a few multiplications a pixel."""
    n = grid(48, 24).reshape(-1, 3)
    want = irradiance(image, n)
    weight = np.repeat(np.sin((np.arange(24) + 0.5) / 24 * np.pi), 48) * (1 + 3 * np.clip(n[:, 1], 0, 1) ** 2) * (0.3 + 0.7 * (n[:, 1] > -0.1))
    up = np.array([[0, 1.0, 0]])                                     # flat things matter most
    m = np.concatenate([terms(n) * weight[:, None], terms(up) * 60])
    c, *_ = np.linalg.lstsq(m, np.concatenate([want * weight[:, None], irradiance(image, up) * 60]), rcond=None)
    return c


def calm(image, limit):
    """Less light where flat things mirror into the eye: towards the far side from 30 degrees up, round all sides (every seat
    has its far side), and straight up. Windows and lamps near the horizon stay, for what is upright or round."""
    t = np.clip((grid(image.shape[1], image.shape[0])[..., 1] - 0.42) / 0.25, 0, 1)
    t = t * t * (3 - 2 * t)
    m = image.max(-1)
    squeezed = np.where(m > limit, limit * (1 + 0.35 * np.log1p(np.maximum(m - limit, 0) / limit)), m)
    return image * (1 + t * (squeezed / np.maximum(m, 1e-6) - 1))[..., None]


# the way to the lamp in the program's axes, for all rooms, so that shadows fall alike; what it gives white paper lying flat; its
# colour; half its width
WAY = (-0.70, 0.95, -0.16)
LAMP = {"biblioteca": (0.80, (1.0, 0.92, 0.78), 0.085), "patio": (0.74, (1.0, 0.965, 0.89), 0.06),
        "aula": (0.70, (1.0, 0.98, 0.93), 0.16), "neutra": (0.66, (1.0, 0.98, 0.94), 0.12)}


def octa(image, size, roughness):
    """What a surface of this roughness mirrors, by the direction of the mirrored ray, y up."""
    u = ((np.arange(size) + 0.5) / size * 2 - 1)
    x, z = np.meshgrid(u, u)
    y = 1 - np.abs(x) - np.abs(z)
    fold = y < 0
    fx = np.where(fold, (1 - np.abs(z)) * np.where(x >= 0, 1, -1), x)
    fz = np.where(fold, (1 - np.abs(x)) * np.where(z >= 0, 1, -1), z)
    d = normal(np.stack([fx, y, fz], -1)).reshape(-1, 3).astype(np.float32)
    h, w, _ = image.shape
    e = grid(w, h).reshape(-1, 3).astype(np.float32)
    area = np.repeat(np.sin((np.arange(h) + 0.5) / h * np.pi), w).astype(np.float32)
    light_ = image.reshape(-1, 3).astype(np.float32)
    a2 = np.float32(roughness ** 4)
    out = np.empty((len(d), 3), np.float32)
    for i in range(0, len(d), 512):
        c = d[i:i + 512] @ e.T
        hh = (1 + c) / 2                                            # (n . h)^2 when one looks along the normal
        k = np.where(c > 0, c * a2 / (hh * (a2 - 1) + 1) ** 2, 0) * area
        out[i:i + 512] = (k @ light_) / k.sum(1, keepdims=True)
    return out.reshape(size, size, 3)


def mirror(light, room):
    """The octahedral maps of all four roughnesses, with the lamp, one below the other."""
    share, colour, half = LAMP[room]
    way = np.array(WAY) / np.linalg.norm(WAY)
    fine = look(light, grid(384, 192))
    near = (grid(384, 192) @ way)[..., None] > math.cos(math.atan(half))
    fine = np.where(near, np.array(colour) * share / way[1] / half ** 2, fine)
    levels = [(128, 0.12), (64, 0.25), (32, 0.45), (16, 0.70)]
    return np.concatenate([np.pad(octa(fine, n, r), ((0, 0), (0, 128 - n), (0, 0))) for n, r in levels])


def write_light(folder, room, light):
    """light.png and mirror.png; prints the coefficients of 1, y, z, x, yy, xx of the normal."""
    small = light if light.shape[0] == 128 else light.reshape(128, light.shape[0] // 128, 256, light.shape[1] // 256, 3).mean((1, 3))
    Image.fromarray(rgbe(small), "RGBA").save(f"{folder}/light.png", optimize=True)
    maps = mirror(light, room)
    Image.fromarray((np.sqrt(np.clip(maps / 16, 0, 1)) * 255 + 0.5).astype(np.uint8)).save(f"{folder}/mirror.png", optimize=True)
    print("soft = [\n" + "".join("    [%.4f, %.4f, %.4f],\n" % tuple(v) for v in soft_light(light)) + "]")


def main():
    import exr

    source, out, room = sys.argv[1:4]
    preview, set_ = "preview" in sys.argv, ROOMS[room]
    a = exr.clean(f"{source}/{room}-backdrop")
    size = (1024, 512) if preview else (2048, 1024)
    b = lens(np.minimum(a * set_["exposure"], 12), 0.1 if preview else set_["blur"], *size, taps=4 if preview else 80)
    Image.fromarray((srgb(tone(b)) * 255 + 0.5).astype(np.uint8)).save(f"{out}/backdrop.jpg", quality=88, subsampling=0, optimize=True)
    a = np.minimum(exr.clean(f"{source}/{room}-light"), 30)
    # balance and scale to what a sheet of paper lying flat is to get; the lower half is the table, lit by the key light
    down = np.clip(0.5 - grid(a.shape[1], a.shape[0])[..., 1:2] / 0.10, 0, 1)
    a = a * (1 - down)
    for _ in range(6):
        a = a * (np.array(set_["up"]) * set_["sky"] / irradiance(a, np.array([[0, 1.0, 0]]))[0])
        a = calm(a, set_["calm"])
    grey = (a @ [0.2126, 0.7152, 0.0722])[..., None]
    write_light(out, room, grey + (a - grey) * set_["colour"] + down * np.array(set_["floor"]))


if __name__ == "__main__":
    main()
