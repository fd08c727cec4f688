game-gatos-caes = Gatos & Cães
game-gatos-caes-line = Um gato nunca fica ao lado de um cão. Perde quem não tiver mais onde colocar o seu.
begin-gatos-caes = { $seat ->
    [1] Coloque o primeiro gato no centro: em d4, e4, d5 ou e5.
   *[2] Coloque o primeiro cão fora do centro, e não ao lado do gato.
}
asks-gatos-caes = { $seat ->
    [1] Coloque um gato em uma casa livre, não ao lado de um cão.
   *[other] Coloque um cão em uma casa livre, não ao lado de um gato.
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
    [1] { $number } casa que o outro lado não pode mais usar
   *[other] { $number } casas que o outro lado não pode mais usar
}
sign-gatos-caes-dead = { $number ->
    [1] { $number } casa que ninguém mais pode usar
   *[other] { $number } casas que ninguém mais pode usar
}
sign-gatos-caes-left = { $side }: { $number ->
    [0] todos os animais já estão no tabuleiro
    [1] falta colocar { $number } animal
   *[other] falta colocar { $number } animais
}

refuse-gatos-caes-cat-there = Já tem um gato em { $cell }. Escolha uma casa vazia.
refuse-gatos-caes-dog-there = Já tem um cão em { $cell }. Escolha uma casa vazia.
refuse-gatos-caes-first-cat = O primeiro gato fica no centro: em d4, e4, d5 ou e5.
refuse-gatos-caes-first-dog = O primeiro cão fica fora do centro: nem em d4, nem e4, nem d5, nem e5.
refuse-gatos-caes-beside-dog = Um gato não pode ficar ao lado de um cão, e tem um em { $cell }.
refuse-gatos-caes-beside-cat = Um cão não pode ficar ao lado de um gato, e tem um em { $cell }.

position-gatos-caes-beside = o gato em { $cat } e o cão em { $dog } não podem ficar lado a lado

laid-gatos-caes-cells = Casas que restam só para os gatos: { $cats }; só para os cães: { $dogs }; para ambos: { $both }; para ninguém: { $nobody }.

card-gatos-caes-goal = Ser o último a ter lugar. Gatos e cães enchem o tabuleiro um de cada vez, e perde quem não tiver mais onde colocar um animal seu.
card-gatos-caes-first = Os gatos começam. O primeiro gato fica no centro, em uma destas quatro casas; o primeiro cão fica fora dele.
card-gatos-caes-beside = Um animal por lance, em uma casa vazia. Gatos e cães nunca ficam lado a lado; na diagonal eles se dão bem.
card-gatos-caes-only = As casas com um ponto escuro só servem para gatos, as que têm um quadrado claro só para cães: são lugares que ninguém tira deles. As casas escurecidas não servem para mais ninguém.
card-gatos-caes-stuck = É a vez dos cães e não sobrou nenhuma casa para eles. Os gatos ainda podiam usar duas: ganham.
card-gatos-caes-end = Perde quem não puder colocar um animal, por falta de casa ou porque já colocou os seus 28. Não há empates.
card-gatos-caes-rulings = O centro são d4, e4, d5 e e5. Um animal é o primeiro se não houver nenhum da sua espécie no tabuleiro.
