## Lessons and puzzles: the page, and the exercise on the table

learn-title = Learn
learn-back = Back
learn-back-to-path = Back to the path
learn-not-begun = not begun
learn-all-done = all done
learn-own = Made by me
learn-own-line = Lessons and puzzles that you made yourself.
learn-begin = Begin
learn-go-on = Go on
learn-print = Print
learn-play = Play the Chick
learn-step = Step { $number }
learn-win-now = Win at once
learn-win = Win in { $moves }
learn-save = Save yourself
learn-save-ahead = Look { $moves } ahead
learn-keep = Find the win
learn-done = Done.
learn-shown = This is how it is done.
learn-solution = Solution
learn-yourself = Try it yourself

# Review of a game: where it turned.
review-empty = Nothing was played here yet, so there is nothing to review.
review-long = This game has more than { $most } moves; so long a one is not reviewed.
review-no-searcher = The computer does not play this game, so it cannot review it.
review-stopped = The review was stopped.
review-worth = Before it: { $before }. After it: { $after }.
review-better = Better was { $move }.
review-better-why = Better was { $move }: it { $why }.
review-as-good = Just as good: { $moves }.
review-answer = The answer { $reply } { $why }.
review-answer-wins = The answer { $reply } wins at once.
review-counted = After { $given }: { $count } After { $better }: { $other }
review-comment = { $loss } of 100 lost. { $said }
review-deck = My turning points
review-name = Move { $number }
review-say = { $side } played { $move } here. Find a better move!
review-was-played = This was played in the game: { $worth }.
