game-horizons = Horizons
game-horizons-line = Xadrez num tabuleiro maior, com cinco peças novas: dê xeque-mate ao rei adversário.
game-horizons-note = A posição inicial é leitura nossa; o diagrama do autor perdeu-se.
begin-horizons = Escolha uma peça e depois a casa para onde vai. Aponte para uma peça para ver o que pode fazer.
asks-horizons = Escolha uma peça e depois para onde vai.

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
kind-horizons-10 = Guerreiro despromovido
kind-horizons-11 = Escudeiro

about-horizons-0 = uma casa em qualquer direção. Uma vez, pode rocar com uma torre.
about-horizons-1 = qualquer distância, nas oito direções.
about-horizons-2 = qualquer distância na sua linha ou coluna.
about-horizons-3 = qualquer distância nas suas diagonais.
about-horizons-4 = duas casas a direito e uma para o lado. Salta.
about-horizons-5 = duas ou três casas a direito, ou duas e mais uma na diagonal. Não salta.
about-horizons-5-garden = três casas a direito, ou duas e mais uma na diagonal; nas duas primeiras só captura.
about-horizons-6 = pelo menos três casas livres a direito e depois uma na diagonal, ou ao contrário.
about-horizons-7 = duas casas a direito e depois em ziguezague: uma na diagonal, uma a direito. Para onde quiser.
about-horizons-8 = uma casa em frente, ao princípio duas; captura na diagonal em frente.
about-horizons-9 = uma casa na diagonal em frente, ao princípio duas; captura a direito, uma vez na partida a duas casas.
about-horizons-9-always = uma casa na diagonal em frente, ao princípio duas; captura a direito, a uma ou duas casas.
about-horizons-10 = uma casa na diagonal em frente; captura a direito, a uma casa.
about-horizons-11 = uma casa em frente, ao princípio duas; captura para os lados e empurra. Ninguém o captura pela frente.
about-horizons-11-plain = uma casa em frente, ao princípio duas; captura para os lados e empurra.

choice-horizons-queen = Dama
choice-horizons-magician = Mago
choice-horizons-zip = Zip
choice-horizons-rook = Torre
choice-horizons-ox = Boi
choice-horizons-bishop = Bispo
choice-horizons-knight = Cavalo

option-warrior = Captura longa do Guerreiro
option-warrior-once = uma vez por partida
option-warrior-always = sempre que se quiser
option-shielder = Escudeiro
option-shielder-armoured = não se captura pela frente
option-shielder-plain = captura-se por qualquer lado
option-ox = Boi
option-ox-new = como foi inventado para o Horizons
option-ox-garden = como no Stone Garden Chess

reason-checkmate = Xeque-mate: o rei está atacado e nada o pode salvar.
reason-dead-position = Com estas peças já ninguém pode dar mate.
reason-stalemate = Rei afogado: não há jogada legal e o rei não está em xeque.
reason-75-moves = Cada lado fez 75 jogadas sem capturas nem promoções.

sign-horizons-check = { $side }: o rei está em xeque
sign-horizons-checker = { $side }: esta peça dá xeque
sign-horizons-castling = { $side }: o rei ainda pode fazer roque com a torre que aqui está
sign-horizons-en-passant = { $side }: aqui pode capturar-se en passant, mas só agora
sign-horizons-quiet = { $number ->
    [one] Mais uma jogada de cada lado sem capturas nem promoções e é empate.
   *[other] Mais { $number } jogadas de cada lado sem capturas nem promoções e é empate.
}

refuse-horizons-empty = Não há nenhuma peça nessa casa.
refuse-horizons-not-yours = Essa peça não é sua.
refuse-horizons-piece-first = Toque primeiro numa das suas peças.
refuse-horizons-stuck = Essa peça agora não tem para onde ir.
refuse-horizons-king-stuck = O seu rei ficaria em xeque para onde quer que fosse.
refuse-horizons-check-stuck = O seu rei está em xeque e essa peça não o pode ajudar.
refuse-horizons-pinned = Essa peça protege o seu rei e não pode sair do seu posto.
refuse-horizons-same = A peça já está aí.
refuse-horizons-own = Está aí uma peça sua.
refuse-horizons-blocked = { $cell } está no caminho.
refuse-horizons-shielded = Um Escudeiro não pode ser capturado pela frente.
refuse-horizons-exposed = Assim o seu rei ficaria em xeque.
refuse-horizons-in-check = O seu rei está em xeque, e isso não o salva.
refuse-horizons-king-attacked = Aí o seu rei ficaria em xeque.

