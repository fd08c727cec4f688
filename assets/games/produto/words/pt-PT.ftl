game-produto = Produto
game-produto-line = Encha o hexágono de pedras das duas cores e multiplique os seus dois maiores grupos.
begin-produto = { $seat ->
    [1] Escolha uma pedra, preta ou branca, e ponha-a em qualquer casa.
   *[2] Escolha duas pedras, da cor que quiser, e ponha-as em casas vazias.
}
asks-produto = Ponha duas pedras de qualquer cor em casas livres.

reason-product = O produto dos dois maiores grupos é maior.
reason-fewer-stones = Os produtos são iguais e há menos pedras desta cor.

choice-produto-black = Pedra preta
choice-produto-white = Pedra branca
kind-produto-0 = pedra preta
kind-produto-1 = pedra branca

sign-produto-group = { $side }: um dos dois maiores grupos, { $number ->
    [one] { $number } pedra
   *[other] { $number } pedras
}
sign-produto-score = { $side }: produto { $number }
sign-produto-left = { $side }: { $number ->
    [one] falta pôr { $number } pedra neste turno
   *[other] falta pôr { $number } pedras neste turno
}

refuse-produto-occupied = Já está uma pedra em { $cell }. Escolha uma casa vazia.
refuse-produto-cell-first = Primeiro a casa, depois a cor da pedra.
refuse-produto-colour-now = A casa já está. Agora escolha: pedra preta ou pedra branca?
refuse-produto-no-black = As 45 pedras pretas já estão no tabuleiro. Ponha uma branca.
refuse-produto-no-white = As 45 pedras brancas já estão no tabuleiro. Ponha uma preta.

laid-produto-groups = Pretas: { $black-first } × { $black-second } = { $black }. Brancas: { $white-first } × { $white-second } = { $white }.

card-produto-goal = Encher o tabuleiro. No fim, multiplicam-se os tamanhos dos dois maiores grupos de cada cor; ganha o maior produto. As pedras pretas contam para as Pretas e as brancas para as Brancas, seja quem for que as pôs.
card-produto-place = Um turno são duas pedras em duas casas vazias, cada uma da cor que se quiser. As Pretas começam com uma só pedra.
card-produto-groups = Pedras da mesma cor que se tocam formam um grupo. Aqui as Pretas têm 7 × 3 e as Brancas 6 × 3.
card-produto-join = Pedras pretas entre dois grupos fizeram deles um só, de 15: sozinho não vale nada. Também as Brancas as podem pôr.
card-produto-end = O tabuleiro está cheio. Se os produtos forem iguais, ganha quem tiver menos pedras da sua cor: não há empates.
card-produto-rulings = A primeira pedra também pode ter qualquer das cores. Uma cor cujas 45 pedras se gastaram já não se pode escolher.

# Montar uma posição
setup-produto-left = Pedras que faltam neste turno
