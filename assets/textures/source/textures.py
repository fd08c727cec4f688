"""All painted surfaces, from filtered noise and drawing; numpy and Pillow, nothing downloaded:

    python3 textures.py FOR_THE_TABLE FOR_THE_ROOMS

FOR_THE_TABLE gets small tileable pictures with a palette: honey, walnut, frame, tabletop, oak, leather; and grey ones, to be
coloured: maple, kaya, limestone, slate, glaze. FOR_THE_ROOMS gets what rooms.py renders with, at full size. x runs across the grain, y along it; four cells a picture. Change the lightness of a wood
only by `to_luminance`.
"""
import sys
import numpy as np
from PIL import Image, ImageDraw, ImageFilter


def rgb(s):
    return np.array([int(s[i:i + 2], 16) for i in (0, 2, 4)]) / 255.0


def save(path, a):
    Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path, optimize=True)


def save_small(path, a):
    """Half as large, in at most 200 colours without a pattern, so that a file stays near 130 kB."""
    big = Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8))
    small = big.resize((512, 512), Image.BOX)
    small.quantize(200, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE).save(path, optimize=True)


def save_grey(path, v, deep):
    """A picture to be coloured: 512 pixels wide, its light `GREY` on average, its deviation from it `deep`, in 40 greys at
    most. Values far from the middle are drawn nearer, so that nothing stands out."""
    v = np.tanh((v - v.mean()) / v.std() / 2) * 2 * deep
    light = np.clip(GREY * (1 + v), 0, 1)
    light *= GREY / light.mean()
    grey = 1.055 * np.clip(light, 0, 1) ** (1 / 2.4) - 0.055
    small = Image.fromarray((np.clip(grey, 0, 1) * 255 + 0.5).astype(np.uint8))
    if small.width != 512:
        small = small.resize((512, 512), Image.BOX)
    small = np.asarray(small).astype(float)
    step = max((small.max() - small.min()) / 40, 1)
    small = np.round((small - small.mean()) / step) * step + small.mean()
    Image.fromarray(np.clip(small + 0.5, 0, 255).astype(np.uint8), "L").save(path, optimize=True)


def noise(n, across, along, seed, slope=1.0):
    """Periodic noise, mean 0, deviation 1; `across`, `along`: corner frequencies of a soft low pass, cycles a picture."""
    f = np.fft.fftfreq(n) * n
    fx, fy = np.meshgrid(f, f)                                   # x across the grain, y along it
    r = np.hypot(fx / across, fy / along)
    s = np.fft.fft2(np.random.default_rng(seed).standard_normal((n, n))) / (1 + r ** 2) ** (slope + 0.5)
    s[0, 0] = 0
    v = np.fft.ifft2(s).real
    return v / v.std()


def ramp(t, stops):
    """Colour ramp over 0..1 through evenly spaced stops."""
    t = np.clip(t, 0, 1) * (len(stops) - 1)
    i = np.minimum(t.astype(int), len(stops) - 2)
    f = (t - i)[..., None]
    s = np.array(stops)
    return s[i] * (1 - f) + s[i + 1] * f


def wood(n, seed, stops, rings, warp, late, fibre, broad, pores, pore_colour, pore_long=7):
    """`rings` growth rings across, bent by `warp`; `late`: depth of the dark late wood; `fibre`: fine streaks;
    `broad`: slow change of tone; `pores`: short dark dashes along the grain."""
    x = np.arange(n)[None, :] / n
    bend = noise(n, 1.6, 1.0, seed, 1.2) * warp + noise(n, 7, 1.6, seed + 1) * warp * 0.16
    phase = (rings * x + bend) % 1.0
    edge = np.where(phase < 0.86, (phase / 0.86) ** 3.2, ((1 - phase) / 0.14) ** 1.4)     # slow rise, quick fall
    width = 0.6 + 0.4 * np.clip(noise(n, 2.2, 1.0, seed + 5), -1, 1)                         # some rings hardly show
    t = 0.62 - late * edge * width + fibre * noise(n, 150, 2.2, seed + 2, 0.55) + broad * noise(n, 2.4, 0.9, seed + 3)
    t += 0.35 * fibre * noise(n, 24, 1.4, seed + 6, 0.8)
    c = ramp(t, stops)
    p = np.clip((noise(n, 190, pore_long, seed + 4, 0.9) - 1.55) * 0.9, 0, 1) * (0.35 + 0.65 * edge)
    p = (p * pores)[..., None]
    return c * (1 - p) + pore_colour * p


