# Sides
side-white = White
side-black = Black
side-red = Red
side-green = Green
side-player-1 = Player 1
side-player-2 = Player 2
side-team-odd = White (1 and 3)
side-team-even = Black (2 and 4)

# Seats and results
seat = Seat { $number }
seat-of-side = { $side }, seat { $number }
outcome-win = { $winner } wins. { $reason }
outcome-draw = Draw. { $reason }

# Ends that any game can have. A reason stands behind “White wins.” or “Draw.”, so it does not say that again.
reason-resignation = By resignation.
reason-agreement = Both sides agreed on it.
reason-clock = Time ran out.
reason-repetition = This position has come up three times.
reason-no-progress = Too many turns went by and nothing changed.

# Ends that several games have
reason-no-moves = The other side has no move left.
reason-all-captured = Nobody else has a piece left.

# Options that several games have
option-repetition = A position that comes up three times
option-repetition-on = ends the game in a draw
option-repetition-off = does not matter
option-no-progress = A long time without progress
option-no-progress-on = ends the game in a draw
option-no-progress-off = does not matter

# Why something cannot be done
refuse-over = The game is over.
refuse-sealed = Your order is already sealed.
refuse-paused = The clock stands still: go on first.
refuse-curtain = First say who orders; the others look away.
refuse-cards = Type the letters of an order from your card.
refuse-not-your-turn = It is not your turn.
refuse-unreadable = “{ $text }” is not a move of this game; write it like { $example }.
refuse-spelling = That move is written { $spelling }.
refuse-joint = “{ $text }” must name an order for each side, joined by |, each like { $example }.
refuse-not-asked-part = { $side } is not asked now: write - for it.
refuse-complete = That is already the whole move.
refuse-unfinished = This move is not complete yet.
refuse-cells-only = Here you only touch cells of the board.
refuse-no-seat = There is no such seat at this table.
refuse-no-pick = This game has no such cell or choice.
refuse-late = The game has gone on in the meantime.
refuse-not-local = The computer decides for this side.
refuse-draw = The computer would rather play on.
refuse-leave-many = Among three or more sides, nobody can leave alone.
refuse-nothing-to-undo = There is nothing to take back.
refuse-nothing-to-redo = There is nothing to play again.
refuse-no-node = The game never came to that point.
refuse-remove-start = The start of a game stays.
refuse-lesson = One moment: look at the answer first, then go on beside the board.
refuse-lesson-order = That is no move here.
refuse-draft = Here a position is set up; nothing is played yet.
refuse-draft-change = This piece has no other form.
refuse-nothing-removed = Nothing was removed there.

# The computer players, from the weakest
level-1 = Chick
level-2 = Rabbit
level-3 = Squirrel
level-4 = Fox
level-5 = Owl
level-6 = Dragon

# Setting up a position
setup-to-move = To move
setup-seat-1 = Seat 1
setup-seat-2 = Seat 2
setup-seat-3 = Seat 3
setup-seat-4 = Seat 4

# What can be laid over the board, and what it says in a sentence
overlay-groups = Groups and product
overlay-liberties = Liberties
overlay-cells = Whose cells are left
overlay-reach = Cells in reach
overlay-values = What every move is worth
overlay-attacks = Attacked cells
overlay-race = The race to the far rank
overlay-lines = What can be captured in line
overlay-meetings = What could happen next
laid-attacks = Attacked cells: White { $white }, Black { $black }. With an enemy on them: White { $white-enemies }, Black { $black-enemies }.
