game-atari-go = Atari Go
game-atari-go-line = Cerque um grupo: ganha quem tirar primeiro a última liberdade dele.

kind-atari-go-0 = pedra

reason-capture = Um grupo perdeu a última liberdade.
reason-no-stones = O adversário ficou sem pedras para colocar.

refuse-atari-go-occupied = Já tem uma pedra em { $cell }. Escolha uma interseção vazia.
refuse-atari-go-own-group = Em { $cell } seu próprio grupo ficaria sem liberdades e nada seria capturado.
refuse-atari-go-one-stone = Uma pedra por vez: a sua vai para { $cell }.

position-atari-go-captured = o esperado era { $letter }: só as { $side } têm um grupo capturado, e a vez seria delas

sign-atari-go-liberties = { $side }: um grupo e { $number ->
    [one] sua última liberdade
   *[other] suas { $number } liberdades
}
sign-atari-go-atari = { $side }: este grupo está em atari, a uma pedra da captura.
sign-atari-go-captured = { $side }: { $number ->
    [one] uma pedra capturada
   *[other] um grupo capturado de { $number } pedras
}
