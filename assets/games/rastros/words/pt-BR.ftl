game-rastros = Rastros
game-rastros-line = Os dois movem a mesma peça, que deixa rastro. Leve-a para casa ou feche a saída do outro.
begin-rastros = { $seat ->
    [1] Mova a peça uma casa, para onde quiser. Sua casa final é a1.
   *[2] Mova a mesma peça mais uma casa. Sua casa final é g7.
}
asks-rastros = Leve a peça para uma casa livre ao lado.

reason-home = A peça chegou à casa final deste lado.

kind-rastros-0 = a peça
kind-rastros-1 = peça do rastro

sign-rastros-home = { $side }: esta é a sua casa final; ganha assim que a peça chegar aqui.

refuse-rastros-here = A peça já está aí e precisa sair.
refuse-rastros-trail = Em { $cell } já tem rastro: por ali ninguém passa de novo.
refuse-rastros-far = A peça anda só uma casa, em qualquer direção.

position-rastros-stone = esperava-se exatamente um o, a peça que se move; há { $found }

laid-rastros-reach = Casas ao alcance: { $cells }. Partes com um número ímpar de casas: { $odd }; com um número par: { $even }.

card-rastros-goal = Os dois jogadores movem a mesma peça. O jogador 1 quer levá-la até a1, o jogador 2 até g7. Ou então deixar o outro sem lances.
card-rastros-move = Em cada lance a peça anda uma casa, em qualquer das oito direções.
card-rastros-trail = Em cada casa de onde ela sai fica uma peça preta. Por ali ninguém passa de novo.
card-rastros-home = A peça está em a1: venceu o jogador 1, não importa quem a levou até lá.
card-rastros-locked = Não há casa livre em volta: quem tem de jogar perdeu.
card-rastros-end = Uma casa final decide na hora, mesmo com tudo ocupado em volta. O tabuleiro vai se enchendo, então não há empate.
card-rastros-rulings = As casas finais são a1 e g7. Numa posição montada à mão, uma casa final pode ter uma peça preta; então ninguém entra nela.
