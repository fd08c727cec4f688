game-@ID@ = @NAME@
game-@ID@-line = Put the last stone on the board.
begin-@ID@ = Put a stone on any free cell.
asks-@ID@ = Put a stone on any free cell.

kind-@ID@-0 = stone

reason-full-@ID@ = The board is full.

refuse-@ID@-occupied = There is already a stone on { $cell }. Pick a free cell.
refuse-@ID@-one-stone = One stone a turn: yours goes to { $cell }.

card-@ID@-goal = Whoever puts the last stone wins.
card-@ID@-end = A full board ends the game.
card-@ID@-rulings = There are none yet.
