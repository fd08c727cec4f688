"""The page at every size in Portuguese: nothing is cut or wider than the screen, and a finger fits on every button."""
import os

from driver import wait
from games import BEGINNINGS, GAMES
from table import Host, Player, School, turns
from trays import ARRIVING, LAST_STEP

SIZES = [(320, 568), (360, 640), (640, 360), (768, 1024)]
# What a child's finger can touch, in pixels; cells of boards are as large as there is room for.
FINGER = 44
# Buttons and fields that are too small, cut, or lie under something else, and whether the page is wider than the screen.
WRONG = """
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen');
    // What lies over the rest.
    const sheets = ['#bye', '#hall', '#more', '#question'].map((it) => document.querySelector(it));
    const open = sheets.find((it) => it.getClientRects().length);
    for (const one of (open || document).querySelectorAll('button, input, a')) {
        if (one.closest('#grid') || !one.getClientRects().length) continue;
        const box = (one.closest('label') || one).getBoundingClientRect();
        const said = (one.textContent || one.id) + ' ' + [box.left, box.top, box.width, box.height].map(Math.round);
        if (Math.min(box.width, box.height) < arguments[0] - 0.5) wrong.push('small: ' + said);
        if (one.scrollWidth > one.clientWidth + 1) wrong.push('text cut: ' + said);
        // What is in a sheet or a question that scrolls is within reach.
        if (one.closest('.sheet, #door, #hall')) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const met = document.elementFromPoint(x, Math.min(box.bottom - 3, y + box.height / 3));
        if (!met || !one.contains(met)) wrong.push('covered: ' + said);
    }
    for (const one of document.querySelectorAll('#ask, #question')) {
        if (one.getClientRects().length && one.scrollHeight > one.clientHeight + 1) wrong.push('scrolls: #' + one.id);
    }
    return wrong;
"""


class Looks:
    """Two who read Portuguese, one of them in the dark, and what was wrong with what they saw."""

    def __init__(self, room):
        self.room, self.wrong = room, []
        browsers = [room.driver.browser(*SIZES[1], language="pt-PT", dark=dark) for dark in (False, True)]
        self.players = [Player(browser) for browser in browsers]

    def open(self, *arguments, sit=2):
        host = Host(self.room.program, self.room.place(), *arguments)
        for player, name in list(zip(self.players, ["Inês", "Maximiliano"]))[:sit]:
            player.arrive(host.address)
            player.sit(name)
        return host

    def see(self, scene, *players):
        """Looks at what these see in every size."""
        for player in players or self.players:
            theme = "light" if player is self.players[0] else "dark"
            for wide, high in SIZES:
                size = f"{scene}-{wide}x{high}-{theme}"
                self.size(player, wide, high)
                self.wrong += [f"{size}: {told}" for told in player.browser.run(WRONG, FINGER)]
                folder = os.environ.get("LUDOTECA_PICTURES")
                if folder:
                    player.browser.picture(os.path.join(folder, f"{size}.png"))
            self.size(player, *SIZES[1])

    @staticmethod
    def size(player, wide, high):
        measures = {"width": wide, "height": high, "deviceScaleFactor": 1, "mobile": True}
        player.browser.cdp("Emulation.setDeviceMetricsOverride", **measures)
        wait(lambda: player.browser.run("return [innerWidth, innerHeight];") == [wide, high], "another size")
        # The board is fitted before the next picture.
        drawn = "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done()));"
        player.browser.call("POST", "/execute/async", {"script": drawn, "args": []})

    def moves(self, game, count):
        for _, orders in zip(range(count), turns(game, GAMES[game][1])):
            for seat, order in orders:
                wait(self.players[seat].can, f"the turn of {order}")
                self.players[seat].play(order)


def looks(room):
    """What is to be seen of the page, in four sizes, by day and by night: nothing is cut, covered or too small for a finger."""
    eyes = Looks(room)
    for scene in (doors, play, taken, ended, dice, bowls, sealed, tray, held):
        scene(eyes)
    for player in eyes.players:
        player.browser.end()
    assert not eyes.wrong, "\n".join(eyes.wrong)