def to_luminance(a, want):
    """Scales a picture in linear light so that its mean luminance is `want`."""
    lin = np.where(a <= 0.04045, a / 12.92, ((np.clip(a, 0, 1) + 0.055) / 1.055) ** 2.4)
    lin *= want / (lin.mean((0, 1)) @ [0.2126, 0.7152, 0.0722])
    lin = np.clip(lin, 0, 1)
    return np.where(lin <= 0.0031308, 12.92 * lin, 1.055 * lin ** (1 / 2.4) - 0.055)


def leather(n, seed, base):
    """Fine pebbled grain: cells of a jittered grid, dark in the creases."""
    rng = np.random.default_rng(seed)
    k = 64
    pts = (np.stack(np.meshgrid(np.arange(k), np.arange(k)), -1) + rng.random((k, k, 2))) * n / k
    d1 = np.full((n, n), 1e9)
    d2 = d1.copy()
    yy, xx = np.mgrid[0:n, 0:n]
    cx, cy = xx * k // n, yy * k // n
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            p = pts[(cy + dy) % k, (cx + dx) % k]
            ex = (p[..., 0] - xx + n / 2) % n - n / 2
            ey = (p[..., 1] - yy + n / 2) % n - n / 2
            d = np.hypot(ex, ey)
            d2 = np.minimum(np.maximum(d1, d), d2)
            d1 = np.minimum(d1, d)
    crease = np.clip((d2 - d1) / (n / k * 0.45), 0, 1)
    v = 0.80 + 0.20 * crease + 0.045 * noise(n, 3, 3, seed + 1)
    return base[None, None] * v[..., None]


def maple(n, seed):
    """Calm wood: hardly any rings, fine short fibres, and the flame that runs across them."""
    x = np.arange(n)[None, :] / n
    phase = (15 * x + noise(n, 1.4, 1.0, seed, 1.2) * 0.7 + noise(n, 6, 1.5, seed + 1) * 0.08) % 1.0
    ring = np.where(phase < 0.9, (phase / 0.9) ** 5, ((1 - phase) / 0.1) ** 1.5)
    flame = noise(n, 3.0, 11.0, seed + 2, 1.4) * np.clip(0.5 + 0.5 * noise(n, 1.5, 1.5, seed + 3), 0, 1)
    return -0.55 * ring + 0.42 * noise(n, 150, 5, seed + 4, 0.6) + 0.50 * flame + 0.30 * noise(n, 2.2, 1.0, seed + 5)


def kaya(n, seed):
    """Quarter-sawn wood: straight narrow rings, hardly bent, of unequal width."""
    x = np.arange(n)[None, :] / n
    bend = noise(n, 1.5, 0.7, seed, 1.3) * 0.45 + noise(n, 9, 0.8, seed + 1) * 0.16
    phase = (34 * x + bend) % 1.0
    ring = np.where(phase < 0.8, (phase / 0.8) ** 2.4, ((1 - phase) / 0.2) ** 1.6)
    depth = 0.55 + 0.45 * np.clip(noise(n, 5, 0.8, seed + 2), -1, 1)
    return -0.95 * ring * depth + 0.30 * noise(n, 170, 1.6, seed + 3, 0.6) + 0.30 * noise(n, 1.8, 0.8, seed + 4)


def limestone(n, seed):
    """Clouds, fine grain, and the dark specks of shells."""
    clouds = noise(n, 3.5, 3.5, seed, 0.9) * 0.6 + noise(n, 14, 10, seed + 1) * 0.35
    specks = np.clip(noise(n, 60, 38, seed + 2, 1.2) - 1.7, 0, 2)
    pale = np.clip(noise(n, 34, 26, seed + 3, 1.2) - 1.6, 0, 2)
    return clouds + 0.28 * noise(n, 150, 150, seed + 4, 0.4) - 1.5 * specks + 1.0 * pale


def slate(n, seed):
    """Cleft stone: clouds drawn out one way, and the low steps along which it was split."""
    drawn = noise(n, 5, 2.2, seed, 1.0)
    steps = noise(n, 7, 3.2, seed + 1, 1.5)
    level = np.floor(steps * 2.2) / 2.2
    for shift in (1, 2):                                             # soft steps
        level = sum(np.roll(level, by, (0, 1)) for by in (-shift, 0, shift)) / 3
    edge = np.clip((np.roll(level, 2, 0) - level) * 6 + (np.roll(level, 2, 1) - level) * 4, -1.2, 1.2)
    return 0.75 * drawn + 0.30 * noise(n, 90, 50, seed + 2, 0.5) + 0.35 * level + 0.55 * edge


