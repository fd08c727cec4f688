"""Homework on a page: a deck worked through by taps."""
import os

from driver import wait
from table import School, sentence

DECK = """[Deck "mine"]
[Kind "puzzles"]
[Title-pt-PT "Meus"]
[Title-pt-BR "Meus"]
[Title-en "Mine"]

[Game "avanco"]
[Position "2b1b2/7/3w3/7/7/7/6w w"]
[Goal "win 2"]
[Answers "d5-c6 d5-e6"]
[Say-pt-PT "Ganha em duas jogadas."]
[Say-pt-BR "Vença em dois lances."]
[Say-en "Win in two moves."]

1. d5-c6 c7-b6 2. c6-d7

[Game "rastros"]
[Goal "play"]
[Say-pt-PT "Vai para d4."]
[Say-pt-BR "Vá para d4."]
[Say-en "Go to d4."]

1. d4

[Game "avanco"]
[Goal "play"]
[Say-pt-PT "Avança de b2 para b3."]
[Say-pt-BR "Avance de b2 para b3."]
[Say-en "Go from b2 to b3."]

1. b2-b3
"""


def homework(room):
    """Homework by taps: a whole deck, with a wrong try, a hint and a page that is loaded again in the middle."""
    folder = room.place()
    deck = os.path.join(folder, "deck.ludo")
    with open(deck, "w", encoding="utf-8") as file:
        file.write(DECK)
    school = School(room.program, folder, "rastros", "Inês", "Tomás", "Rui")
    school.types(f"homework {deck}")
    player = room.players[0]
    for card in school.cards:
        # Two of them have a game, which comes first.
        player.arrive(card)
        if player.phase() == "work":
            break
    assert player.phase() == "work" and not player.shown("#door") and not player.shown("#say"), player.phase()
    assert player.shown("#help") and player.shown("#again") and player.shown("#open-more")
    browser = player.browser
    dots = lambda: browser.run("return [...document.querySelectorAll('#tasks .dot')].map((it) => it.className.slice(4));")
    here = lambda: browser.run("return document.querySelector('#tasks [aria-current=step]').textContent;")
    picture = lambda name: os.environ.get("LUDOTECA_PICTURES") and browser.picture(os.path.join(os.environ["LUDOTECA_PICTURES"], f"{name}.png"))
    narrow = lambda: browser.run("return document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight;")
    assert dots() == ["open"] * 3 and here() == "1" and narrow()
    picture("1-begin")
    player.play("d5-d6")
    wait(lambda: player.text("#title") == sentence("page-work-wrong"), "it is wrong")
    assert "This would happen: d5-d6" in player.text("#refused") and player.shown("#refused"), player.text("#refused")
    wait(lambda: player.shown("#onward") and player.text("#onward") == sentence("page-work-retry"), "to try again")
    wait(lambda: player.text("#refused"), "why")
    picture("2-wrong")
    # By a key: the button goes, and the keys go on at the board.
    browser.run("document.querySelector('#onward').focus();")
    browser.press("enter")
    wait(player.can, "the board as before")
    wait(lambda: browser.run("return document.activeElement.cell !== undefined;"), "the keys at the board")
    assert dots() == ["begun", "open", "open"] and player.shown("#line")
    player.play("d5-c6")
    # The answer is seen before the next turn.
    wait(lambda: browser.run("return document.querySelector('#grid button[aria-label^=\"b6:\"]').getAttribute('aria-label').length > 4;") and player.can(), "the answer")
    picture("3-answered")
    player.play("c6-d7")
    wait(lambda: player.text("#title") == sentence("lesson-right") and player.shown("#onward"), "it is solved")
    assert dots() == ["later", "open", "open"]
    picture("4-right")
    browser.call("POST", "/refresh", {})
    wait(lambda: player.phase() == "work" and here() == "2", "the next one after loading the page again")
    assert dots() == ["later", "open", "open"] and narrow()
    browser.tap("#tasks .dot:last-child")
    wait(lambda: here() == "3", "the last one")
    picture("5-last")
    player.play("b2-b3")
    wait(lambda: player.text("#title") == sentence("lesson-right"), "it is solved")
    browser.tap("#onward")
    wait(lambda: here() == "2", "the one that was left")
    browser.tap("#help")
    wait(lambda: browser.run("return document.querySelector('#help').disabled;"), "a hint")
    picture("6-hint")
    player.play("d4")
    wait(lambda: player.text("#title") == sentence("page-work-all"), "the end")
    assert dots() == ["later", "helped", "at-once"], dots()
    assert "1 of 3 at once." in player.text("#line"), player.text("#line")
    picture("7-end")
    assert narrow()
    names = [node["name"]["value"] for node in browser.cdp("Accessibility.getFullAXTree")["nodes"] if not node["ignored"] and "name" in node]
    assert "2: solved with help" in names and "3: solved at once" in names, names
    results = os.path.join(folder, "class-mine.homework")
    wait(lambda: os.path.exists(results) and open(results, encoding="utf-8").read().count(" solved") == 3, "the results in the file")
    room.silent()
    school.end()
    # Two at a board: the end is seen, and the homework offered.
    school = room.school("rastros")
    school.types(f"homework {deck}")
    one, other = room.players
    assert not one.shown("#help") and not one.shown("#onward")
    one.browser.tap("#open-more")
    one.browser.tap("#resign")
    one.browser.tap("#resign-yes")
    for player in room.players:
        wait(lambda player=player: player.data("end") and player.shown("#onward"), "the end, and an offer")
        assert player.shown("#line") and player.phase() == "play"
    picture("8-offer")
    one.browser.tap("#onward")
    wait(lambda: one.phase() == "work", "homework")
    assert other.phase() == "play"
    room.silent()
    school.end()
