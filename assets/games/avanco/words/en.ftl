# Avanço

game-avanco = Avanço
game-avanco-line = Your pieces only go forward. Bring one of them to the far rank.
begin-avanco = Pick one of your pieces, then a cell right ahead of it, straight or diagonally.
asks-avanco = Pick a piece, then a cell right ahead of it, straight or diagonally.

kind-avanco-0 = piece

reason-far-rank = A piece has reached the far rank.

sign-avanco-goal = { $side }: a piece that reaches this rank wins
sign-avanco-pieces = { $side }: { $number ->
    [one] { $number } piece left
   *[other] { $number } pieces left
}

refuse-avanco-empty = There is no piece on { $cell }. Pick one of yours.
refuse-avanco-not-yours = The piece on { $cell } is not yours.
refuse-avanco-stuck = That piece has nowhere to go: its ways forward are taken.
refuse-avanco-same-cell = The piece is already there. Choose a cell ahead of it.
refuse-avanco-only-forward = Pieces only go forward, never sideways or back.
refuse-avanco-too-far = Too far: a piece goes to one of the cells right ahead of it.
refuse-avanco-blocked = Your own piece is in the way.
refuse-avanco-straight-capture = Straight ahead nobody is captured: pieces capture diagonally.
refuse-avanco-own-piece = Your own piece is standing there.

position-avanco-no-pieces = at least one piece on the board
position-avanco-both-arrived = pieces on their far rank for one side at most

laid-avanco-race = Ranks to go for the foremost piece: White { $white }, Black { $black }. Pieces that no enemy can meet any more: White { $white-passed }, Black { $black-passed }.

card-avanco-goal = Bring one piece to the far rank, where the enemy started. Capturing every enemy piece wins too.
card-avanco-move = A piece goes one cell forward, straight or diagonally. There is no way back, nor sideways.
card-avanco-capture = It captures diagonally only. An enemy straight ahead simply blocks the way. Nobody has to capture.
card-avanco-far = The far rank is reached: White wins at once, however many pieces Black still has.
card-avanco-end = The first piece on its far rank ends the game. There are no draws: whoever is to move always has a move.
card-avanco-rulings = Both armies start on their two nearest ranks, and whoever captures the last enemy piece wins.
