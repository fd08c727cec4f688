game-gatos-caes = Gatos & Cães
game-gatos-caes-line = A cat never sits beside a dog. Whoever has no room for another animal loses.
begin-gatos-caes = { $seat ->
    [1] Put the first cat in the middle: on d4, e4, d5 or e5.
   *[2] Put the first dog outside the middle, and not beside the cat.
}
asks-gatos-caes = { $seat ->
    [1] Put a cat on a free cell, not beside a dog.
   *[other] Put a dog on a free cell, not beside a cat.
}

side-gatos-caes-cats = Team Cat
side-gatos-caes-dogs = Team Dog
kind-gatos-caes-0 = cat
kind-gatos-caes-1 = dog

about-gatos-caes-0 = it stays where it was put. No dog may be put beside it.
about-gatos-caes-1 = it stays where it was put. No cat may be put beside it.

sign-gatos-caes-first-cat = { $side }: the first cat goes here
sign-gatos-caes-first-dog = { $side }: the first dog may not go here
sign-gatos-caes-only = { $side }: { $number ->
    [one] { $number } cell that the other side can no longer use
   *[other] { $number } cells that the other side can no longer use
}
sign-gatos-caes-dead = { $number ->
    [one] { $number } cell that nobody can use any more
   *[other] { $number } cells that nobody can use any more
}
sign-gatos-caes-left = { $side }: { $number ->
    [0] all animals are on the board
    [one] { $number } animal left
   *[other] { $number } animals left
}

refuse-gatos-caes-cat-there = A cat is already sitting on { $cell }. Pick an empty cell.
refuse-gatos-caes-dog-there = A dog is already sitting on { $cell }. Pick an empty cell.
refuse-gatos-caes-first-cat = The first cat goes in the middle: on d4, e4, d5 or e5.
refuse-gatos-caes-first-dog = The first dog stays out of the middle: not on d4, e4, d5 or e5.
refuse-gatos-caes-beside-dog = A cat may not sit beside a dog, and there is one on { $cell }.
refuse-gatos-caes-beside-cat = A dog may not sit beside a cat, and there is one on { $cell }.

position-gatos-caes-beside = the cat on { $cat } and the dog on { $dog } may not sit side by side

laid-gatos-caes-cells = Cells left for cats alone: { $cats }; for dogs alone: { $dogs }; for both: { $both }; for nobody: { $nobody }.

card-gatos-caes-goal = Be the last to find room. Cats and dogs take turns filling the board, and whoever has no place left for an animal of his own loses.
card-gatos-caes-first = Cats begin. The first cat goes in the middle, on one of these four cells; the first dog stays out of it.
card-gatos-caes-beside = One animal a turn, on an empty cell. Cats and dogs never sit side by side; diagonally they get along.
card-gatos-caes-only = Cells with a dark dot are left for cats alone, cells with a light square for dogs alone: room that nobody can take away. On dark cells nobody has room.
card-gatos-caes-stuck = It is the dogs’ turn and no cell is left for them. The cats could still have used two: they win.
card-gatos-caes-end = Whoever cannot place an animal loses, for want of a cell or because all 28 are on the board. There are no draws.
card-gatos-caes-rulings = The middle is d4, e4, d5 and e5. An animal is the first one if none of its kind is on the board.
