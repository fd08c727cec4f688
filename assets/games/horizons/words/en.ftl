game-horizons = Horizons
game-horizons-line = Chess on a wide board, with five new pieces: checkmate the other king.
game-horizons-note = The set-up is our reading; the author's diagram is lost.
begin-horizons = Pick a piece, then where it goes. Point at any piece to see its moves.
asks-horizons = Pick a piece, then where it goes.

kind-horizons-0 = king
kind-horizons-1 = queen
kind-horizons-2 = rook
kind-horizons-3 = bishop
kind-horizons-4 = knight
kind-horizons-5 = Ox
kind-horizons-6 = Magician
kind-horizons-7 = Zip
kind-horizons-8 = pawn
kind-horizons-9 = Warrior
kind-horizons-10 = demoted Warrior
kind-horizons-11 = Shielder

about-horizons-0 = one cell in any direction. Once, it may castle with a rook.
about-horizons-1 = any distance in all eight directions.
about-horizons-2 = any distance along its row or its column.
about-horizons-3 = any distance along its diagonals.
about-horizons-4 = two cells straight and one aside. It jumps.
about-horizons-5 = two or three cells straight, or two and then one diagonally onward. It does not jump.
about-horizons-5-garden = three cells straight, or two and then one diagonally onward; on the two cells before it only captures.
about-horizons-6 = at least three free cells straight and then one diagonally, or the other way round.
about-horizons-7 = two cells straight, then in a zigzag: one diagonally, one straight. It may stop anywhere on the way.
about-horizons-8 = one cell ahead, at first two; it captures diagonally ahead.
about-horizons-9 = one cell diagonally ahead, at first two; it captures straight ahead, once in the game two cells away.
about-horizons-9-always = one cell diagonally ahead, at first two; it captures straight ahead, one or two cells away.
about-horizons-10 = one cell diagonally ahead; it captures straight ahead, one cell away.
about-horizons-11 = one cell ahead, at first two; it captures sideways and pushes enemies on. Nobody captures it from the front.
about-horizons-11-plain = one cell ahead, at first two; it captures sideways and pushes enemies on.

choice-horizons-queen = Queen
choice-horizons-magician = Magician
choice-horizons-zip = Zip
choice-horizons-rook = Rook
choice-horizons-ox = Ox
choice-horizons-bishop = Bishop
choice-horizons-knight = Knight

option-warrior = Far capture of the Warrior
option-warrior-once = once in the game
option-warrior-always = at any time
option-shielder = Shielder
option-shielder-armoured = cannot be captured from in front
option-shielder-plain = can be captured from everywhere
option-ox = Ox
option-ox-new = as invented for Horizons
option-ox-garden = as in Stone Garden Chess

reason-checkmate = Checkmate: the king is attacked and nothing can save it.
reason-dead-position = With these pieces nobody can be mated any more.
reason-stalemate = Stalemate: there is no legal move, and the king is not in check.
reason-75-moves = Each side has made 75 moves without a capture or a promotion.

sign-horizons-check = { $side }: the king is in check
sign-horizons-checker = { $side }: this piece gives check
sign-horizons-castling = { $side }: the king can still castle with the rook that stands here
sign-horizons-en-passant = { $side }: an en passant capture is possible here, now only
sign-horizons-quiet = { $number ->
    [one] One more move each without a capture or a promotion, and it is a draw.
   *[other] { $number } more moves each without a capture or a promotion, and it is a draw.
}

refuse-horizons-empty = There is no piece on that cell.
refuse-horizons-not-yours = That piece is not yours.
refuse-horizons-piece-first = First touch one of your pieces.
refuse-horizons-stuck = That piece has nowhere to go now.
refuse-horizons-king-stuck = Your king would be in check wherever it went.
refuse-horizons-check-stuck = Your king is in check, and that piece cannot help it.
refuse-horizons-pinned = That piece protects your king and cannot leave its post.
refuse-horizons-same = The piece is already there.
refuse-horizons-own = Your own piece is standing there.
refuse-horizons-blocked = { $cell } is in the way.
refuse-horizons-shielded = A Shielder cannot be captured from in front.
refuse-horizons-exposed = That would leave your king in check.
refuse-horizons-in-check = Your king is in check, and that would not save it.
refuse-horizons-king-attacked = Your king would be in check there.

