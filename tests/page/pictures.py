"""The board of the page beside the diagram of the same position: equal but for marks."""
import base64
import json
import os
import re
import subprocess

from driver import Failed
from games import BEGINNINGS, GAMES
from table import Host, Player, environment

# Both are drawn in a window of this size, by the same browser, and compared by tiles so many pixels wide: by how much of 255
# one may differ on average. Edges differ a little, since a line between two cells is one line on the page and two in a
# diagram, one over the other; a sign or a piece that is missing makes a tile differ by far more.
SIZE = (1000, 640)
TILE = 16
MOST = 10
# Marks are hidden, and what is behind the board is white, as paper is.
BARE = """
    for (const layer of ['under', 'over', 'study']) document.querySelector('#board .' + layer).style.display = 'none';
    document.body.style.background = '#fff';
"""
# Where the picture is, and where in it the cells are: what is compared. The names of rows and columns stand outside of it, and
# are smaller than those of diagrams on boards of few cells, since a screen is larger than what is printed.
BOX = """
    const svg = document.querySelector('#board > svg');
    const [box, cells] = [svg, svg.querySelector('.ground')].map((one) => one.getBoundingClientRect().toJSON());
    return { ...box, cells, view: svg.getAttribute('viewBox') };
"""
# Two pictures as base64: the tile that differs most, by how much, and where it is.
COMPARE = """
    const [one, other, tile, done] = arguments;
    const pixels = async (text) => {
        const image = new Image();
        image.src = 'data:image/png;base64,' + text;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
    };
    Promise.all([pixels(one), pixels(other)]).then(([a, b]) => {
        if (a.width !== b.width || a.height !== b.height) return done([255, -1, -1]);
        let worst = [0, 0, 0];
        for (let top = 0; top < a.height; top += tile) {
            for (let left = 0; left < a.width; left += tile) {
                let [sum, count] = [0, 0];
                for (let y = top; y < Math.min(top + tile, a.height); y += 1) {
                    for (let x = left; x < Math.min(left + tile, a.width); x += 1) {
                        for (let colour = 0; colour < 3; colour += 1) {
                            const at = (y * a.width + x) * 4 + colour;
                            sum += Math.abs(a.data[at] - b.data[at]);
                            count += 1;
                        }
                    }
                }
                if (sum / count > worst[0]) worst = [sum / count, left, top];
            }
        }
        done(worst);
    });
"""


def pictures(room):
    """The boards of all ten games beside their diagrams, at the start and in the middle: equal but for marks."""
    shown = [(game, position) for game in GAMES for position in positions(room, game)]
    browser = room.driver.browser(*SIZE, touch=False)
    worst = 0
    for game, position in shown:
        try:
            pair = page_and_diagram(room, browser, game, position)
        except Failed as failed:
            # A browser now and then takes no picture and says that its time is over; another one is asked, once.
            if not str(failed).startswith("timeout"):
                raise
            print(f"   another browser for {game}: {failed}", flush=True)
            browser = room.driver.browser(*SIZE, touch=False)
            pair = page_and_diagram(room, browser, game, position)
        differs, left, top = browser.call("POST", "/execute/async", {"script": COMPARE, "args": [*pair, TILE]})
        if differs > MOST:
            keep(game, *pair)
        assert differs <= MOST, f"{game}, {position}: {differs:.2f} at {left}, {top}"
        worst = max(worst, differs)
    browser.end()
    return f"{len(shown)} boards; the worst tile differs by {worst:.2f} of 255"


def page_and_diagram(room, browser, game, position):
    """The pictures of the board on the page and of the diagram."""
    host = Host(room.program, room.place(), game, "--position", position)
    try:
        Player(browser).arrive(host.address)
        page, box = board(browser)
        drawn = diagram(room, browser, game, position, box)
    finally:
        host.end()
    browser.go("about:blank")
    return page, drawn


def positions(room, game):
    """The position at the start, and one in the middle of the game of the list."""
    begins = ["--position", BEGINNINGS[game]] if game in BEGINNINGS else []
    _, moves = GAMES[game]
    half = moves.split()[: len(moves.split()) // 2]
    for more in ([], ["--moves", " ".join(half)]):
        shown = tell(room, "show", game, *begins, *more, "--json")
        yield json.loads(shown)["position"]


def tell(room, *arguments):
    done = subprocess.run(
        [room.program, *arguments], env=environment(room.folder), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def board(browser):
    """The picture of the board that the page shows, and where it was."""
    browser.run(BARE)
    while True:
        box = browser.run(BOX)
        picture = capture(browser, box)
        # As soon as all letters are there, nothing moves any more.
        if browser.run("return document.fonts.status === 'loaded';") and browser.run(BOX) == box:
            return picture, box


def capture(browser, box):
    clip = {key: box["cells"][key] for key in ("x", "y", "width", "height")}
    return browser.cdp("Page.captureScreenshot", format="png", clip={**clip, "scale": 1})["data"]


def diagram(room, browser, game, position, box):
    """The picture of the diagram, as large as the board and at the same place."""
    svg = tell(room, "diagram", game, "--position", position, "--colour", "--lang", "en")
    wide, high = f'{box["width"]}px', f'{box["height"]}px'
    measures = f'width="{wide}" height="{high}" viewBox="{box["view"]}"'
    svg = re.sub(r'width="[\d.]+mm" height="[\d.]+mm" viewBox="[^"]+"', measures, svg, count=1)
    place = f'position:absolute;left:{box["x"]}px;top:{box["y"]}px'
    page = f'<!doctype html><body style="margin:0;background:#fff"><div style="{place}">{svg}</div>'
    browser.go("data:text/html;base64," + base64.b64encode(page.encode()).decode())
    return capture(browser, box)


def keep(game, *pictures):
    """Pictures that differ are kept to be looked at, if a folder for them is named."""
    folder = os.environ.get("LUDOTECA_PICTURES")
    for name, picture in zip(("page", "diagram"), pictures):
        if folder:
            with open(os.path.join(folder, f"{game}-{name}.png"), "wb") as file:
                file.write(base64.b64decode(picture))
