game-gatos-caes = Gatos & Cães
game-gatos-caes-line = Um gato nunca fica ao lado de um cão. Perde quem não tiver mais onde colocar o seu.

side-gatos-caes-cats = Gatos
side-gatos-caes-dogs = Cães
kind-gatos-caes-0 = gato
kind-gatos-caes-1 = cão

sign-gatos-caes-first-cat = { $side }: o primeiro gato fica aqui
sign-gatos-caes-first-dog = { $side }: o primeiro cão não pode ficar aqui
sign-gatos-caes-only = { $side }: { $number ->
    [one] { $number } casa que o outro lado não pode mais usar
   *[other] { $number } casas que o outro lado não pode mais usar
}
sign-gatos-caes-left = { $side }: { $number ->
    [0] todos os animais já estão no tabuleiro
    [one] falta colocar { $number } animal
   *[other] falta colocar { $number } animais
}

refuse-gatos-caes-cat-there = Já tem um gato em { $cell }. Escolha uma casa vazia.
refuse-gatos-caes-dog-there = Já tem um cão em { $cell }. Escolha uma casa vazia.
refuse-gatos-caes-first-cat = O primeiro gato fica no centro: em d4, e4, d5 ou e5.
refuse-gatos-caes-first-dog = O primeiro cão fica fora do centro: nem em d4, nem e4, nem d5, nem e5.
refuse-gatos-caes-beside-dog = Um gato não pode ficar ao lado de um cão, e tem um em { $cell }.
refuse-gatos-caes-beside-cat = Um cão não pode ficar ao lado de um gato, e tem um em { $cell }.

position-gatos-caes-beside = o gato em { $cat } e o cão em { $dog } não podem ficar lado a lado
