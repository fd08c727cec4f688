game-semaforo = Semáforo
game-semaforo-line = Green turns yellow and yellow turns red. Make three of one colour in a row.

reason-line = Three of one colour stand in a row.

kind-semaforo-0 = green piece
kind-semaforo-1 = yellow piece
kind-semaforo-2 = red piece

refuse-semaforo-red = Red stays red. Pick an empty cell, or a green or yellow piece.