def glaze(n, seed):
    """Fired colour, never even: broad clouds where it ran thicker, and a few pin-pricks."""
    clouds = noise(n, 3, 3, seed, 1.4) + 0.45 * noise(n, 11, 11, seed + 1, 1.2) + 0.10 * noise(n, 60, 60, seed + 2, 0.8)
    return clouds - 1.6 * np.clip(noise(n, 110, 110, seed + 3, 1.0) - 3.0, 0, 1)


def rug(w, h, seed):
    """A woven rug: borders, a lozenge field, a medallion; wool noise."""
    s = 2
    ground, blue, cream, gold, dark = "1d2d4a", "6a2219", "d9c6a0", "b88a48", "101726"
    im = Image.new("RGB", (w * s, h * s), "#" + dark)
    d = ImageDraw.Draw(im)
    box = lambda m, c: d.rectangle([m * s, m * s, (w - m) * s - 1, (h - m) * s - 1], fill="#" + c)
    for m, c in ((8, gold), (14, blue), (74, cream), (80, dark), (86, gold), (92, ground)):
        box(m, c)

    def lozenge(x, y, r, c, q=1.0):
        d.polygon([(x * s, (y - r * q) * s), ((x + r) * s, y * s), (x * s, (y + r * q) * s), ((x - r) * s, y * s)], fill="#" + c)

    def star(x, y, r, c):
        pts = []
        for k in range(16):
            a, q = np.pi * k / 8, r if k % 2 == 0 else r * 0.55
            pts.append(((x + q * np.cos(a)) * s, (y + q * np.sin(a)) * s))
        d.polygon(pts, fill="#" + c)

    for k in range(int((w - 88) / 48)):                              # border
        x = 68 + (k + 0.0) * (w - 136) / max(int((w - 88) / 48) - 1, 1)
        for y in (44, h - 44):
            star(x, y, 21, gold if k % 2 else cream); star(x, y, 12, ground); lozenge(x, y, 5, cream)
    for k in range(int((h - 88) / 48)):
        y = 68 + k * (h - 136) / max(int((h - 88) / 48) - 1, 1)
        for x in (44, w - 44):
            star(x, y, 21, gold if k % 2 else cream); star(x, y, 12, ground); lozenge(x, y, 5, cream)
    for j in range(-8, 9):                                           # field
        for i in range(-12, 13):
            x, y = w / 2 + i * 76 + (38 if j % 2 else 0), h / 2 + j * 54
            if 112 < x < w - 112 and 112 < y < h - 112:
                star(x, y, 25, gold if (i + j) % 2 else blue); star(x, y, 17, ground); lozenge(x, y, 9, cream if j % 2 else gold)
    for r, c in ((230, dark), (222, cream), (210, blue), (150, gold), (142, ground), (70, cream), (62, blue), (30, gold)):
        star(w / 2, h / 2, r, c)
    a = np.asarray(im.resize((w, h), Image.LANCZOS).filter(ImageFilter.GaussianBlur(0.8))) / 255.0
    n = noise(1024, 200, 200, seed, 0.4)[:h, :w, None] * 0.05 + noise(1024, 4, 160, seed + 1)[:h, :w, None] * 0.035
    return a * (1 + n)


