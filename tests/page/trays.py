"""Choices at a cell: what a pawn becomes, where it is put anew, which stone is laid; by taps and by keys."""
from driver import wait
from table import sentence

# Pawns, a Warrior and a Shielder one step before the last rank.
LAST_STEP = "12/W2S2P5/12/1k10/12/12/12/12/6K5/12/8p1w1/12 w - - - 0 1"
# Both sides have two knights and a pawn that arrives.
ARRIVING = "1n1n1/P4/5/4p/N1N2 s 0:0 -"
# What a child's finger can touch, in pixels.
FINGER = 44


def trays(room):
    """Promotions chosen in the tray, pawns put anew and stones, by taps at 360×640 and by keys."""
    promote(room)
    put_anew(room)
    stones(room)
    room.silent()


def promote(room):
    """Two promotions by taps, two by keys: with the letter of the choice, and with the key for the next button."""
    host = room.open("horizons", "--position", LAST_STEP)
    white, black = room.players
    becomes(room, white, "g12", "ox", lambda: (white.touch("g11"), white.browser.tap(white.cell("g12"))), tapped)
    becomes(room, black, "i1", "knight", lambda: (black.touch("i2"), black.browser.tap(black.cell("i1"))), tapped)
    becomes(room, white, "d12", "zip", lambda: typed(white, "d11", "d12"), lettered)
    becomes(room, black, "j1", "magician", lambda: typed(black, "k2", "j1"), walked)
    host.end()


def becomes(room, player, cell, kind, go, choose):
    """A pawn goes to a cell, a tray opens, and what is chosen there stands on that cell, for both."""
    wait(player.can, "the turn")
    moves = player.moves()
    go()
    wait(lambda: player.shown("#choices"), "the tray")
    inside(player)
    choose(player, sentence(f"choice-horizons-{kind}"))
    wait(lambda: player.shown("#play"), "an order")
    if choose is tapped:
        player.browser.tap("#play")
    else:
        player.browser.press("enter")
    room.both(moves + 1)
    for each in room.players:
        said = label(each, cell)
        assert kind in said.lower(), said


def inside(player):
    """Every choice is to be seen whole, and large enough for a finger."""
    boxes = player.browser.run(
        "return [...document.querySelectorAll('#choices button')].map((it) => it.getBoundingClientRect().toJSON());"
    )
    wide, high = player.browser.run("return [innerWidth, innerHeight];")
    assert len(boxes) == 5, boxes
    for box in boxes:
        assert box["left"] >= 0 and box["top"] >= 0 and box["right"] <= wide and box["bottom"] <= high, box
        assert min(box["width"], box["height"]) >= FINGER, box


def tapped(player, name):
    player.browser.tap(f'#choices button[aria-label="{name}"]')


def lettered(player, name):
    selector = f'#choices button[aria-label="{name}"]'
    key = player.browser.run("return document.querySelector(arguments[0]).dataset.key;", selector)
    player.browser.press(key)


def walked(player, name):
    """From button to button until the one of this name has the focus."""
    focus = "return document.activeElement.getAttribute('aria-label');"
    for _ in range(30):
        if player.browser.run(focus) == name:
            player.browser.press("enter")
            return
        player.browser.press("\ue004")
    raise AssertionError(f"no key leads to {name}")


def typed(player, *cells):
    """Cells by their names, from wherever the keyboard is."""
    browser = player.browser
    for cell in cells:
        browser.run("document.querySelector('#grid [tabindex=\"0\"]').focus();")
        browser.press(*cell)
        focus = browser.run("return document.activeElement.getAttribute('aria-label');")
        assert focus.startswith(cell + ":"), (focus, cell)
        browser.press("enter")


def label(player, cell):
    return player.browser.run("return document.querySelector(arguments[0]).getAttribute('aria-label');", player.cell(cell))


def put_anew(room):
    """Pawns that have arrived are put elsewhere by both at once, sealed: by a tap and by keys."""
    host = room.open("apocalypse", "--position", ARRIVING)
    white, black = room.players
    for player, order in zip(room.players, ["a4-a5", "e2-e1"]):
        wait(player.can, "the turn")
        player.play(order)
    room.both(1)
    for player in room.players:
        wait(player.can, "where to put it")
    white.browser.tap(white.cell("c3"))
    wait(lambda: white.shown("#play"), "an order")
    white.browser.tap("#play")
    wait(lambda: white.text("#title") == sentence("page-sealed"), "a sealed order")
    typed(black, "b2")
    wait(lambda: black.shown("#play"), "an order")
    black.browser.press("enter")
    room.both(2)
    for player in room.players:
        for cell in ("c3", "b2"):
            assert "pawn" in label(player, cell), label(player, cell)
        for cell in ("a5", "e1"):
            assert label(player, cell).startswith(cell + ": empty"), label(player, cell)
    host.end()


def stones(room):
    """A stone is taken by its key and laid by the name of a cell."""
    host = room.open("produto")
    player = room.players[0]
    wait(player.can, "the turn")
    for name in ("p", "w"):
        player.browser.press(name)
        held = "return document.querySelector('#choices [aria-pressed=\"true\"]')?.dataset.key;"
        wait(lambda name=name, held=held: player.browser.run(held) == name, "a stone in hand")
    typed(player, "e5")
    wait(lambda: player.shown("#play"), "an order")
    player.browser.press("enter")
    room.both(1)
    host.end()