def doors(eyes):
    """Before anybody sits, and while one waits."""
    host = eyes.open("rastros", sit=0)
    one, other = eyes.players
    one.arrive(host.address)
    eyes.see("door", one)
    one.sit("Inês")
    eyes.see("waiting", one)
    other.arrive(host.address)
    eyes.see("door", other)
    host.end()


def play(eyes):
    """In the middle of a game with clocks, with what comes from below, and without a line."""
    host = eyes.open("avanco", "--clock", "300+5")
    eyes.moves("avanco", 4)
    one, _ = eyes.players
    wait(one.can, "the turn")
    eyes.see("play")
    for button in ("#say", "#open-more"):
        one.browser.tap(button)
        wait(lambda: one.shown("#more"), "what comes from below")
        eyes.see("sheet" + button[1:], one)
        one.browser.tap("#close-more")
    host.end()
    wait(lambda: one.shown("#lost"), "the page says that it lost its host")
    eyes.see("lost", one)


def taken(eyes):
    """What another asked for."""
    host = eyes.open("avanco")
    eyes.moves("avanco", 3)
    one, other = eyes.players
    one.browser.tap("#undo")
    wait(lambda: other.shown("#question"), "the question")
    eyes.see("question")
    host.end()


def ended(eyes):
    """The end of a game, for who won and who lost."""
    host = eyes.open("semaforo")
    eyes.moves("semaforo", 9)
    for player in eyes.players:
        wait(lambda player=player: player.data("end"), "the end")
    eyes.see("end")
    host.end()


def dice(eyes):
    """The first of two picks of Sapiens, and what can follow."""
    host = eyes.open("sapiens", "--position", BEGINNINGS["sapiens"])
    one, _ = eyes.players
    wait(one.can, "the turn")
    one.touch("c2")
    eyes.see("picks", one)
    one.browser.tap(one.cell("c3"))
    wait(lambda: one.shown("#play"), "an order")
    eyes.see("order", one)
    host.end()


def bowls(eyes):
    """The stones of Produto."""
    host = eyes.open("produto")
    one, _ = eyes.players
    wait(one.can, "the turn")
    eyes.see("bowls")
    host.end()


def sealed(eyes):
    """Orders of Apocalypse, one sealed and one about to be; and a pawn that is to be put anew."""
    host = eyes.open("apocalypse", "--position", ARRIVING)
    one, other = eyes.players
    for player in eyes.players:
        wait(player.can, "the turn")
    one.play("a4-a5")
    other.touch("e2")
    other.browser.tap(other.cell("e1"))
    wait(lambda: other.shown("#play"), "an order")
    eyes.see("sealed")
    other.browser.tap("#play")
    wait(lambda: one.moves() == 1 and one.can(), "where to put it")
    eyes.see("anew", one)
    host.end()


def tray(eyes):
    """What a pawn can become."""
    host = eyes.open("horizons", "--position", LAST_STEP)
    one, _ = eyes.players
    wait(one.can, "the turn")
    one.touch("g11")
    one.browser.tap(one.cell("g12"))
    wait(lambda: one.shown("#choices"), "the tray")
    eyes.see("tray", one)
    host.end()


def held(eyes):
    """A class: the letters of a card that is none, hands off, and the question for all."""
    school = School(eyes.room.program, eyes.room.place(), "rastros", "Inês", "Maximiliano")
    one, _ = eyes.players
    one.browser.go("about:blank")
    one.browser.go(school.cards[0].partition("#")[0])
    wait(lambda: one.shown("#card"), "the question for letters")
    eyes.see("card", one)
    for player, card in zip(eyes.players, school.cards):
        player.arrive(card)
    for player in eyes.players:
        wait(lambda player=player: player.phase() == "play", "the game")
    school.types("stop")
    for player in eyes.players:
        stopped = "return document.body.classList.contains('stopped');"
        wait(lambda player=player, stopped=stopped: player.browser.run(stopped), "hands off")
    eyes.see("held")
    school.types("go")
    school.types("ask")
    for player in eyes.players:
        wait(lambda player=player: player.phase() == "ask" and player.can(), "the question")
    eyes.see("ask")
    school.end()
