# Apocalypse

game-apocalypse = Apocalypse
game-apocalypse-line = Order a move in secret; both happen at once. Whoever loses all pawns loses.
begin-apocalypse = Choose your move in secret; both happen at once.
asks-apocalypse = Choose your move in secret; both happen at once.

kind-apocalypse-0 = pawn
kind-apocalypse-1 = knight

about-apocalypse-0 = one cell ahead; it captures diagonally ahead. Who has no pawns left loses.
about-apocalypse-1 = two cells straight and one aside. It jumps.

reason-penalties = The other side has two penalty points.
reason-both-penalties = Both sides reached two penalty points in the same turn.
reason-no-pawns = The other side has no pawns left.
reason-both-no-pawns = Both sides lost their last pawns in the same turn.
reason-no-orders = Somebody has no legal move left.

sign-apocalypse-goal = { $side }: a pawn that arrives here becomes a knight or is placed anew
sign-apocalypse-penalty =
    { $number ->
        [one] { $side }: one penalty point, and the second one loses
       *[other] { $side }: { $number } penalty points
    }
sign-apocalypse-waiting = { $side }: this pawn waits to be put somewhere else

refuse-apocalypse-empty = There is no piece on that cell.
refuse-apocalypse-not-yours = That piece is not yours.
refuse-apocalypse-stuck = That piece has nowhere to go this turn.
refuse-apocalypse-same-cell = The piece is already there.
refuse-apocalypse-own-piece = Your own piece is standing there.
refuse-apocalypse-knight-reach = The knight cannot reach that cell.
refuse-apocalypse-pawn-blocked = The pawn is blocked: the cell ahead must be empty now, before the turn.
refuse-apocalypse-pawn-double = Here pawns have no double step: one cell at a time.
refuse-apocalypse-pawn-diagonal = A pawn goes diagonally only onto an enemy, and nobody is there now.
refuse-apocalypse-pawn-reach = A pawn goes one cell forward, or takes one diagonally forward.
refuse-apocalypse-nothing-there = There is nobody to take there: write “-” instead of “x”.
refuse-apocalypse-enemy-there = An enemy stands there: write “x” instead of “-”.
refuse-apocalypse-put-occupied = That cell is taken: the waiting pawn needs an empty one.
refuse-apocalypse-put-last-rank = The waiting pawn must leave the last rank.
refuse-apocalypse-put-first = First put the waiting pawn on an empty cell, like “>c3”.
refuse-apocalypse-none-waits = No pawn of yours is waiting: order a move, like “b1-b2”.

position-apocalypse-two-waiting = at most one pawn of each side on its last rank
position-apocalypse-waiting-form = expected the cells of the pawns that wait, White's first, with commas between them, like b5,c1, or -

laid-apocalypse-meetings = Pairs of orders: { $pairs }. Both arrive on one cell: { $collide }. They change places: { $change }. The target has just left: { $gone }. A piece that stays is captured: { $captures }.

card-apocalypse-goal = Order a move in secret; both happen at once. Take all enemy pawns and keep one of yours.
card-apocalypse-order = Knights and pawns move and capture as in chess, but pawns have no double step. What counts is the board before the turn: this pawn may go ahead or take either pawn.
card-apocalypse-together = Then both move together. What has left its cell is not taken: these two knights change places. On the same cell, equal pieces both go and a knight beats a pawn.
card-apocalypse-last = A pawn on the last rank becomes a knight while you have fewer than two. Otherwise put it on any empty cell outside that rank.
card-apocalypse-penalty = An illegal order leaves the piece where it is and costs a point, shown beside the board. It may be meant so. The second point loses.
card-apocalypse-end = Two points lose, whatever else happened. Without pawns you lose, also by promoting the last one. If both lose at once, or somebody has no legal move, it is a draw.
card-apocalypse-rulings = The start is the usual one, as the sheet’s figure is lost. Knights are counted after the captures; the new cell is chosen after the reveal, in secret if both choose, and the same cell removes both. A text that cannot be read costs nothing. The third repetition of a position and 50 turns without a capture or a pawn move are draws; both can be turned off.

# Setting up a position
setup-apocalypse-asked = Who gives an order
setup-apocalypse-both = both
setup-apocalypse-penalties = Penalty points
setup-apocalypse-waiting = Pawns that wait for their new cell
