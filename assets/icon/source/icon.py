"""The icon of the program: a die and a stone on the corner of a board. Pillow, nothing downloaded:

    python3 icon.py FOLDER

Writes ludoteca.svg and ludoteca-SIZE.png. One list of filled polygons is both; sizes up to 24 pixels have a design of their own
with fewer and larger things. x goes to the right and towards the viewer, y to the left and towards the viewer, z up; a cell of
the board is 1.
"""
import sys
from math import cos, pi, sin
from PIL import Image, ImageDraw

MAPLE, WALNUT, FRAME = "#e2b877", "#7d4a2a", "#4a2a18"
LEFT, RIGHT = "#9a6a3c", "#5a341d"
IVORY = ("#fbf3e0", "#e3d2ae", "#c2aa80")
PIP = ("#3a2a20", "#33241b", "#2a1d15")
STONE = ("#14171a", "#262b30", "#59626b")
SIDE = 512


class Design:
    """Polygons in pixels of a picture of 512 by 512, each with a colour and how much it covers."""

    def __init__(self, scale, middle):
        self.scale, self.middle, self.shapes = scale, middle, []

    def at(self, x, y, z=0.0):
        return (self.middle[0] + (x - y) * 0.866 * self.scale, self.middle[1] + (x + y) * 0.5 * self.scale - z * self.scale)

    def fill(self, points, colour, cover=1.0):
        self.shapes.append(([self.at(*point) for point in points], colour, cover))

    def rounded(self, points, radius, colour, cover=1.0):
        """A polygon whose corners are round by this share of their sides."""
        whole = []
        for index, corner in enumerate(points):
            before, after = points[index - 1], points[(index + 1) % len(points)]
            one, other = (tuple(c + (n - c) * radius for c, n in zip(corner, near)) for near in (before, after))
            for step in range(9):
                t = step / 8
                whole.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b for a, c, b in zip(one, corner, other)))
        self.fill(whole, colour, cover)

    def round(self, middle, one, other, colour, cover=1.0):
        """A disc with these two radii as directions."""
        turns = [2 * pi * step / 48 for step in range(48)]
        self.fill([tuple(m + cos(t) * a + sin(t) * b for m, a, b in zip(middle, one, other)) for t in turns], colour, cover)

    def board(self, cells, border, thick):
        low, high = -border, cells + border
        self.fill([(low, high, 0), (high, high, 0), (high, high, -thick), (low, high, -thick)], LEFT)
        self.fill([(high, low, 0), (high, high, 0), (high, high, -thick), (high, low, -thick)], RIGHT)
        self.fill([(low, low, 0), (high, low, 0), (high, high, 0), (low, high, 0)], FRAME)
        for x in range(cells):
            for y in range(cells):
                corners = [(x, y, 0), (x + 1, y, 0), (x + 1, y + 1, 0), (x, y + 1, 0)]
                self.fill(corners, MAPLE if (x + y) % 2 == 0 else WALNUT)

    def die(self, x, y, edge, pips):
        """Values on the upper, the left and the right face."""
        e, far = edge, edge + x
        self.round((x + e * 0.62, y + e * 0.62, 0), (e * 0.72, 0, 0), (0, e * 0.72, 0), "#1a0e06", 0.30)
        faces = [
            ((x, y, e), (e, 0, 0), (0, e, 0)),
            ((x, y + e, e), (e, 0, 0), (0, 0, -e)),
            ((far, y + e, e), (0, -e, 0), (0, 0, -e)),
        ]
        outline = [(x, y, e), (far, y, e), (far, y, 0), (far, y + e, 0), (x, y + e, 0), (x, y + e, e)]
        self.rounded(outline, 0.10, IVORY[2])
        spots = {1: [(0.5, 0.5)], 2: [(0.27, 0.27), (0.73, 0.73)], 3: [(0.24, 0.24), (0.5, 0.5), (0.76, 0.76)]}
        for (origin, one, other), value, face, pip in zip(faces, pips, IVORY, PIP):
            point = lambda u, v: tuple(o + u * a + v * b for o, a, b in zip(origin, one, other))
            self.rounded([point(0, 0), point(1, 0), point(1, 1), point(0, 1)], 0.10, face)
            size = 0.155 if value == 1 else 0.125
            for u, v in spots[value]:
                self.round(point(u, v), tuple(size * a for a in one), tuple(size * b for b in other), pip)

    def stone(self, x, y, radius):
        self.round((x + 0.10, y + 0.10, 0), (radius * 1.1, 0, 0), (0, radius * 1.1, 0), "#1a0e06", 0.35)
        # A lens is as wide as its middle, seen from every side.
        for high, wide, colour in [(0.10, 1.0, STONE[0]), (0.26, 0.94, STONE[1]), (0.36, 0.70, "#31373d")]:
            self.round((x, y, radius * high), (radius * wide, 0, 0), (0, radius * wide, 0), colour)
        self.round((x - radius * 0.30, y - radius * 0.22, radius * 0.40), (radius * 0.26, 0, 0), (0, radius * 0.20, 0), STONE[2])


def large():
    design = Design(80, (256, 178))
    design.board(3, 0.22, 0.42)
    design.die(0.16, 0.58, 1.36, (3, 1, 2))
    design.stone(2.36, 1.62, 0.50)
    return design


def small():
    design = Design(112, (256, 206))
    design.board(2, 0.16, 0.40)
    design.die(-0.10, 0.16, 1.30, (1, 1, 1))
    design.stone(1.56, 0.86, 0.52)
    return design


def svg(design):
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" width="{SIDE}" height="{SIDE}">']
    for points, colour, cover in design.shapes:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        opacity = f' fill-opacity="{cover}"' if cover < 1 else ""
        lines.append(f'<polygon points="{path}" fill="{colour}"{opacity}/>')
    return "\n".join(lines + ["</svg>", ""])


def picture(design, size):
    """Drawn eight times as large and made smaller."""
    big = size * 8 if size < 512 else size * 4
    whole = Image.new("RGBA", (big, big), (0, 0, 0, 0))
    for points, colour, cover in design.shapes:
        layer = Image.new("RGBA", (big, big), colour + "00")
        draw = ImageDraw.Draw(layer)
        draw.polygon([(x * big / SIDE, y * big / SIDE) for x, y in points], fill=colour + f"{round(cover * 255):02x}")
        whole = Image.alpha_composite(whole, layer)
    # Colours are averaged with how much they cover, or edges would get dark.
    return whole.convert("RGBa").resize((size, size), Image.BOX).convert("RGBA")


if __name__ == "__main__":
    with open(f"{sys.argv[1]}/ludoteca.svg", "w") as file:
        file.write(svg(large()))
    pictures = {size: picture(small() if size <= 24 else large(), size) for size in (16, 24, 32, 48, 64, 128, 256, 512)}
    for size, drawn in pictures.items():
        drawn.save(f"{sys.argv[1]}/ludoteca-{size}.png", optimize=True)
    # For Windows: one file with several sizes.
    others = [pictures[size] for size in (16, 24, 32, 48, 64, 128)]
    sizes = [drawn.size for drawn in [*others, pictures[256]]]
    pictures[256].save(f"{sys.argv[1]}/ludoteca.ico", sizes=sizes, append_images=others)
