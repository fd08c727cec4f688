game-sapiens = Sapiens
game-sapiens-line = Turn, climb and capture with dice, until the other side has none left.
begin-sapiens = Pick a die, then the cell it goes to. Pick it twice, and it turns.
asks-sapiens = Pick a die, then the cell it goes to. Pick it twice, and it turns.
game-sapiens-demo = See the die turn

option-players = Players
option-players-2 = two
option-players-teams = four in two teams
option-players-single = four, each alone
option-alliances = Alliances
option-alliances-on = with alliances
option-alliances-off = without alliances
option-setup = Set-up
option-setup-2021 = 2021: twos on the home rank
option-setup-2022 = 2022: two to five on the home rank

choice-sapiens-keep = Keep the die

hint-sapiens-turn-diagonal = Turn it by the arrows beside it, or by picking it again: it then goes diagonally.
hint-sapiens-turn-straight = Turn it by the arrows beside it, or by picking it again: it then goes straight.
hint-sapiens-martyr = The die of { $from } takes { $to } and rises to 6. Keep it, or give it for an enemy die: pick one of those marked with arrows.

reason-board-empty = The exchange took the last dice off the board.

refuse-sapiens-empty = There is no die here.
refuse-sapiens-not-yours = That die is not yours.
refuse-sapiens-die-first = First pick one of your dice.
refuse-sapiens-nothing-to-keep = There is nothing to choose here.
refuse-sapiens-straight = This die goes straight. Turn it first to go diagonally.
refuse-sapiens-diagonal = This die goes diagonally. Turn it first to go straight.
refuse-sapiens-no-line = A die travels in one straight line.
refuse-sapiens-too-far = It shows { $value }: { $value ->
    [one] one cell is as far as it goes.
   *[other] { $value } cells are as far as it goes.
}
refuse-sapiens-jump = A die does not jump: { $cell } is in the way.
refuse-sapiens-own = Your own die stands there.
refuse-sapiens-alliances-off = This game is played without alliances.
refuse-sapiens-alliance-again = An alliance cannot ally again.
refuse-sapiens-unequal-values = Only dice of the same value can ally.
refuse-sapiens-unequal-directions = Only dice turned the same way can ally.
refuse-sapiens-cannot-step = Neither die could step onto the other, so they cannot ally.
refuse-sapiens-before-middle = Alliances are made beyond the middle of the board.
refuse-sapiens-no-martyr = Only a single die that rises from 5 to 6 can be exchanged.
refuse-sapiens-capture-wins = That capture wins: nobody is left to exchange for.
refuse-sapiens-exchange-gone = That die has just been captured. Choose another one.
refuse-sapiens-exchange-own = That one is yours. Choose an enemy die in exchange.
refuse-sapiens-exchange-empty = Nobody stands there. Choose an enemy die, or keep yours.

position-sapiens-alliance = an alliance on { $cell }, but this position is played without alliances
position-sapiens-no-dice = a side that still has dice

sign-sapiens-dice = { $side }: { $number ->
    [one] one die
   *[other] { $number } dice
}
sign-sapiens-beyond = { $side } can make alliances here.
sign-sapiens-alliance = These two can ally.

kind-sapiens-straight = straight
kind-sapiens-diagonal = diagonal
kind-sapiens-alliance = alliance

about-sapiens = it goes one cell or as many as it shows, forward, back or aside as it lies, or turns in its place.

demo-sapiens = Value { $value }, { $direction }

laid-sapiens-reach = { $side }: cells in reach { $cells }, captures among them { $captures }.
laid-sapiens-turns = { $cell }: alone on its way it comes to { $cells } cells, in { $moves } moves at most.

card-sapiens-goal = Capture every die of the other side. The upper face of a die is its value, and how it lies says where it goes: straight dice go along ranks and files, turned ones diagonally.
card-sapiens-move = A die goes one cell up to its value, in the four ways of its direction, without jumping.
card-sapiens-turn = Instead of moving, a die can be turned where it stands: straight becomes diagonal, and back.
card-sapiens-capture = It captures by ending on an enemy die, and rises by one, up to six. A single die that so rises from five to six may give itself up for any enemy die.
card-sapiens-alliance = Beyond the middle, two single dice equal in value and direction can become one, if one step takes either onto the other. The values are added, six at most.
card-sapiens-four = Four begin in the corners, each alone or seats 1 and 3 against 2 and 4. A lamp shows who is to move.
card-sapiens-end = A side without dice has lost; whoever is left has won.
card-sapiens-rulings = No jumping, for captures either. An alliance never allies again and never splits. In an exchange both dice go and nobody rises; it may be one’s last die, and an empty board is a draw. It is a draw, too, when a position comes up three times, or after 100 turns without a capture or an alliance; both can be switched off. Equal rolls are rolled again. Four players begin in the corners; “beyond the middle” is then outside the corners of one’s own side, and a single player without dice is passed over.
tell-sapiens-alliance = Alliance of { $value }, { $direction }

# The die theatre
game-sapiens-this = Show this die
theatre-sapiens-die = The upper face is the value; the arrows are its ways.
theatre-sapiens-net = Six faces fold into one die. Opposite faces add up to seven.
theatre-sapiens-hand = Turn the die with your hand. Let it go, and it lies down as it could on the board.
theatre-sapiens-question = Which cells can the marked die reach? Click them.
theatre-sapiens-value = value { $value }
theatre-sapiens-sum = { $one } + { $other } = 7
theatre-sapiens-hidden = hidden: { $value }
set-sapiens-ivory = Ivory
set-sapiens-ebony = Ebony
set-sapiens-padouk = Redwood
set-sapiens-jade = Jade
scene-sapiens-go = It goes
scene-sapiens-go-0 = It shows 3 and lies straight: up to three cells along a rank or a file.
scene-sapiens-go-1 = It goes three cells. Value and direction stay as they are.
scene-sapiens-turn = It turns
scene-sapiens-turn-0 = It lies straight. To go diagonally, it must turn first.
scene-sapiens-turn-1 = It turns by 45° where it stands. That is its whole move, and the value stays.
scene-sapiens-rise = 1 → 2
scene-sapiens-rise-0 = It shows 1, and an enemy stands one cell ahead.
scene-sapiens-rise-2 = Who captures rises by one: over one edge, from 1 to 2.
scene-sapiens-capture = It ends on the enemy, which leaves the board.
scene-sapiens-three-four = 3 → 4
scene-sapiens-three-four-0 = It shows 3 and lies diagonally, and an enemy stands three cells away.
scene-sapiens-three-four-2 = 4 lies opposite 3, for together they make seven: two quarter turns.
scene-sapiens-six = 6 stays 6
scene-sapiens-six-0 = It shows 6, the highest value.
scene-sapiens-six-1 = It captures and stays 6: nothing is higher.
scene-sapiens-alliance = Alliance
scene-sapiens-alliance-0 = Two dice of one side, beyond the middle, equal in value and direction, one step apart.
scene-sapiens-alliance-1 = One goes onto the other: an alliance of 2 + 2 = 4. The direction stays.
scene-sapiens-martyr = Martyr
scene-sapiens-martyr-0 = A single die shows 5, and an enemy is within reach.
scene-sapiens-martyr-2 = It rises from 5 to 6. Now its owner may keep it or give it up.
scene-sapiens-martyr-3 = Given up, it leaves and takes any enemy die along. Nobody rises.
