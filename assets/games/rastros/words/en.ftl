game-rastros = Rastros
game-rastros-line = Both move one stone that leaves a trail. Bring it home, or leave the other no way out.
begin-rastros = { $seat ->
    [1] Move the stone one cell, any way you like. Your home is a1.
   *[2] Move the same stone one cell on. Your home is g7.
}
asks-rastros = Move the stone to a free cell beside it.

reason-home = The stone has come to this side’s home.

kind-rastros-0 = the stone
kind-rastros-1 = trail stone

sign-rastros-home = { $side } wins as soon as the stone comes here.

refuse-rastros-here = The stone is there already. It has to move on.
refuse-rastros-trail = The trail lies on { $cell }: nobody goes there again.
refuse-rastros-far = The stone goes just one cell, in any direction.

position-rastros-stone = expected exactly one o, the stone; there are { $found }

laid-rastros-reach = Cells in reach: { $cells }. Parts with an odd number of cells: { $odd }; with an even number: { $even }.

card-rastros-goal = Both players move the same stone. Player 1 wants it on a1, player 2 on g7. Or leave the other without a move.
card-rastros-move = A turn takes the stone one cell in any of the eight directions.
card-rastros-trail = On every cell it leaves, a black stone remains. Nobody goes there again.
card-rastros-home = The stone is on a1: player 1 has won, whoever moved it there.
card-rastros-locked = No free cell around it: whoever has to move now has lost.
card-rastros-end = A home decides at once, even if nothing around it is free. The board fills up, so there is no draw.
card-rastros-rulings = The homes are a1 and g7. In a position set up by hand a home may hold a black stone; then nobody enters it.
