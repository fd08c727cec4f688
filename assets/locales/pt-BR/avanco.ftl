# Avanço

game-avanco = Avanço
game-avanco-line = As peças só andam para a frente. Leve uma das suas até a última fileira.

kind-avanco-0 = peça

reason-far-rank = Uma peça chegou à última fileira.

sign-avanco-goal = { $side }: ganham se uma peça chegar a esta fileira
sign-avanco-pieces = { $side }: { $number ->
    [one] resta { $number } peça
   *[other] restam { $number } peças
}

refuse-avanco-empty = Não há nenhuma peça em { $cell }. Escolha uma das suas.
refuse-avanco-not-yours = A peça em { $cell } não é sua.
refuse-avanco-stuck = Essa peça não tem para onde ir: as casas à frente dela estão ocupadas.
refuse-avanco-same-cell = A peça já está aí. Escolha uma casa à frente dela.
refuse-avanco-only-forward = As peças só andam para a frente, nunca para o lado nem para trás.
refuse-avanco-too-far = Longe demais: uma peça só anda uma casa, em frente ou na diagonal.
refuse-avanco-blocked = Uma peça sua está no caminho.
refuse-avanco-straight-capture = Em linha reta não se captura: só na diagonal.
refuse-avanco-own-piece = Já tem uma peça sua aí.
refuse-avanco-complete = Esse lance já está completo: é um passo de cada vez.

position-avanco-no-pieces = pelo menos uma peça no tabuleiro
position-avanco-both-arrived = peças na última fileira de um lado só
