game-horizon = Horizon
game-horizon-line = Capture ao longo das linhas onde o seu rei manda e atravesse o tabuleiro.
begin-horizon = Escolha a casa do seu rei na sua linha 0; os guerreiros ocupam as outras.
asks-horizon = Escolha uma das suas peças e depois para onde vai.

kind-horizon-0 = guerreiro
kind-horizon-1 = rei
kind-horizon-2 = guerreiro que chegou

about-horizon-0 = uma casa em qualquer direção, na primeira vez duas em frente; pode capturar ao longo de uma linha.
about-horizon-1 = uma casa em qualquer direção, na primeira vez duas em frente. Quem o perde perdeu.
about-horizon-2 = chegou e fica onde está. O terceiro ganha.

reason-king-captured = O outro rei foi capturado.
reason-king-arrived = O rei chegou à linha 0 do adversário.
reason-three-warriors = Três guerreiros chegaram à linha 0 do adversário.

sign-horizon-goal = { $side } quer chegar a esta linha.
sign-horizon-arrived = { $side }: { $number ->
    [0] ainda não chegou nenhum guerreiro
    [one] chegou um guerreiro em três
   *[other] chegaram { $number } guerreiros em três
}
sign-horizon-line-home = { $side } captura em linha no seu campo, onde não há outro rei.
sign-horizon-line-away = { $side } captura em linha no campo do outro, onde o seu rei entrou.
sign-horizon-leap = { $side }: só no seu próximo turno o rei pode saltar para a linha 4 do outro campo.
sign-horizon-leap-now = { $side }: só neste turno o rei pode saltar para a linha 4 do outro campo; qualquer outra jogada renuncia ao salto.

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
refuse-horizon-no-leap = O rei só salta no turno do seu lado a seguir à chegada de um dos seus guerreiros.
refuse-horizon-leap-row = O rei só salta para a linha 4 do outro campo.
refuse-horizon-leap-occupied = O rei só salta para uma casa vazia.

position-horizon-no-king = esperava-se pelo menos um rei; só o tabuleiro vazio do início não tem nenhum
position-horizon-both-won = esta posição estaria ganha pelos dois lados
position-horizon-unmoved-form = esperavam-se casas pela ordem do tabuleiro, separadas por vírgulas, como a1,b1,i10, ou -
position-horizon-unmoved = em { $cell } não há nenhuma peça na sua própria linha 0
position-horizon-arrived = na linha 0 do outro lado podem estar no máximo { $most } { $piece }
position-horizon-arrivals = esperava-se pelo menos { $least } para { $piece }: são as peças que estão na linha 0 do outro lado
position-horizon-leap = não há nenhum { $piece } que possa saltar

laid-horizon-lines = Peças que podem ser capturadas em linha: pelo Jogador 1 { $first }, pelo Jogador 2 { $second }.

card-horizon-goal = Levar o rei, ou três guerreiros, à linha 0 do adversário. Também ganha quem capturar o rei dele.
card-horizon-step = Cada peça anda uma casa em qualquer sentido, e assim captura. O primeiro movimento pode ser de duas casas em frente, a direito ou na diagonal, se estiverem vazias.
card-horizon-line = O guerreiro também captura em linha: um passo e depois, ao longo dessa linha, tantas casas quantas diz o seu número, por cima de quem lá estiver, até uma peça adversária.
card-horizon-field = Para isso o seu rei tem de estar nesse campo. Se lá estiverem os dois, só conta o que está fora de casa.
card-horizon-arrive = O guerreiro que chega à linha 0 do outro lado fica lá. No seu turno seguinte, e só então, o seu rei pode saltar para a linha 4 do outro campo.
card-horizon-end = O rei capturado, o rei na linha 0 do outro lado ou lá o terceiro guerreiro: cada uma destas coisas ganha logo.
card-horizon-rulings = O jogador 1 põe o rei primeiro. O primeiro movimento também pode ser de uma casa, mesmo para o lado. A captura em linha percorre exatamente o número da linha, pode passar pela casa de partida e conta no campo que percorre. O salto é para uma casa vazia. As chegadas contam mesmo que o guerreiro seja capturado depois. É empate quando uma posição aparece três vezes, ou após 200 turnos sem captura nem chegada; as duas regras podem desligar-se.

# Montar uma posição
setup-horizon-unmoved = Peças que ainda não se moveram
setup-horizon-arrivals = Guerreiros que chegaram
setup-horizon-leaps = Reis que podem saltar
