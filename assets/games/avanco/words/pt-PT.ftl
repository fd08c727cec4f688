# Avanço

game-avanco = Avanço
game-avanco-line = As peças só andam para a frente. Leve uma delas à última linha.
begin-avanco = Escolha uma das suas peças e depois uma casa à frente dela, a direito ou na diagonal.
asks-avanco = Escolha uma peça e depois uma casa logo à frente, a direito ou na diagonal.

kind-avanco-0 = peça

reason-far-rank = Uma peça chegou à última linha.

sign-avanco-goal = { $side }: ganham se uma peça chegar a esta linha
sign-avanco-pieces = { $side }: { $number ->
    [one] resta { $number } peça
   *[other] restam { $number } peças
}

refuse-avanco-empty = Não há nenhuma peça em { $cell }. Escolha uma das suas.
refuse-avanco-not-yours = A peça de { $cell } não é sua.
refuse-avanco-stuck = Essa peça não tem para onde ir: as casas à sua frente estão tapadas.
refuse-avanco-same-cell = A peça já está aí. Escolha uma casa à frente dela.
refuse-avanco-only-forward = As peças só andam para a frente, nunca para o lado nem para trás.
refuse-avanco-too-far = É longe demais: uma peça só anda uma casa, em frente ou na diagonal.
refuse-avanco-blocked = Há uma peça sua a tapar o caminho.
refuse-avanco-straight-capture = Em frente não se captura: só na diagonal.
refuse-avanco-own-piece = Está aí uma peça sua.

position-avanco-no-pieces = pelo menos uma peça no tabuleiro
position-avanco-both-arrived = peças na última linha de um só dos lados

laid-avanco-race = Linhas que faltam à peça mais adiantada: Brancas { $white }, Pretas { $black }. Peças que já nenhum adversário pode encontrar: Brancas { $white-passed }, Pretas { $black-passed }.

card-avanco-goal = Levar uma peça à última linha, de onde o adversário partiu. Também ganha quem capturar as peças todas do outro.
card-avanco-move = Uma peça avança uma casa, a direito ou na diagonal. Não há volta, nem passos para o lado.
card-avanco-capture = Só captura na diagonal. Um adversário mesmo em frente apenas tapa o caminho. Ninguém é obrigado a capturar.
card-avanco-far = Chegou à última linha: as Brancas ganham logo, por muitas peças que as Pretas ainda tenham.
card-avanco-end = A primeira peça na sua última linha acaba a partida. Não há empates: quem joga tem sempre uma jogada.
card-avanco-rulings = Cada exército parte das suas duas primeiras linhas, e ganha quem capturar a última peça do outro.
