game-semaforo = Semáforo
game-semaforo-line = Green turns yellow and yellow turns red. Make three of one colour in a row.
begin-semaforo = { $seat ->
    [1] Put a green piece on any cell.
   *[2] Put a green piece on an empty cell, or change the green one to yellow.
}
asks-semaforo = Put a green on a free cell, or turn green into yellow or yellow into red.

reason-line = Three of one colour stand in a row.

kind-semaforo-0 = green piece
kind-semaforo-1 = yellow piece
kind-semaforo-2 = red piece

about-semaforo-0 = it can be changed for a yellow one.
about-semaforo-1 = it can be changed for a red one.
about-semaforo-2 = it stays to the end.

refuse-semaforo-red = Red stays red. Pick an empty cell, or a green or yellow piece.

laid-semaforo-wins = Winning moves: { $wins }. { $moves ->
    [one] The quickest wins at once.
   *[other] The quickest wins in { $moves } moves.
}
laid-semaforo-loses = Every move loses. { $moves ->
    [one] The slowest loses in one move.
   *[other] The slowest loses in { $moves } moves.
}
laid-semaforo-over = The game is over: no move is left.

card-semaforo-goal = Bring three pieces of one colour into a row: along a rank, a file or a diagonal. The pieces belong to nobody; whoever completes the row wins.
card-semaforo-place = A turn changes one cell. An empty cell gets a green piece…
card-semaforo-change = …a green piece turns yellow, and a yellow one red, whoever put it there. Red stays red.
card-semaforo-line = Green became yellow on b2, and there is the row. Watch what your turn leaves to the other.
card-semaforo-end = The first row of three decides, of whatever colour. There is always a move and never a draw.
card-semaforo-rulings = The board has four files and three ranks. In a position set up by hand that already holds a row, the game is over and the player who has just moved has won.
