game-horizons = Horizons
game-horizons-line = Xadrez em um tabuleiro maior, com cinco peças novas: dê xeque-mate no rei adversário.
game-horizons-note = A posição inicial é leitura nossa; o diagrama do autor se perdeu.
begin-horizons = Escolha uma peça e depois a casa para onde ela vai. Aponte para uma peça para ver o que ela pode fazer.
asks-horizons = Escolha uma peça e depois para onde ela vai.

kind-horizons-0 = rei
kind-horizons-1 = dama
kind-horizons-2 = torre
kind-horizons-3 = bispo
kind-horizons-4 = cavalo
kind-horizons-5 = Boi
kind-horizons-6 = Mago
kind-horizons-7 = Zip
kind-horizons-8 = peão
kind-horizons-9 = Guerreiro
kind-horizons-10 = Guerreiro rebaixado
kind-horizons-11 = Escudeiro

about-horizons-0 = uma casa em qualquer direção. Uma vez, pode rocar com uma torre.
about-horizons-1 = qualquer distância, nas oito direções.
about-horizons-2 = qualquer distância na sua linha ou coluna.
about-horizons-3 = qualquer distância nas suas diagonais.
about-horizons-4 = duas casas em linha reta e uma para o lado. Salta.
about-horizons-5 = duas ou três casas em linha reta, ou duas e mais uma na diagonal. Não salta.
about-horizons-5-garden = três casas em linha reta, ou duas e mais uma na diagonal; nas duas primeiras só captura.
about-horizons-6 = pelo menos três casas livres em linha reta e depois uma na diagonal, ou o contrário.
about-horizons-7 = duas casas em linha reta e depois em zigue-zague: uma na diagonal, uma reta. Para onde quiser.
about-horizons-8 = uma casa à frente, no início duas; captura na diagonal à frente.
about-horizons-9 = uma casa na diagonal à frente, no início duas; captura em linha reta, uma vez na partida a duas casas.
about-horizons-9-always = uma casa na diagonal à frente, no início duas; captura em linha reta, a uma ou duas casas.
about-horizons-10 = uma casa na diagonal à frente; captura em linha reta, a uma casa.
about-horizons-11 = uma casa à frente, no início duas; captura para os lados e empurra. Ninguém o captura pela frente.
about-horizons-11-plain = uma casa à frente, no início duas; captura para os lados e empurra.

choice-horizons-queen = Dama
choice-horizons-magician = Mago
choice-horizons-zip = Zip
choice-horizons-rook = Torre
choice-horizons-ox = Boi
choice-horizons-bishop = Bispo
choice-horizons-knight = Cavalo

option-warrior = Captura longa do Guerreiro
option-warrior-once = uma vez por partida
option-warrior-always = quando quiser
option-shielder = Escudeiro
option-shielder-armoured = não pode ser capturado pela frente
option-shielder-plain = pode ser capturado por qualquer lado
option-ox = Boi
option-ox-new = como foi inventado para o Horizons
option-ox-garden = como no Stone Garden Chess

reason-checkmate = Xeque-mate: o rei está atacado e nada pode salvá-lo.
reason-dead-position = Com estas peças ninguém mais pode dar mate.
reason-stalemate = Rei afogado: não há lance legal e o rei não está em xeque.
reason-75-moves = Cada lado fez 75 lances sem capturas nem promoções.

sign-horizons-check = { $side }: o rei está em xeque
sign-horizons-checker = { $side }: esta peça dá xeque
sign-horizons-castling = { $side }: o rei ainda pode rocar com a torre que está aqui
sign-horizons-en-passant = { $side }: aqui dá para capturar en passant, mas só agora
sign-horizons-quiet = { $number ->
    [1] Mais um lance de cada lado sem capturas nem promoções e é empate.
   *[other] Mais { $number } lances de cada lado sem capturas nem promoções e é empate.
}

refuse-horizons-empty = Não há nenhuma peça nessa casa.
refuse-horizons-not-yours = Essa peça não é sua.
refuse-horizons-piece-first = Toque primeiro em uma das suas peças.
refuse-horizons-stuck = Essa peça não tem para onde ir agora.
refuse-horizons-king-stuck = Seu rei ficaria em xeque em qualquer casa para onde fosse.
refuse-horizons-check-stuck = Seu rei está em xeque e essa peça não pode ajudá-lo.
refuse-horizons-pinned = Essa peça protege seu rei e não pode sair do posto.
refuse-horizons-same = A peça já está aí.
refuse-horizons-own = Tem uma peça sua aí.
refuse-horizons-blocked = { $cell } está no caminho.
refuse-horizons-shielded = Um Escudeiro não pode ser capturado pela frente.
refuse-horizons-exposed = Assim seu rei ficaria em xeque.
refuse-horizons-in-check = Seu rei está em xeque, e isso não o salva.
refuse-horizons-king-attacked = Seu rei ficaria em xeque aí.

