game-gatos-caes = Gatos & Cães
game-gatos-caes-line = Um gato nunca fica ao lado de um cão. Perde quem já não tiver onde pôr mais um.

side-gatos-caes-cats = Gatos
side-gatos-caes-dogs = Cães
kind-gatos-caes-0 = gato
kind-gatos-caes-1 = cão

sign-gatos-caes-first-cat = { $side }: o primeiro gato fica aqui
sign-gatos-caes-first-dog = { $side }: o primeiro cão não pode ficar aqui
sign-gatos-caes-only = { $side }: { $number ->
    [one] { $number } casa que o outro lado já não pode usar
   *[other] { $number } casas que o outro lado já não pode usar
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