def azulejo(n):
    """Own tile: a rosette of four quarter flowers where tiles meet, a band of ogees between; cobalt on warm white."""
    s, m = 3, n * 3
    im = Image.new("RGB", (m, m), "#efece2")
    d = ImageDraw.Draw(im)
    deep, mid, pale = "#1d3f86", "#3f68b0", "#9db4d8"
    t = m / 2                                                        # one tile
    for cx in (0, t, 2 * t):
        for cy in (0, t, 2 * t):
            odd = (round(cx / t) + round(cy / t)) % 2
            for r, c in ((0.46, pale), (0.425, "#efece2")):
                d.ellipse([cx - r * t, cy - r * t, cx + r * t, cy + r * t], fill=c)
            for k in range(8):                                       # petals
                a = np.pi * k / 4 + (np.pi / 8 if odd else 0)
                for r0, r1, wd, c in ((0.08, 0.38, 0.10, deep), (0.13, 0.33, 0.055, pale if k % 2 else mid)):
                    q = []
                    for u in np.linspace(0, 1, 25):
                        rr, ww = r0 + (r1 - r0) * u, wd * np.sin(np.pi * u) ** 0.8
                        q.append((rr, ww))
                    pts = [(cx + t * (rr * np.cos(a) - ww * np.sin(a)), cy + t * (rr * np.sin(a) + ww * np.cos(a))) for rr, ww in q]
                    pts += [(cx + t * (rr * np.cos(a) + ww * np.sin(a)), cy + t * (rr * np.sin(a) - ww * np.cos(a))) for rr, ww in reversed(q)]
                    d.polygon(pts, fill=c)
            d.ellipse([cx - 0.085 * t, cy - 0.085 * t, cx + 0.085 * t, cy + 0.085 * t], fill="#d9a93a" if odd else deep)
            d.ellipse([cx - 0.045 * t, cy - 0.045 * t, cx + 0.045 * t, cy + 0.045 * t], fill="#efece2")
    for i in range(2):
        for j in range(2):                                           # a lozenge in the middle of each tile
            x, y = (i + 0.5) * t, (j + 0.5) * t
            for r, c in ((0.20, deep), (0.155, "#efece2"), (0.115, mid), (0.055, "#d9a93a")):
                d.polygon([(x, y - r * t), (x + r * t, y), (x, y + r * t), (x - r * t, y)], fill=c)
    a = np.asarray(im.resize((n, n), Image.LANCZOS)) / 255.0
    g = np.ones((n, n))
    for k in (0, n // 2):                                            # grout
        g[:, k:k + max(n // 170, 1)] = 0.72
        g[k:k + max(n // 170, 1), :] = 0.72
    v = 1 + 0.03 * noise(n, 3, 3, 5)
    return a * (g * v)[..., None]


def tijoleira(n, seed):
    """Terracotta squares, each of its own firing."""
    rng = np.random.default_rng(seed)
    k = 4
    tone = rng.normal(0, 0.075, (k, k))
    big = np.kron(tone, np.ones((n // k, n // k)))
    t = 0.5 + big * 2.2 + 0.10 * noise(n, 5, 5, seed + 1) + 0.06 * noise(n, 90, 90, seed + 2, 0.5)
    c = ramp(t, [rgb("96583c"), rgb("b97a55"), rgb("cf9a74"), rgb("dcb693")])
    for q in range(k):
        w = max(n // 90, 2)
        c[:, q * n // k:q * n // k + w] = rgb("8d8170")
        c[q * n // k:q * n // k + w, :] = rgb("8d8170")
    return c


# mean luminance of the two woods: white pieces (0.85) and black ones (0.015) differ from both by 3 : 1
LIGHT_CELL, DARK_CELL = 0.254, 0.151

# mean light of the grey pictures: a colour is divided by it where it is multiplied with one
GREY = 0.80

if __name__ == "__main__":
    table, rooms = sys.argv[1:3]
    # cells: both in the middle of the scale: honey oak and reddish walnut, calm grain
    save_small(f"{table}/honey.png", to_luminance(wood(1024, 11, [rgb("8d6433"), rgb("b08147"), rgb("c39252"), rgb("cfa163")], 22, 0.55, 0.17, 0.060, 0.045, 0.34, rgb("7a5428")), LIGHT_CELL))
    save_small(f"{table}/walnut.png", to_luminance(wood(1024, 23, [rgb("5c3220"), rgb("7e4a31"), rgb("905a3d"), rgb("9d694a")], 20, 0.6, 0.18, 0.065, 0.05, 0.36, rgb("4a291b")), DARK_CELL))
    save_small(f"{table}/frame.png", wood(1024, 51, [rgb("1c110b"), rgb("2d1c13"), rgb("3c271a"), rgb("4a3122")], 17, 0.8, 0.42, 0.095, 0.06, 0.5, rgb("150c08")))
    save_small(f"{table}/tabletop.png", wood(1024, 37, [rgb("2b130a"), rgb("4c2613"), rgb("68371c"), rgb("7c4725")], 9, 1.5, 0.36, 0.070, 0.08, 0.42, rgb("200f07")))
    oak = wood(1024, 61, [rgb("8a6640"), rgb("ad8354"), rgb("c09866"), rgb("ceaa7b")], 11, 1.4, 0.36, 0.08, 0.07, 0.4, rgb("6d4d2c"))
    save_small(f"{table}/oak.png", oak)
    save(f"{rooms}/carvalho.png", oak)
    save_small(f"{table}/leather.png", leather(512, 71, rgb("ffffff")))
    for name, draw, deep in (("maple", maple, 0.062), ("kaya", kaya, 0.085), ("limestone", limestone, 0.085), ("slate", slate, 0.085), ("glaze", glaze, 0.070)):
        save_grey(f"{table}/{name}.png", draw(512, 100 + len(name)), deep)
    save(f"{rooms}/rug.png", rug(1024, 768, 81))
    save(f"{rooms}/azulejo.png", azulejo(512))
    save(f"{rooms}/tijoleira.png", tijoleira(512, 91))
