game-produto = Produto
game-produto-line = Encha o hexágono com pedras das duas cores e multiplique seus dois maiores grupos.
begin-produto = { $seat ->
    [1] Escolha uma pedra, preta ou branca, e coloque em qualquer casa.
   *[2] Escolha duas pedras, da cor que quiser, e coloque em casas vazias.
}
asks-produto = Coloque duas pedras de qualquer cor em casas livres.

reason-product = O produto dos dois maiores grupos é maior.
reason-fewer-stones = Os produtos são iguais, e há menos pedras desta cor.

choice-produto-black = Pedra preta
choice-produto-white = Pedra branca
kind-produto-0 = pedra preta
kind-produto-1 = pedra branca

sign-produto-group = { $side }: um dos dois maiores grupos, { $number ->
    [1] { $number } pedra
   *[other] { $number } pedras
}
sign-produto-score = { $side }: produto { $number }
sign-produto-left = { $side }: { $number ->
    [1] falta colocar { $number } pedra neste turno
   *[other] falta colocar { $number } pedras neste turno
}

refuse-produto-occupied = Já tem uma pedra em { $cell }. Escolha uma casa vazia.
refuse-produto-cell-first = Primeiro a casa, depois a cor da pedra.
refuse-produto-colour-now = A casa você já tem. Agora escolha: pedra preta ou branca?
refuse-produto-no-black = Todas as 45 pedras pretas já estão no tabuleiro. Use uma branca.
refuse-produto-no-white = Todas as 45 pedras brancas já estão no tabuleiro. Use uma preta.

laid-produto-groups = Pretas: { $black-first } × { $black-second } = { $black }. Brancas: { $white-first } × { $white-second } = { $white }.

card-produto-goal = Encher o tabuleiro. No fim, multiplicam-se os tamanhos dos dois maiores grupos de cada cor; vence o maior produto. As pedras pretas contam para as Pretas e as brancas para as Brancas, não importa quem as colocou.
card-produto-place = Um turno são duas pedras em duas casas vazias, cada uma da cor que você quiser. As Pretas começam com uma pedra só.
card-produto-groups = Pedras da mesma cor que se tocam formam um grupo. Aqui as Pretas têm 7 × 3 e as Brancas 6 × 3.
card-produto-join = Pedras pretas entre dois grupos fizeram deles um só, de 15: sozinho não vale nada. As Brancas também podem colocá-las.
card-produto-end = O tabuleiro está cheio. Se os produtos forem iguais, vence quem tiver menos pedras da sua cor: não há empate.
card-produto-rulings = A primeira pedra também pode ser de qualquer cor. Uma cor cujas 45 pedras acabaram não pode mais ser escolhida.

# Montar uma posição
setup-produto-left = Pedras que faltam neste turno
