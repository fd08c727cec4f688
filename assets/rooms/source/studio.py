"""The light of rooms without a render, and new mirrors for rooms with one:

    python3 studio.py FOLDER_OF_THE_ROOM neutra        a calm studio: floor to ceiling, a soft box at the left, cool fill at the right
    python3 studio.py FOLDER_OF_THE_ROOM ROOM          light.png and mirror.png anew from the room's light.png, as strong as pano.py says
"""
import sys

import numpy as np
from PIL import Image

from pano import ROOMS, calm, grid, irradiance, normal, write_light


def smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def studio():
    way = grid(256, 128)
    up = smooth(way[..., 1:2] * 0.5 + 0.5)
    sky = np.array([0.20, 0.19, 0.18]) * (1 - up) + np.array([0.46, 0.47, 0.49]) * up
    angle = lambda to: np.arccos(np.clip(way @ normal(np.array(to)), -1, 1))[..., None]
    soft = lambda to, radius, edge: smooth((radius + edge - angle(to)) / edge)
    sky = sky + np.array([1.2, 1.16, 1.08]) * soft((-0.95, 0.28, 0.30), 0.22, 0.22)
    sky = sky + np.array([0.55, 0.60, 0.68]) * soft((0.95, 0.25, 0.20), 0.20, 0.30)
    down = np.clip(0.5 - way[..., 1:2] / 0.10, 0, 1)
    sky = sky * (1 - down)
    for _ in range(6):
        sky = calm(sky * (0.30 / irradiance(np.repeat(np.repeat(sky, 2, 0), 2, 1), np.array([[0, 1.0, 0]]))[0]), 0.06)
    return sky + down * np.array([0.50, 0.46, 0.42])


def stored(folder):
    p = np.asarray(Image.open(f"{folder}/light.png")).astype(float)
    light = p[..., :3] / 255 * np.exp2(p[..., 3:] - 128)
    down = np.clip(0.5 - grid(256, 128)[..., 1:2] / 0.10, 0, 1)
    light = np.where(down > 0.01, light[62:63], light) * (1 - down)
    flat = irradiance(np.repeat(np.repeat(light, 2, 0), 2, 1), np.array([[0, 1.0, 0]]))[0] @ [0.2126, 0.7152, 0.0722]
    return light * (ROOMS[room]["sky"] / flat) + down * np.array(ROOMS[room]["floor"])


folder, room = sys.argv[1:3]
write_light(folder, room, studio() if room == "neutra" else stored(folder))
