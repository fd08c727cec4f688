game-produto = Produto
game-produto-line = Fill the hexagon with stones of both colours and multiply your two largest groups.

reason-product = The product of the two largest groups is larger.
reason-fewer-stones = The products are equal, and there are fewer stones of this colour.

choice-produto-black = Black stone
choice-produto-white = White stone
kind-produto-0 = black stone
kind-produto-1 = white stone

sign-produto-group = { $side }: one of the two largest groups, { $number ->
    [one] { $number } stone
   *[other] { $number } stones
}
sign-produto-score = { $side }: product { $number }
sign-produto-left = { $side }: { $number ->
    [one] { $number } more stone to place this turn
   *[other] { $number } more stones to place this turn
}

refuse-produto-occupied = There is already a stone on { $cell }. Pick an empty cell.
refuse-produto-cell-first = First the cell, then the colour of the stone.
refuse-produto-colour-now = You have a cell. Now choose: a black stone or a white one?
refuse-produto-no-black = All 45 black stones are on the board. Take a white one.
refuse-produto-no-white = All 45 white stones are on the board. Take a black one.
refuse-produto-complete = That stone already has its cell and its colour.
