## Around the board

ui-turn-yours = Your turn
ui-thinks = is thinking …
ui-sealed-plate = has ordered
ui-reach-go = { $from } can go to { $to }.
ui-reach-take = { $from } can capture on { $taken }.
ui-reach-both = { $from } can go to { $to }, or capture on { $taken }.
ui-or = { $first } or { $last }
ui-undo-short = Undo
ui-withdraw-short = Withdraw
ui-hint-short = Hint
ui-moves-short = Moves
ui-more-short = More
ui-overlay-hide = Put it away
ui-move-number = Move { $number }
ui-plate-captures = { $number } captured

ui-who-with = { $game }: who do you play with?
ui-tally = { $won ->
    [0] not beaten yet
    [one] beaten once
   *[other] beaten { $won } times
}, { $lost ->
    [0] never lost
    [one] lost once
   *[other] lost { $lost } times
}
ui-friend-here = A friend at this table
ui-friend-here-about = You take turns; the board can turn with you.
ui-begin-as = You begin as
ui-fold-clock = Clock
ui-fold-match = Match
ui-fold-rules = Rules
ui-fold-names = Seats and names
ui-fold-usual = as usual
ui-fold-changed = changed
level-1-line = Just hatched. Each move is a surprise.
level-2-line = Quick and trusting. Looks one hop ahead.
level-3-line = Takes what it can carry, and forgets where it put it.
level-4-line = Sets traps, and grins while you walk in.
level-5-line = Has read every book in this library.
level-6-line = Holds nothing back, and never gets tired.

# What the weaker levels are good at, and what they overlook
overlooks-answers = Sees what it gains at once. Forgets that you answer.
overlooks-diagonals = Looks straight ahead, and at your answer. Overlooks the diagonals.
overlooks-far = Careful about what is near. Overlooks captures from afar.
overlooks-captures = Takes what it can take. Forgets that you take at the same time.
overlooks-jumps = Careful about your pawns. Overlooks what your knights take.
overlooks-race = Takes what it can take. Overlooks your pieces that run ahead.
overlooks-edge = Careful in the middle. Overlooks the edge of the board.
overlooks-away = Stays close to its own. Overlooks the open board.
overlooks-others = Makes itself comfortable. Overlooks what you need.
overlooks-second = Builds one large group. Forgets that the second counts as much.
overlooks-colour = Makes its product grow. Forgets that a stone may be of the other colour.
overlooks-next-turn = Gives nothing away at once. Overlooks what you prepare for the turn after.
overlooks-later = Plans some moves ahead. Overlooks what comes after them.

# What the strongest say when they have proved how the game ends
proved-win = I have seen it to the end: I win, in { $moves ->
    [one] one move
   *[other] { $moves } moves at most
}.
proved-wins = I have seen it to the end: I win.
proved-loss = I have seen it to the end: you can win, in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
proved-losses = I have seen it to the end: you can win.
proved-draw = I have seen it to the end: nobody wins if both play well.

# The end of a game
level-1-wins = The Chick wins
level-1-try = Try the Chick
level-2-wins = The Rabbit wins
level-2-try = Try the Rabbit
level-3-wins = The Squirrel wins
level-3-try = Try the Squirrel
level-4-wins = The Fox wins
level-4-try = Try the Fox
level-5-wins = The Owl wins
level-5-try = Try the Owl
level-6-wins = The Dragon wins
level-6-try = Try the Dragon

ui-names-on = Touch anything to go on
ui-names-player = Who plays: touch to change it
ui-names-timeline = The game as a line: drag to go back
ui-names-asks = What the game asks of you
ui-names-box = A game: touch it to play