refuse-horizons-king = A king goes one cell in any direction.
refuse-horizons-queen = A queen goes straight or diagonally, as far as the way is free.
refuse-horizons-rook = A rook goes straight, as far as the way is free.
refuse-horizons-bishop = A bishop goes diagonally, as far as the way is free.
refuse-horizons-knight = A knight leaps two cells straight and one to the side.
refuse-horizons-ox = An Ox goes 2 or 3 cells straight, or 2 straight and then 1 diagonally onward.
refuse-horizons-ox-garden = This Ox goes 3 ranks or files ahead: straight, or one cell to the side.
refuse-horizons-garden-ox = One or two cells ahead this Ox only captures.
refuse-horizons-magician = A Magician goes 3 or more cells in a line, then 1 more after a turn of 45°.
refuse-horizons-zip = A Zip goes 2 cells straight, then zigzags: one diagonal, one straight.
refuse-horizons-pawn = A pawn goes straight forward and captures one cell diagonally forward.
refuse-horizons-warrior = A Warrior goes diagonally forward and captures one or two cells straight ahead.
refuse-horizons-demoted = A demoted Warrior goes diagonally forward and captures one cell straight ahead.
refuse-horizons-shielder = A Shielder goes straight forward and captures one cell to the side.
refuse-horizons-double = Two cells at once only from your second rank.
refuse-horizons-pawn-straight = A pawn does not capture straight ahead.
refuse-horizons-pawn-diagonal = A pawn goes diagonally only to capture.
refuse-horizons-warrior-diagonal = A Warrior does not capture diagonally.
refuse-horizons-warrior-straight = A Warrior goes straight ahead only to capture.
refuse-horizons-warrior-far = A Warrior goes two cells straight ahead only to capture.
refuse-horizons-warrior-once = This Warrior has already used its capture two cells ahead.
refuse-horizons-shielder-sideways = A Shielder goes sideways only to capture.
refuse-horizons-push-own = A Shielder does not push pieces of its own side.
refuse-horizons-push-shielder = A Shielder cannot push another Shielder.
refuse-horizons-push-many = A Shielder pushes at most two pieces, and behind them it must be free.
refuse-horizons-push-edge = A Shielder cannot push anything to the edge of the board.
refuse-horizons-push-double = A Shielder pushes with a single step only.
refuse-horizons-en-passant-late = En passant is possible only right after the double step.
refuse-horizons-en-passant-kind = Your piece cannot capture that one en passant.

refuse-horizons-castle-moved = To castle, neither the king nor that rook may have moved.
refuse-horizons-castle-check = A king in check cannot castle.
refuse-horizons-castle-through = A castling king may not pass an attacked cell.

refuse-horizons-choice-early = First touch where the piece goes, then what it becomes.
refuse-horizons-no-promotion = Nothing is promoted by that move.
refuse-horizons-promote-now = Now choose what it becomes.
refuse-horizons-promote-pawn = A pawn becomes a queen, rook, Ox, bishop or knight.
refuse-horizons-promote-warrior = A Warrior becomes a Magician, rook, Ox, bishop or knight.
refuse-horizons-promote-shielder = A Shielder becomes a Zip, rook, Ox, bishop or knight.

position-horizons-king = expected exactly one { $king }
position-horizons-edge = a pawn, Warrior or Shielder cannot stand on { $cell }, at the edge
position-horizons-promoted = too many pieces: { $found } from promotions, where { $most } can be
position-horizons-check = the side that has just moved is in check
position-horizons-castling = the king and that rook do not stand where they started
position-horizons-en-passant-form = expected the cell passed and that of the piece that passed it, like d10:e9, or -
position-horizons-en-passant = no double step can have led to this
position-horizons-number = expected a whole number from { $least } to { $most }

card-horizons-goal = Checkmate the enemy king. King, queen, rook, bishop, knight and pawn move as in chess; these five pieces are new.
card-horizons-warrior = Warrior: goes diagonally forward, captures straight ahead. Once in the game it captures two cells ahead and is then demoted.
card-horizons-shielder = Shielder: goes forward, captures sideways and pushes up to two pieces. Nobody captures it from in front.
card-horizons-ox = Ox: jumps 2 or 3 cells straight, or 2 and then 1 diagonally. The cells it passes must be empty.
card-horizons-magician = Magician: 3 or more empty cells in a line, then 1 more, turning 45°.
card-horizons-zip = Zip: 2 cells straight, then zigzag. It stops on any of them.
card-horizons-end = Checkmate wins. Stalemate, no mate possible, 75 moves of each side without a capture or promotion, and the third repetition of a position are draws.
card-horizons-rulings = On the last rank promotion is compulsory: to rook, Ox, bishop or knight; a pawn also to queen, a Warrior to Magician, a Shielder to Zip. In castling the king goes three cells. An Ox captures on every cell it reaches, a Zip may stop anywhere, and a Shielder pushes only by a single step, kings too. A pawn, Warrior or Shielder on its own second rank counts as unmoved.

# Setting up a position
setup-horizons-castling = May castle
setup-horizons-castling-left = towards a
setup-horizons-castling-right = towards l
setup-horizons-en-passant = En passant: the cell passed and the piece that passed it
setup-horizons-quiet-plies = Turns since a capture or a promotion
setup-horizons-move-number = Number of the move
