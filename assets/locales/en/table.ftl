## Around the board

ui-turn-yours = Your turn
ui-thinks = is thinking …
ui-sealed-plate = has ordered
ui-reach-go = { $from } can go to { $to }.
ui-reach-take = { $from } can capture on { $taken }.
ui-reach-both = { $from } can go to { $to }, or capture on { $taken }.
ui-or = { $first } or { $last }
ui-undo-short = Undo
ui-withdraw-short = Withdraw
ui-hint-short = Hint
ui-moves-short = Moves
ui-more-short = More
ui-overlay-hide = Put it away
ui-move-number = Move { $number }
ui-plate-captures = { $number } captured

ui-who-with = Who do you play with?
ui-friend-here = A friend at this table
ui-friend-here-about = You take turns; the board can turn with you.
ui-begin-as = You begin as
ui-fold-clock = Clock
ui-fold-match = Match
ui-fold-rules = Rules
ui-fold-names = Seats and names
ui-fold-usual = as usual
ui-fold-changed = changed
level-1-line = Just hatched. Each move is a surprise.
level-2-line = Quick and trusting. Looks one hop ahead.
level-3-line = Takes what it can carry, and forgets where it put it.
level-4-line = Sets traps, and grins while you walk in.
level-5-line = Has read every book in this library.
level-6-line = Holds nothing back, and never gets tired.
