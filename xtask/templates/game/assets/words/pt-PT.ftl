game-@ID@ = @NAME@
game-@ID@-line = Ponha a última peça no tabuleiro.
begin-@ID@ = Ponha uma peça em qualquer casa livre.
asks-@ID@ = Ponha uma peça em qualquer casa livre.

kind-@ID@-0 = peça

reason-full-@ID@ = O tabuleiro está cheio.

refuse-@ID@-occupied = Em { $cell } já há uma peça. Escolha uma casa livre.
refuse-@ID@-one-stone = Uma peça por jogada: a sua vai para { $cell }.

card-@ID@-goal = Ganha quem puser a última peça.
card-@ID@-end = Um tabuleiro cheio acaba o jogo.
card-@ID@-rulings = Ainda não há nenhumas.
