# Avanço

game-avanco = Avanço
game-avanco-line = As peças só andam para a frente. Leve uma das suas até a última fileira.
begin-avanco = Escolha uma das suas peças e depois uma casa à frente dela, reto ou na diagonal.
asks-avanco = Escolha uma peça e depois uma casa logo à frente, em linha reta ou na diagonal.

kind-avanco-0 = peça

reason-far-rank = Uma peça chegou à última fileira.

sign-avanco-goal = { $side }: ganham se uma peça chegar a esta fileira
sign-avanco-pieces = { $side }: { $number ->
    [1] resta { $number } peça
   *[other] restam { $number } peças
}

refuse-avanco-empty = Não há nenhuma peça em { $cell }. Escolha uma das suas.
refuse-avanco-not-yours = A peça em { $cell } não é sua.
refuse-avanco-stuck = Essa peça não tem para onde ir: as casas à frente dela estão ocupadas.
refuse-avanco-same-cell = A peça já está aí. Escolha uma casa à frente dela.
refuse-avanco-only-forward = As peças só andam para a frente, nunca para o lado nem para trás.
refuse-avanco-too-far = Longe demais: uma peça só anda uma casa, em frente ou na diagonal.
refuse-avanco-blocked = Uma peça sua está no caminho.
refuse-avanco-straight-capture = Para a frente não se captura: só na diagonal.
refuse-avanco-own-piece = Já tem uma peça sua aí.

position-avanco-no-pieces = pelo menos uma peça no tabuleiro
position-avanco-both-arrived = peças na última fileira de um lado só

laid-avanco-race = Fileiras que faltam para a peça mais adiantada: Brancas { $white }, Pretas { $black }. Peças que nenhum adversário pode mais encontrar: Brancas { $white-passed }, Pretas { $black-passed }.

card-avanco-goal = Levar uma peça à última fileira, de onde o adversário saiu. Também ganha quem capturar todas as peças do outro.
card-avanco-move = Uma peça avança uma casa, para a frente ou em diagonal. Não há volta, nem passo para o lado.
card-avanco-capture = Ela só captura na diagonal. Um adversário logo em frente apenas fecha o caminho. Ninguém é obrigado a capturar.
card-avanco-far = Chegou à última fileira: as Brancas ganham na hora, por mais peças que as Pretas ainda tenham.
card-avanco-end = A primeira peça na sua última fileira encerra o jogo. Não há empates: quem joga sempre tem um lance.
card-avanco-rulings = Cada exército sai das suas duas primeiras fileiras, e ganha quem capturar a última peça do outro.
