# Apocalypse

game-apocalypse = Apocalypse
game-apocalypse-line = Order a move in secret; both happen at once. Whoever loses all pawns loses.
begin-apocalypse = Choose your move in secret; both happen at once.

kind-apocalypse-0 = pawn
kind-apocalypse-1 = knight

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
