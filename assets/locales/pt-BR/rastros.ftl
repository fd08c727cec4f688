game-rastros = Rastros
game-rastros-line = Os dois movem a mesma peça, que deixa rastro. Leve-a à sua casa final ou feche as saídas do outro.

reason-home = A peça chegou à casa final deste lado.

kind-rastros-0 = a peça
kind-rastros-1 = peça do rastro

sign-rastros-home = { $side }: esta é a sua casa final; ganha assim que a peça chegar aqui.

refuse-rastros-here = A peça já está aí e precisa sair.
refuse-rastros-trail = Em { $cell } já tem rastro: por ali ninguém passa de novo.
refuse-rastros-far = A peça anda só uma casa, em qualquer direção.

position-rastros-stone = esperava-se exatamente um o, a peça que se move; há { $found }
