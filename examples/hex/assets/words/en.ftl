game-hex = Hex
game-hex-line = Join your two sides of the board with an unbroken chain of stones.
begin-hex = { $seat ->
    [1] Put a stone on any free cell. You join the near and the far side.
   *[2] Put a stone on any free cell. You join the left and the right side.
}
asks-hex = Put a stone on any free cell.

kind-hex-0 = stone

reason-joined = An unbroken chain joins both sides.

refuse-hex-occupied = There is already a stone on { $cell }. Pick a free cell.
refuse-hex-one-stone = One stone a turn: yours goes to { $cell }.

sign-hex-edges = { $side } joins these two sides.

overlay-hex-joins = The shortest ways
laid-hex-joins = Stones missing, if nobody gets in the way: Black { $black ->
    [-1] is cut off
   *[other] { $black }
}, White { $white ->
    [-1] is cut off
   *[other] { $white }
}.

card-hex-goal = Black joins the near and the far side, White the left and the right one. Whoever has an unbroken chain first wins.
card-hex-place = Each turn puts one stone on any free cell. Stones never move and are never taken.
card-hex-bridge = A bridge: two free cells lie between these black stones. If White takes one, Black takes the other.
card-hex-joined = With c1 the chain is complete: Black has won.
card-hex-end = A full board always has exactly one winner, so there is no draw.
card-hex-rulings = Black begins, and colours are not exchanged after the first stone. A cell in a corner belongs to both sides that meet there.
