"""Pages whose line is gone for long without anybody being told: a cable that is out, and a laptop whose lid is shut."""
from driver import wait
from table import Host, Player, sentence
from wire import Wire

# Seconds by the clock of the page.
CUT = 30
# Four at a board; the position says who begins, as lots do otherwise.
GAME = "sapiens:players=single"
BEGINS = (
    "b2+,b2+,b1+,2,r1+,r2+,r2+/b2+,b2+,b1+,2,r1+,r2+,r2+/b1+,b1+,4,r1+,r1+/8/8/"
    "w1+,w1+,4,g1+,g1+/w2+,w2+,w1+,2,g1+,g2+,g2+/w2+,w2+,w1+,2,g1+,g2+,g2+ 1 single alliances"
)
NAMES = ["Ana", "Bia", "Caio", "Dora"]
ORDERS = ["a1~", "a8~", "h8~", "h1~"]
# Counts how often the page said that it lost its host, and remembers since when.
WATCH = """
    const lost = document.querySelector('#lost');
    window.cut = { since: Date.now(), told: 0 };
    new MutationObserver(() => { if (!lost.hidden) window.cut.told += 1; }).observe(lost, { attributes: true });
"""
PASSED = "return (Date.now() - window.cut.since) / 1000;"


def away(room):
    """For half a minute one of four has no cable, and another's lid is shut: both come back to their seats and see all."""
    host = Host(room.program, room.place(), GAME, "--position", BEGINS)
    cable, lid = Wire(host.port), Wire(host.port)
    addresses = [host.address, host.address, cable.address, lid.address]
    everybody = [*room.players, *(Player(room.driver.browser(360, 640)) for _ in range(2))]
    for player, address, name in zip(everybody, addresses, NAMES):
        player.arrive(address)
        player.sit(name)
    for player in everybody:
        wait(lambda player=player: player.phase() == "play", "the game")
    ana, bia, caio, dora = everybody
    # Hers first: while her lid is shut, his clock tells when both have been away for long enough.
    for player in (dora, caio):
        player.browser.run(WATCH)

    cable.pull()
    lid.pull()
    lid.kill()
    dora.browser.freeze()
    for player, order in zip((ana, bia), ORDERS):
        wait(player.can, f"the turn of {order}")
        player.play(order)
    wait(lambda: caio.shown("#lost"), "the page says that it lost its host")
    assert caio.text("#lost") == sentence("page-lost") and caio.moves() == 0, caio.text("#lost")
    wait(lambda: len(ana.browser.find_all(".plate.away")) == 2, "the others see that two are away")
    wait(lambda: caio.browser.run(PASSED) >= CUT, "the end of the cut")
    cable.plug()
    lid.plug()
    dora.browser.thaw()
    out = dora.browser.run(PASSED)
    assert out >= CUT, out

    for player, name in zip((caio, dora), NAMES[2:]):
        wait(lambda player=player: not player.shown("#lost") and player.moves() == 2, "what was played meanwhile")
        assert player.phase() == "play" and player.text("#near .name") == name
        assert player.browser.run("return window.cut.told;") > 0, "the page said by itself that it lost its host"
    back = caio.browser.run(PASSED)
    wait(lambda: not ana.browser.find_all(".plate.away"), "everybody is here again")
    for player, order in list(zip(everybody, ORDERS))[2:]:
        wait(player.can, f"the turn of {order}")
        player.play(order)
    for player in everybody:
        wait(lambda player=player: player.moves() == len(ORDERS), "what all have played")
    for player in (caio, dora):
        player.browser.end()
    for wire in (cable, lid):
        wire.end()
    host.end()
    return f"out for {out:.1f} s; all was seen {back - CUT:.1f} s after the cable was in again"
