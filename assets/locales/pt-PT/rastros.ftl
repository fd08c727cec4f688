game-rastros = Rastros
game-rastros-line = Os dois movem a mesma peça, que deixa rasto. Leve-a à sua casa final ou feche as saídas ao outro.

reason-home = A peça chegou à casa final deste lado.

kind-rastros-0 = a peça
kind-rastros-1 = peça do rasto

sign-rastros-home = { $side }: esta é a sua casa final; ganha assim que a peça cá chegar.

refuse-rastros-here = A peça já está aí e tem de sair.
refuse-rastros-trail = Em { $cell } já há rasto: por aí ninguém volta a passar.
refuse-rastros-far = A peça anda só uma casa, em qualquer direção.

position-rastros-stone = esperava-se exatamente um o, a peça que se move; há { $found }
