game-rastros = Rastros
game-rastros-line = Os dois movem a mesma peça, que deixa rasto. Leve-a a casa ou feche as saídas ao outro.
begin-rastros = { $seat ->
    [1] Mova a peça uma casa, para onde quiser. A sua casa final é a1.
   *[2] Mova a mesma peça mais uma casa. A sua casa final é g7.
}
asks-rastros = Leve a peça para uma casa livre ao lado.

reason-home = A peça chegou à casa final deste lado.

kind-rastros-0 = a peça
kind-rastros-1 = peça do rasto

sign-rastros-home = { $side }: esta é a sua casa final; ganha assim que a peça cá chegar.

refuse-rastros-here = A peça já está aí e tem de sair.
refuse-rastros-trail = Em { $cell } já há rasto: por aí ninguém volta a passar.
refuse-rastros-far = A peça anda só uma casa, em qualquer direção.

position-rastros-stone = esperava-se exatamente um o, a peça que se move; há { $found }

laid-rastros-reach = Casas ao alcance: { $cells }. Partes com um número ímpar de casas: { $odd }; com um número par: { $even }.

card-rastros-goal = Os dois jogadores movem a mesma peça. O jogador 1 quer levá-la a a1, o jogador 2 a g7. Ou então deixar o outro sem jogadas.
card-rastros-move = Em cada jogada a peça anda uma casa, em qualquer das oito direções.
card-rastros-trail = Em cada casa de onde sai fica uma peça preta. Por aí ninguém volta a passar.
card-rastros-home = A peça está em a1: ganhou o jogador 1, seja quem for que a levou lá.
card-rastros-locked = À volta não há casas livres: quem tem de jogar perdeu.
card-rastros-end = Uma casa final decide logo, mesmo que à volta tudo esteja ocupado. O tabuleiro vai-se enchendo, por isso não há empates.
card-rastros-rulings = As casas finais são a1 e g7. Numa posição montada à mão, uma casa final pode ter uma peça preta; então ninguém lá entra.