refuse-horizons-king = O rei anda uma casa em qualquer direção.
refuse-horizons-queen = A dama anda a direito ou na diagonal, até onde o caminho estiver livre.
refuse-horizons-rook = A torre anda a direito, até onde o caminho estiver livre.
refuse-horizons-bishop = O bispo anda na diagonal, até onde o caminho estiver livre.
refuse-horizons-knight = O cavalo salta duas casas a direito e uma para o lado.
refuse-horizons-ox = O Boi anda 2 ou 3 casas a direito, ou 2 a direito e 1 na diagonal em frente.
refuse-horizons-ox-garden = Este Boi avança 3 casas: a direito, ou acabando uma casa ao lado.
refuse-horizons-garden-ox = A uma ou duas casas, este Boi só captura.
refuse-horizons-magician = O Mago anda 3 ou mais casas em linha e depois mais 1, virando 45°.
refuse-horizons-zip = O Zip anda 2 casas a direito e segue em ziguezague: diagonal, a direito.
refuse-horizons-pawn = O peão anda em frente e captura uma casa em diagonal, também em frente.
refuse-horizons-warrior = O Guerreiro avança na diagonal e captura em frente, a uma ou duas casas.
refuse-horizons-demoted = O Guerreiro despromovido avança na diagonal e captura só uma casa em frente.
refuse-horizons-shielder = O Escudeiro anda em frente e captura uma casa para o lado.
refuse-horizons-double = Duas casas de uma vez, só a partir da sua segunda linha.
refuse-horizons-pawn-straight = O peão não captura em frente.
refuse-horizons-pawn-diagonal = O peão só anda na diagonal para capturar.
refuse-horizons-warrior-diagonal = O Guerreiro não captura na diagonal.
refuse-horizons-warrior-straight = O Guerreiro só anda em frente para capturar.
refuse-horizons-warrior-far = O Guerreiro só anda duas casas em frente para capturar.
refuse-horizons-warrior-once = Este Guerreiro já gastou a sua captura a duas casas.
refuse-horizons-shielder-sideways = O Escudeiro só anda para o lado para capturar.
refuse-horizons-push-own = O Escudeiro não empurra peças do seu lado.
refuse-horizons-push-shielder = Um Escudeiro não pode empurrar outro Escudeiro.
refuse-horizons-push-many = O Escudeiro empurra no máximo duas peças, e atrás delas tem de estar livre.
refuse-horizons-push-edge = O Escudeiro não pode empurrar nada para a beira do tabuleiro.
refuse-horizons-push-double = O Escudeiro só empurra ao andar uma casa.
refuse-horizons-en-passant-late = Só se captura en passant logo a seguir ao passo duplo.
refuse-horizons-en-passant-kind = A sua peça não pode capturar aquela en passant.

refuse-horizons-castle-moved = Para o roque, nem o rei nem essa torre podem já ter saído do lugar.
refuse-horizons-castle-check = Um rei em xeque não pode fazer roque.
refuse-horizons-castle-through = No roque, o rei não pode passar por uma casa atacada.

refuse-horizons-choice-early = Toque primeiro na casa para onde vai a peça; depois escolha em que se torna.
refuse-horizons-no-promotion = Nessa jogada nada é promovido.
refuse-horizons-promote-now = Agora escolha em que peça se torna.
refuse-horizons-promote-pawn = Um peão torna-se dama, torre, Boi, bispo ou cavalo.
refuse-horizons-promote-warrior = Um Guerreiro torna-se Mago, torre, Boi, bispo ou cavalo.
refuse-horizons-promote-shielder = Um Escudeiro torna-se Zip, torre, Boi, bispo ou cavalo.

position-horizons-king = tem de haver exatamente um { $king }
position-horizons-edge = um peão, Guerreiro ou Escudeiro não pode estar em { $cell }, na beira
position-horizons-promoted = peças a mais: { $found } de promoções, onde pode haver { $most }
position-horizons-check = o lado que acabou de jogar está em xeque
position-horizons-castling = o rei e essa torre não estão onde começaram
position-horizons-en-passant-form = esperava-se a casa atravessada e a da peça que a atravessou, como d10:e9, ou -
position-horizons-en-passant = nenhum passo duplo pode ter dado nisto
position-horizons-number = esperava-se um número inteiro de { $least } a { $most }

card-horizons-goal = Dar xeque-mate ao rei adversário. Rei, dama, torre, bispo, cavalo e peão andam como no xadrez; estas cinco peças são novas.
card-horizons-warrior = Guerreiro: avança na diagonal e captura em frente. Uma vez por partida captura a duas casas; depois fica despromovido.
card-horizons-shielder = Escudeiro: anda em frente, captura para o lado e empurra até duas peças. Ninguém o captura pela frente.
card-horizons-ox = Boi: salta 2 ou 3 casas a direito, ou 2 e mais 1 na diagonal. As casas por onde passa têm de estar vazias.
card-horizons-magician = Mago: 3 ou mais casas vazias em linha e depois mais 1, virando 45°.
card-horizons-zip = Zip: 2 casas a direito e depois em ziguezague. Para em qualquer uma.
card-horizons-end = Ganha quem der xeque-mate. É empate com rei afogado, quando já ninguém pode dar mate, após 75 jogadas de cada lado sem capturas nem promoções, ou à terceira vez da mesma posição.
card-horizons-rulings = Na última linha é obrigatório promover: a torre, Boi, bispo ou cavalo; o peão também a dama, o Guerreiro a Mago, o Escudeiro a Zip. No roque o rei anda três casas. O Boi captura em todas as casas de chegada, o Zip para onde quiser, e o Escudeiro só empurra ao andar uma casa, também o rei. Um peão, Guerreiro ou Escudeiro na sua segunda linha conta como se não tivesse saído.

# Montar uma posição
setup-horizons-castling = Pode fazer roque
setup-horizons-castling-left = para o lado de a
setup-horizons-castling-right = para o lado de l
setup-horizons-en-passant = En passant: a casa passada e a peça que a passou
setup-horizons-quiet-plies = Turnos desde uma captura ou promoção
setup-horizons-move-number = Número da jogada
