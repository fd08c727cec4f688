"""Two at a board of a class, and what the teacher does with all boards."""
from driver import wait
from table import sentence


def stop(room):
    """Two at a board of a class: the teacher stops it and lets it go on, and nothing can be touched meanwhile."""
    school = room.school("rastros")
    held = sentence("net-held")
    turn = next(player for player in room.players if player.can())
    school.types("stop")
    for player in room.players:
        wait(lambda player=player: player.text("#title") == held, "hands off")
        assert player.shown("#title") and not player.can()
        assert not player.browser.run("return [...document.querySelectorAll('#undo, #say, #back, #forward')].some((it) => !it.disabled);")
    # Whoever loads the page again sees the same, and a key that touches a cell is refused.
    turn.browser.call("POST", "/refresh", {})
    wait(lambda: turn.text("#title") == held, "hands off after loading it again")
    turn.browser.run("document.querySelector('#grid button').click();")
    wait(lambda: turn.text("#refused") == sentence("net-fault-held"), "why not")
    school.types("go")
    wait(lambda: turn.text("#title") == sentence("ui-turn-yours") and turn.can(), "the turn")
    cell = turn.browser.run("return document.querySelector('#grid button.can').getAttribute('aria-label').split(':')[0];")
    turn.play(cell)
    room.both(1)
    school.end()


def question(room):
    """Two at a board of a class: the teacher asks everybody for a move, and both are led back to their board."""
    school = room.school("rastros")
    turn = next(player for player in room.players if player.can())
    school.types("ask")
    for player in room.players:
        wait(lambda player=player: player.phase() == "ask" and player.can(), "the question")
        assert player.text("#title") == sentence("page-ask") and player.shown("#title")
        assert len(player.browser.find_all(".plate")) == 2 and not player.shown("#door")
        assert not player.browser.run("return [...document.querySelectorAll('#undo, #say, #back, #forward')].some((it) => !it.disabled);")
        cell = player.browser.run("return document.querySelector('#grid button.can').getAttribute('aria-label').split(':')[0];")
        player.touch(cell)
        wait(lambda player=player: player.shown("#play"), "a move to agree to")
        assert player.text("#play-word").startswith(sentence("page-answer"))
        player.browser.tap("#play")
        said = sentence("page-ask-given").split("{")[0]
        wait(lambda player=player, said=said: player.text("#line").startswith(said) and player.shown("#line"), "the answer")
    # Whoever loads the page again sees the same.
    turn.browser.call("POST", "/refresh", {})
    wait(lambda: turn.phase() == "ask" and turn.text("#line").startswith(said), "the answer after loading it again")
    school.types("enough")
    for player in room.players:
        wait(lambda player=player: player.phase() == "play", "the board")
    wait(turn.can, "the turn")
    turn.play(turn.browser.run("return document.querySelector('#grid button.can').getAttribute('aria-label').split(':')[0];"))
    room.both(1)
    school.end()
