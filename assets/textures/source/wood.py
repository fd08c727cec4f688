"""Tileable woods as small pictures: python3 wood.py OUTDIR. Needs numpy only.

Each wood runs along one ramp of three colours, darkened by pores. The picture is written with a palette of 48 steps of
the ramp times 5 of the pores, so that a file stays near 100 kB. x runs across the grain, y along it.
"""
import struct
import sys
import zlib

import numpy as np

SIZE, STEPS, PORES = 512, 48, 5


def png(path, index, palette):
    """Write an (h, w) array of palette indices as an 8-bit PNG."""
    h, w = index.shape
    raw = b"".join(b"\0" + index[y].astype(np.uint8).tobytes() for y in range(h))
    chunk = lambda t, d: struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d))
    head = struct.pack(">IIBBBBB", w, h, 8, 3, 0, 0, 0)
    colours = (np.clip(palette, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes()
    body = chunk(b"IHDR", head) + chunk(b"PLTE", colours) + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b"")
    open(path, "wb").write(b"\x89PNG\r\n\x1a\n" + body)


def noise(n, across, along, seed, slope=1.0):
    """Periodic noise: `across` and `along` are the corner frequencies (cycles per picture) of a soft low pass."""
    f = np.fft.fftfreq(n) * n
    fx, fy = np.meshgrid(f, f)
    r = np.hypot(fx / across, fy / along)
    spectrum = np.fft.fft2(np.random.default_rng(seed).standard_normal((n, n))) / (1 + r**2) ** (slope + 0.5)
    spectrum[0, 0] = 0
    v = np.fft.ifft2(spectrum).real
    return v / v.std()


def wood(path, seed, dark, mid, light, rings, warp, streak, pores, pore_colour):
    n = SIZE
    x = np.arange(n)[None, :] / n
    bend = noise(n, 2.0, 1.0, seed) * warp + noise(n, 6, 1.5, seed + 1) * warp * 0.25
    ring = (0.5 + 0.5 * np.sin(2 * np.pi * (rings * x + bend))) ** 1.6  # narrow dark late wood, wide early wood
    fine = noise(n, 90, 2.0, seed + 2, 0.6)
    broad = noise(n, 3.0, 1.0, seed + 3)
    t = np.clip(0.55 + 0.22 * (0.5 - ring) + streak * fine + 0.10 * broad, 0, 1)
    p = np.clip((noise(n, 120, 9, seed + 4, 0.8) - 1.7) * 0.8, 0, 1)
    # half a step of noise before rounding, so that no contour shows
    jitter = np.random.default_rng(seed + 5).random((n, n)) - 0.5
    step = np.clip(np.rint(t * (STEPS - 1) + jitter * 0.8), 0, STEPS - 1).astype(int)
    pore = np.rint(p * (PORES - 1)).astype(int)
    palette = []
    for s in range(STEPS):
        a = s / (STEPS - 1)
        ramp = dark + (mid - dark) * a * 2 if a < 0.5 else mid + (light - mid) * (a - 0.5) * 2
        for k in range(PORES):
            share = k / (PORES - 1) * pores
            palette.append(ramp * (1 - share) + pore_colour * share)
    png(path, step * PORES + pore, np.array(palette))


def rgb(s):
    return np.array([int(s[i : i + 2], 16) for i in (0, 2, 4)]) / 255.0


if __name__ == "__main__":
    out = sys.argv[1]
    wood(f"{out}/walnut.png", 11, rgb("5a4230"), rgb("7d5d44"), rgb("967457"), 9, 0.45, 0.055, 0.45, rgb("3a261a"))
    wood(f"{out}/maple.png", 23, rgb("bb9c71"), rgb("d0b48c"), rgb("dcc5a1"), 6, 0.35, 0.040, 0.18, rgb("b08a5c"))
    wood(f"{out}/oak.png", 37, rgb("9c7448"), rgb("b98f60"), rgb("caa273"), 8, 0.40, 0.050, 0.30, rgb("7d5a36"))
    wood(f"{out}/frame.png", 51, rgb("2b1e15"), rgb("422f22"), rgb("543e2d"), 9, 0.45, 0.050, 0.40, rgb("271913"))
