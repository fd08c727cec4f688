game-@ID@ = @NAME@
game-@ID@-line = Coloque a última peça no tabuleiro.
begin-@ID@ = Coloque uma peça em qualquer casa livre.
asks-@ID@ = Coloque uma peça em qualquer casa livre.

kind-@ID@-0 = peça

reason-full-@ID@ = O tabuleiro está cheio.

refuse-@ID@-occupied = Em { $cell } já tem uma peça. Escolha uma casa livre.
refuse-@ID@-one-stone = Uma peça por lance: a sua vai para { $cell }.

card-@ID@-goal = Vence quem colocar a última peça.
card-@ID@-end = Um tabuleiro cheio acaba o jogo.
card-@ID@-rulings = Ainda não há nenhuma.
