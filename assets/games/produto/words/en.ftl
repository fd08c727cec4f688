game-produto = Produto
game-produto-line = Fill the hexagon with stones of both colours and multiply your two largest groups.
begin-produto = { $seat ->
    [1] Take a stone of either colour and put it on any cell.
   *[2] Take two stones, each of either colour, and put them on empty cells.
}
asks-produto = Put two stones of any colour on free cells.

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

laid-produto-groups = Black: { $black-first } × { $black-second } = { $black }. White: { $white-first } × { $white-second } = { $white }.

card-produto-goal = Fill the board. When it is full, the sizes of your two largest groups are multiplied; the larger product wins. Black stones count for Black, white ones for White, whoever placed them.
card-produto-place = A turn is two stones on two empty cells, each of either colour. Black begins with a single stone.
card-produto-groups = Stones of one colour that touch are a group. Here Black has 7 × 3 and White 6 × 3.
card-produto-join = Black stones between two groups made them one of 15, and a single group is worth nothing. White may put them there.
card-produto-end = The board is full. If the products are equal, whoever has fewer stones of his colour wins, so there is no draw.
card-produto-rulings = The very first stone may have either colour too. A colour whose 45 stones are used up cannot be chosen any more.

# Setting up a position
setup-produto-left = Stones left in this turn
