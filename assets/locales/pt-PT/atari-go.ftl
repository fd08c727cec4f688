game-atari-go = Atari Go
game-atari-go-line = Cerque um grupo: ganha quem primeiro lhe tirar a última liberdade.

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