refuse-horizons-king = O rei anda uma casa em qualquer direção.
refuse-horizons-queen = A dama anda em linha reta ou na diagonal, até onde o caminho estiver livre.
refuse-horizons-rook = A torre anda em linha reta, até onde o caminho estiver livre.
refuse-horizons-bishop = O bispo anda na diagonal, até onde o caminho estiver livre.
refuse-horizons-knight = O cavalo salta duas casas em linha reta e uma para o lado.
refuse-horizons-ox = O Boi anda 2 ou 3 casas em linha reta, ou 2 retas e 1 na diagonal para a frente.
refuse-horizons-ox-garden = Este Boi avança 3 casas: em linha reta, ou terminando uma casa ao lado.
refuse-horizons-garden-ox = A uma ou duas casas, este Boi só captura.
refuse-horizons-magician = O Mago anda 3 ou mais casas em linha e depois mais 1, virando 45°.
refuse-horizons-zip = O Zip anda 2 casas retas e segue em zigue-zague: uma diagonal, uma reta.
refuse-horizons-pawn = O peão anda para a frente e captura uma casa na diagonal para a frente.
refuse-horizons-warrior = O Guerreiro avança na diagonal e captura reto, a uma ou duas casas.
refuse-horizons-demoted = O Guerreiro rebaixado avança na diagonal e captura só uma casa à frente.
refuse-horizons-shielder = O Escudeiro anda para a frente e captura uma casa para o lado.
refuse-horizons-double = Duas casas de uma vez, só a partir da sua segunda fileira.
refuse-horizons-pawn-straight = O peão não captura para a frente.
refuse-horizons-pawn-diagonal = O peão só anda na diagonal para capturar.
refuse-horizons-warrior-diagonal = O Guerreiro não captura na diagonal.
refuse-horizons-warrior-straight = O Guerreiro só anda reto para capturar.
refuse-horizons-warrior-far = O Guerreiro só anda duas casas retas para capturar.
refuse-horizons-warrior-once = Este Guerreiro já usou sua captura a duas casas.
refuse-horizons-shielder-sideways = O Escudeiro só anda para o lado para capturar.
refuse-horizons-push-own = O Escudeiro não empurra peças do próprio lado.
refuse-horizons-push-shielder = Um Escudeiro não pode empurrar outro Escudeiro.
refuse-horizons-push-many = O Escudeiro empurra no máximo duas peças, e atrás delas precisa estar livre.
refuse-horizons-push-edge = O Escudeiro não pode empurrar nada para a borda do tabuleiro.
refuse-horizons-push-double = O Escudeiro só empurra quando anda uma casa.
refuse-horizons-en-passant-late = Só se captura en passant logo depois do passo duplo.
refuse-horizons-en-passant-kind = Sua peça não pode capturar aquela en passant.

refuse-horizons-castle-moved = Para o roque, nem o rei nem essa torre podem ter saído do lugar.
refuse-horizons-castle-check = Um rei em xeque não pode rocar.
refuse-horizons-castle-through = No roque, o rei não pode passar por uma casa atacada.

refuse-horizons-choice-early = Toque primeiro na casa para onde a peça vai; depois escolha o que ela vira.
refuse-horizons-no-promotion = Nesse lance nada é promovido.
refuse-horizons-promote-now = Agora escolha o que ela vira.
refuse-horizons-promote-pawn = Um peão vira dama, torre, Boi, bispo ou cavalo.
refuse-horizons-promote-warrior = Um Guerreiro vira Mago, torre, Boi, bispo ou cavalo.
refuse-horizons-promote-shielder = Um Escudeiro vira Zip, torre, Boi, bispo ou cavalo.

position-horizons-king = era esperado exatamente um { $king }
position-horizons-edge = um peão, Guerreiro ou Escudeiro não pode estar em { $cell }, na borda
position-horizons-promoted = peças demais: { $found } de promoções, onde pode haver { $most }
position-horizons-check = o lado que acabou de jogar está em xeque
position-horizons-castling = o rei e essa torre não estão onde começaram
position-horizons-en-passant-form = era esperada a casa atravessada e a da peça que a atravessou, como d10:e9, ou -
position-horizons-en-passant = nenhum passo duplo pode ter levado a isto
position-horizons-number = era esperado um número inteiro de { $least } a { $most }

card-horizons-goal = Dar xeque-mate no rei adversário. Rei, dama, torre, bispo, cavalo e peão andam como no xadrez; estas cinco peças são novas.
card-horizons-warrior = Guerreiro: avança na diagonal e captura em frente. Uma vez por partida captura a duas casas; depois fica rebaixado.
card-horizons-shielder = Escudeiro: anda em frente, captura para o lado e empurra até duas peças. Ninguém o captura pela frente.
card-horizons-ox = Boi: pula 2 ou 3 casas em linha reta, ou 2 e mais 1 na diagonal. As casas por onde passa precisam estar vazias.
card-horizons-magician = Mago: 3 ou mais casas vazias em linha e depois mais 1, virando 45°.
card-horizons-zip = Zip: 2 casas em linha reta e depois em zigue-zague. Para em qualquer uma.
card-horizons-end = Vence quem der xeque-mate. É empate com rei afogado, quando ninguém mais pode dar mate, após 75 lances de cada lado sem capturas nem promoções, ou na terceira vez da mesma posição.
card-horizons-rulings = Na última fileira é obrigatório promover: a torre, Boi, bispo ou cavalo; o peão também a dama, o Guerreiro a Mago, o Escudeiro a Zip. No roque o rei anda três casas. O Boi captura em todas as casas de chegada, o Zip para onde quiser, e o Escudeiro só empurra ao andar uma casa, também o rei. Um peão, Guerreiro ou Escudeiro na sua segunda fileira conta como se não tivesse saído.

# Montar uma posição
setup-horizons-castling = Pode rocar
setup-horizons-castling-left = para o lado de a
setup-horizons-castling-right = para o lado de l
setup-horizons-en-passant = En passant: a casa passada e a peça que a passou
setup-horizons-quiet-plies = Turnos desde uma captura ou promoção
setup-horizons-move-number = Número do lance
