game-atari-go = Atari Go
game-atari-go-line = Surround a group: whoever takes its last liberty first wins.

kind-atari-go-0 = stone

reason-capture = A group has lost its last liberty.
reason-no-stones = The other side has no stones left to place.

refuse-atari-go-occupied = There is already a stone on { $cell }. Pick an empty point.
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
