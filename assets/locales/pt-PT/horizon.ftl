game-horizon = Horizon
game-horizon-line = Capture ao longo das linhas onde o seu rei manda e atravesse o tabuleiro.

kind-horizon-0 = guerreiro
kind-horizon-1 = rei

reason-king-captured = O outro rei foi capturado.
reason-king-arrived = O rei chegou à linha 0 do adversário.
reason-three-warriors = Três guerreiros chegaram à linha 0 do adversário.

sign-horizon-goal = { $side } quer chegar a esta linha.
sign-horizon-arrived = { $side }: { $number ->
    [0] ainda não chegou nenhum guerreiro
    [one] chegou um guerreiro em três
   *[other] chegaram { $number } guerreiros em três
}
sign-horizon-line-right = { $side } captura em linha neste campo.
sign-horizon-leap = { $side }: só na próxima vez, o rei pode saltar para aqui.
sign-horizon-leap-now = { $side }: só nesta vez, o rei pode saltar para aqui.

refuse-horizon-home-row = O seu rei começa na sua própria linha 0.
refuse-horizon-place-first = Escolha primeiro onde começa o seu rei.
refuse-horizon-empty = Aqui não há nenhuma peça.
refuse-horizon-not-yours = Essa peça não é sua.
refuse-horizon-arrived = Um guerreiro que já chegou não volta a mover-se.
refuse-horizon-blocked = As suas próprias peças não a deixam sair.
refuse-horizon-same = A peça já está aí.
refuse-horizon-own = Essa casa já tem uma peça sua.
refuse-horizon-one-cell = Uma peça anda uma casa; só no primeiro movimento pode andar duas.
refuse-horizon-moved = Só o primeiro movimento pode ser de duas casas, e esta peça já se moveu.
refuse-horizon-double-line = Duas casas, só em frente ou na diagonal para a frente, sem mudar de direção.
refuse-horizon-way = A passagem por { $cell } não está livre.
refuse-horizon-double-capture = Quem anda duas casas não captura.
refuse-horizon-king-line = O rei só captura na casa ao lado, nunca em linha.
refuse-horizon-too-far = A captura em linha avança uma casa e segue por essa linha, não por outra.
refuse-horizon-row-zero = Na linha 0 não há captura em linha.
refuse-horizon-count = Nesta linha, depois de um passo, a captura em linha percorre exatamente { $number ->
    [one] uma casa.
   *[other] { $number } casas.
}
refuse-horizon-line-empty = Uma captura em linha tem de acabar numa peça adversária.
refuse-horizon-no-king = O seu rei não está neste campo.
refuse-horizon-invader = Os dois reis estão neste campo: só o rei invasor dá a captura em linha.
refuse-horizon-crossing = A captura passa para o outro campo, e o seu rei não está lá.
refuse-horizon-no-leap = O rei só salta na vez seguinte à chegada de um dos seus guerreiros.
refuse-horizon-leap-row = O rei só salta para a linha 4 do outro campo.
refuse-horizon-leap-occupied = O rei só salta para uma casa vazia.

position-horizon-no-king = esperava-se pelo menos um rei; só o tabuleiro vazio do início não tem nenhum
position-horizon-both-won = esta posição estaria ganha pelos dois lados
position-horizon-unmoved-form = esperavam-se casas pela ordem do tabuleiro, separadas por vírgulas, como a1,b1,i10, ou -
position-horizon-unmoved = em { $cell } não há nenhuma peça na sua própria linha 0
position-horizon-arrived = na última linha podem estar no máximo { $most } { $piece }
position-horizon-arrivals = esperava-se pelo menos { $least } para { $piece }: são as peças que estão na última linha
