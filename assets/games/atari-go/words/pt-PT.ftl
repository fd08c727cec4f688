game-atari-go = Atari Go
game-atari-go-line = Cerque um grupo: ganha quem primeiro lhe tirar a última liberdade.
begin-atari-go = Ponha uma pedra em qualquer interseção livre.
asks-atari-go = Ponha uma pedra em qualquer interseção livre.

kind-atari-go-0 = pedra

reason-capture = Um grupo perdeu a última liberdade.
reason-no-stones = O adversário ficou sem pedras para pôr.

refuse-atari-go-occupied = Já está uma pedra em { $cell }. Escolha uma interseção vazia.
refuse-atari-go-own-group = Em { $cell } o seu próprio grupo ficaria sem liberdades e nada seria capturado.
refuse-atari-go-one-stone = Uma pedra de cada vez: a sua vai para { $cell }.

position-atari-go-captured = esperava-se { $letter }: só as { $side } têm um grupo capturado, e a vez seria delas

sign-atari-go-liberties = { $side }: um grupo e { $number ->
    [one] a sua última liberdade
   *[other] as suas { $number } liberdades
}
sign-atari-go-atari = { $side }: este grupo está em atari, a uma pedra da captura.
sign-atari-go-captured = { $side }: { $number ->
    [one] uma pedra capturada
   *[other] um grupo capturado de { $number } pedras
}

laid-atari-go-liberties = Grupos: Pretas { $black }, Brancas { $white }. Em atari: Pretas { $black-atari }, Brancas { $white-atari }.

card-atari-go-goal = Capturar primeiro. As pedras põem-se nas interseções, à vez, e nunca se mexem; um grupo capturado, nem que seja uma só pedra, ganha a partida.
card-atari-go-liberties = Pedras da mesma cor que se tocam ao longo das linhas formam um grupo. As interseções vazias ao lado são as suas liberdades.
card-atari-go-atari = Só resta uma liberdade: o grupo está em atari. A próxima pedra pode capturá-lo, se ele não fugir.
card-atari-go-capture = As Pretas tiram a última liberdade. O grupo está capturado e as Pretas ganharam.
card-atari-go-own = Aqui as Brancas não podem jogar: a pedra ficaria sem liberdades. Só uma pedra que captura o pode fazer.
card-atari-go-end = A primeira captura acaba a partida. Se ninguém capturar, perde quem tiver de jogar sem pedras ou sem um sítio onde as pôr.
card-atari-go-rulings = Não se passa a vez. Quem já pôs as suas 40 pedras, ou não tem jogada legal, perde quando é a sua vez. Não há ko: nada sai do tabuleiro.
