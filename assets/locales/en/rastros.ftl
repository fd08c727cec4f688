game-rastros = Rastros
game-rastros-line = Both move the same stone, and it leaves a trail. Bring it home, or leave the other no way out.

reason-home = The stone has come to this side’s home.

kind-rastros-0 = the stone
kind-rastros-1 = trail stone

sign-rastros-home = { $side } wins as soon as the stone comes here.

refuse-rastros-here = The stone is there already. It has to move on.
refuse-rastros-trail = The trail lies on { $cell }: nobody goes there again.
refuse-rastros-far = The stone goes just one cell, in any direction.

position-rastros-stone = expected exactly one o, the stone; there are { $found }
