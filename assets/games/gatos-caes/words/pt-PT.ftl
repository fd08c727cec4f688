game-gatos-caes = Gatos & Cães
game-gatos-caes-line = Um gato nunca fica ao lado de um cão. Perde quem já não tiver onde pôr mais um.
begin-gatos-caes = { $seat ->
    [1] Ponha o primeiro gato no centro: em d4, e4, d5 ou e5.
   *[2] Ponha o primeiro cão fora do centro, e não ao lado do gato.
}
asks-gatos-caes = { $seat ->
    [1] Ponha um gato numa casa livre, não ao lado de um cão.
   *[other] Ponha um cão numa casa livre, não ao lado de um gato.
}

side-gatos-caes-cats = Gatos
side-gatos-caes-dogs = Cães
kind-gatos-caes-0 = gato
kind-gatos-caes-1 = cão

about-gatos-caes-0 = fica onde o puseram. Nenhum cão pode ficar ao lado dele.
about-gatos-caes-1 = fica onde o puseram. Nenhum gato pode ficar ao lado dele.

sign-gatos-caes-first-cat = { $side }: o primeiro gato fica aqui
sign-gatos-caes-first-dog = { $side }: o primeiro cão não pode ficar aqui
sign-gatos-caes-only = { $side }: { $number ->
    [one] { $number } casa que o outro lado já não pode usar
   *[other] { $number } casas que o outro lado já não pode usar
}
sign-gatos-caes-dead = { $number ->
    [one] { $number } casa que já ninguém pode usar
   *[other] { $number } casas que já ninguém pode usar
}
sign-gatos-caes-left = { $side }: { $number ->
    [0] os animais já estão todos no tabuleiro
    [one] falta pôr { $number } animal
   *[other] falta pôr { $number } animais
}

refuse-gatos-caes-cat-there = Em { $cell } já está um gato. Escolha uma casa vazia.
refuse-gatos-caes-dog-there = Em { $cell } já está um cão. Escolha uma casa vazia.
refuse-gatos-caes-first-cat = O primeiro gato fica no centro: em d4, e4, d5 ou e5.
refuse-gatos-caes-first-dog = O primeiro cão fica fora do centro: nem em d4, nem e4, nem d5, nem e5.
refuse-gatos-caes-beside-dog = Um gato não pode ficar ao lado de um cão, e há um em { $cell }.
refuse-gatos-caes-beside-cat = Um cão não pode ficar ao lado de um gato, e há um em { $cell }.

position-gatos-caes-beside = o gato em { $cat } e o cão em { $dog } não podem ficar lado a lado

laid-gatos-caes-cells = Casas que restam só para os gatos: { $cats }; só para os cães: { $dogs }; para ambos: { $both }; para ninguém: { $nobody }.

card-gatos-caes-goal = Ser o último a ter lugar. Gatos e cães enchem o tabuleiro à vez, e perde quem já não tiver onde pôr um animal seu.
card-gatos-caes-first = Começam os gatos. O primeiro gato fica no centro, numa destas quatro casas; o primeiro cão fica fora dele.
card-gatos-caes-beside = Um animal por jogada, numa casa vazia. Gatos e cães nunca ficam lado a lado; na diagonal dão-se bem.
card-gatos-caes-only = As casas com um ponto escuro já só servem aos gatos, as que têm um quadrado claro só aos cães: são lugares que ninguém lhes tira. As casas escurecidas já não servem a ninguém.
card-gatos-caes-stuck = É a vez dos cães e não lhes resta casa nenhuma. Aos gatos ainda serviam duas: ganham.
card-gatos-caes-end = Perde quem não puder pôr um animal, por falta de casa ou porque já pôs os seus 28. Não há empates.
card-gatos-caes-rulings = O centro são d4, e4, d5 e e5. Um animal é o primeiro se não houver nenhum da sua espécie no tabuleiro.
