game-atari-go = Atari Go
game-atari-go-line = Surround a group: whoever takes its last liberty first wins.
begin-atari-go = Put a stone on any free crossing.
asks-atari-go = Put a stone on any free crossing.

kind-atari-go-0 = stone

reason-capture = A group has lost its last liberty.
reason-no-stones = The other side has no stones left to place.

refuse-atari-go-occupied = There is already a stone on { $cell }. Pick an empty crossing.
refuse-atari-go-own-group = On { $cell } your own group would have no liberty, and nothing would be captured.
refuse-atari-go-one-stone = One stone a turn: yours goes to { $cell }.

position-atari-go-captured = expected { $letter }: only { $side } has a captured group, so it would be its turn

sign-atari-go-liberties = { $side }: a group and { $number ->
    [one] its last liberty
   *[other] its { $number } liberties
}
sign-atari-go-atari = { $side }: this group is in atari, one stone away from capture.
sign-atari-go-captured = { $side }: { $number ->
    [one] a captured stone
   *[other] a captured group of { $number } stones
}

laid-atari-go-liberties = Groups: Black { $black }, White { $white }. In atari: Black { $black-atari }, White { $white-atari }.

card-atari-go-goal = Capture first. Stones are placed on the crossings, in turn, and never move; one captured group, even of a single stone, wins the game.
card-atari-go-liberties = Stones of a colour that touch along the lines are a group. The empty crossings beside it are its liberties.
card-atari-go-atari = One liberty left: the group is in atari. The next stone could take it, unless it gets away.
card-atari-go-capture = Black takes the last liberty. The group is captured, and Black has won.
card-atari-go-own = White may not play here: the stone would have no liberty. Only a stone that captures may do that.
card-atari-go-end = The first capture ends the game. If nobody captures, whoever has to move without a stone left, or without a crossing to put it on, loses.
card-atari-go-rulings = There is no passing. A side with all its 40 stones on the board, or without a legal crossing, loses when it is its turn. There is no ko: nothing is ever taken back off the board.
