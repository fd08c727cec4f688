game-atari-go = Atari Go
game-atari-go-line = Cerque um grupo: ganha quem tirar primeiro a última liberdade dele.
begin-atari-go = Coloque uma pedra em qualquer interseção livre.
asks-atari-go = Coloque uma pedra em qualquer interseção livre.

kind-atari-go-0 = pedra

reason-capture = Um grupo perdeu a última liberdade.
reason-no-stones = O adversário ficou sem pedras para colocar.

refuse-atari-go-occupied = Já tem uma pedra em { $cell }. Escolha uma interseção vazia.
refuse-atari-go-own-group = Em { $cell } seu próprio grupo ficaria sem liberdades e nada seria capturado.
refuse-atari-go-one-stone = Uma pedra por vez: a sua vai para { $cell }.

position-atari-go-captured = o esperado era { $letter }: só as { $side } têm um grupo capturado, e a vez seria delas

sign-atari-go-liberties = { $side }: um grupo e { $number ->
    [1] sua última liberdade
   *[other] suas { $number } liberdades
}
sign-atari-go-atari = { $side }: este grupo está em atari, a uma pedra da captura.
sign-atari-go-captured = { $side }: { $number ->
    [1] uma pedra capturada
   *[other] um grupo capturado de { $number } pedras
}

laid-atari-go-liberties = Grupos: Pretas { $black }, Brancas { $white }. Em atari: Pretas { $black-atari }, Brancas { $white-atari }.

card-atari-go-goal = Capturar primeiro. As pedras são colocadas nas interseções, uma por vez, e nunca se mexem; um grupo capturado, mesmo que seja uma única pedra, ganha a partida.
card-atari-go-liberties = Pedras da mesma cor que se tocam ao longo das linhas formam um grupo. As interseções vazias ao lado são as liberdades dele.
card-atari-go-atari = Só resta uma liberdade: o grupo está em atari. A próxima pedra pode capturá-lo, se ele não escapar.
card-atari-go-capture = As Pretas tiram a última liberdade. O grupo foi capturado e as Pretas ganharam.
card-atari-go-own = Aqui as Brancas não podem jogar: a pedra ficaria sem liberdades. Só uma pedra que captura pode fazer isso.
card-atari-go-end = A primeira captura termina a partida. Se ninguém capturar, perde quem tiver de jogar sem pedras ou sem lugar para colocá-las.
card-atari-go-rulings = Não se passa a vez. Quem já colocou suas 40 pedras, ou não tem lance legal, perde quando é a sua vez. Não existe ko: nada sai do tabuleiro.
