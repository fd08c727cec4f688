game-horizon = Horizon
game-horizon-line = Capture along the rows where your king rules, and cross the board.
begin-horizon = Choose the cell of your king on your row 0; the warriors take the rest of the row.
asks-horizon = Pick one of your pieces, then where it goes.

kind-horizon-0 = warrior
kind-horizon-1 = king
kind-horizon-2 = arrived warrior

about-horizon-0 = one cell in any direction, as its first move two ahead; it can capture along a row.
about-horizon-1 = one cell in any direction, as its first move two ahead. Who loses it has lost.
about-horizon-2 = it has arrived and stays. The third one wins.

reason-king-captured = The other king was captured.
reason-king-arrived = The king reached the other side's row 0.
reason-three-warriors = Three warriors reached the other side's row 0.

sign-horizon-goal = { $side } wants to reach this row.
sign-horizon-arrived = { $side }: { $number ->
    [0] no warrior has arrived yet
    [one] one warrior of three has arrived
   *[other] { $number } warriors of three have arrived
}
sign-horizon-line-home = { $side } captures in line in the home field: no other king is there.
sign-horizon-line-away = { $side } captures in line in the other field, which the king has entered.
sign-horizon-leap = { $side }: the king may leap to row 4 of the other field, in its next turn only.
sign-horizon-leap-now = { $side }: the king may leap to row 4 of the other field, in this turn only; any other move gives that up.

refuse-horizon-home-row = Your king begins on your own row 0.
refuse-horizon-place-first = First choose where your king begins.
refuse-horizon-empty = There is no piece here.
refuse-horizon-not-yours = That piece is not yours.
refuse-horizon-arrived = A warrior that has arrived never moves again.
refuse-horizon-blocked = Your own pieces leave it no way out.
refuse-horizon-same = It already stands there.
refuse-horizon-own = Your own piece stands there.
refuse-horizon-one-cell = A piece goes one cell; only its first move may go two.
refuse-horizon-moved = Only a first move may go two cells, and this piece has moved already.
refuse-horizon-double-line = Two cells only straight or diagonally forward, without turning.
refuse-horizon-way = The way over { $cell } is not free.
refuse-horizon-double-capture = A move of two cells never captures.
refuse-horizon-king-line = The king captures on the next cell only, never in line.
refuse-horizon-too-far = A line capture steps one cell and then runs along that row, no other.
refuse-horizon-row-zero = There is no line capture on row 0.
refuse-horizon-count = On this row a line capture steps once and then runs exactly { $number ->
    [one] one cell.
   *[other] { $number } cells.
}
refuse-horizon-line-empty = A line capture must end on an enemy piece.
refuse-horizon-no-king = Your king is not in this field.
refuse-horizon-invader = Both kings are in this field, so only the invader captures in line.
refuse-horizon-crossing = The run lies in the other field, and your king is not there.
refuse-horizon-no-leap = The king leaps only in the turn after one of his warriors arrives.
refuse-horizon-leap-row = The king leaps only to row 4 of the other field.
refuse-horizon-leap-occupied = The king leaps only to an empty cell.

position-horizon-no-king = expected at least one king; only the empty board of the very start has none
position-horizon-both-won = this position would be won by both sides
position-horizon-unmoved-form = expected cells in board order with commas between them, like a1,b1,i10, or -
position-horizon-unmoved = on { $cell } no piece stands on its own row 0
position-horizon-arrived = at most { $most } { $piece } can stand on the other side's row 0
position-horizon-arrivals = expected at least { $least } for { $piece }: so many stand on the other side's row 0
position-horizon-leap = there is no { $piece } that could leap

laid-horizon-lines = Pieces that can be captured in line: by Player 1 { $first }, by Player 2 { $second }.

card-horizon-goal = Bring your king, or three warriors, to the enemy's row 0. Capturing the enemy king wins too.
card-horizon-step = Every piece goes one cell in any direction and captures so. Its first move may be two cells ahead, straight or diagonal, if both are empty.
card-horizon-line = A warrior also captures in line: one step, then along that row as many cells as its number says, over anybody, to end on an enemy.
card-horizon-field = It needs its king in that field. If both kings are there, only the one away from home counts.
card-horizon-arrive = A warrior that arrives at the other side's row 0 stays there. In your next turn, and only then, your king may leap to row 4 of the other field.
card-horizon-end = The king captured, the king on the other side's row 0 or the third warrior there: each of these wins at once.
card-horizon-rulings = Player 1 places the king first. A first move may also be one cell, sideways too. A line capture runs exactly the number of the row, may pass over its start, and counts in the field of its run. The leap goes to an empty cell. Arrivals count even if the warrior is captured later. The third repetition of a position and 200 turns without a capture or an arrival are draws; both can be turned off.

# Setting up a position
setup-horizon-unmoved = Pieces that have not moved
setup-horizon-arrivals = Warriors that have arrived
setup-horizon-leaps = Kings that may leap
