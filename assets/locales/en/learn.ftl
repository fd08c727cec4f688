## Lessons and puzzles: the page, and the exercise on the table

learn-title = Learn
learn-back = Back
ui-lesson-to-shelf = Back to all games
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
review-title = Looking back
review-begin = Where did it turn?
review-back = Back to the review
review-working = Finding out where the game turned…
review-calm = The game did not turn.
review-calm-about = Nobody let much slip. Well played!
review-turned = { $count ->
    [one] The game turned once.
   *[other] The game turned { $count } times.
}
review-slips = No single move turned the game. These cost the most:
review-turned-about = Try to find what was better, or have a look.
review-played = { $who }: { $move }
review-move = { $number }. { $played }
review-place = Moment { $number } of { $of }
review-win-lost = From won to lost.
review-win-drawn = From won to a draw.
review-draw-lost = From a draw to lost.
review-chances-lost = It cost { $loss } of 100 chances.
review-better-for = better: { $who }
review-ask = Find the better moves
review-keep = Keep among my mistakes
review-kept = Kept among my mistakes
review-keep-about = They are asked again tomorrow, and then after more and more days.
review-write = Write beside the moves
review-written = Stands beside the moves
review-next = Next moment
review-before = Moment before
review-show = Show it
review-play-here = Play from here
review-follow = See what followed
review-all = All moments
review-empty = Nothing was played here yet, so there is nothing to review.
review-long = This game has more than { $most } moves; so long a one is not reviewed.
review-no-searcher = The computer does not play this game, so it cannot review it.
review-stopped = The review was stopped.
guard-wait = Wait! Look again.
guard-take-back = Take it back
guard-keep = Play it anyway
guard-follows = Then comes { $moves }.
review-worth = Before it: { $before }. After it: { $after }.
review-worth-same = Before it and after it: { $before }. But it cost something.
review-better = Better was { $move }.
review-better-why = Better was { $move }: it { $why }.
review-as-good = Just as good: { $moves }.
review-answer = The answer { $reply } { $why }.
review-answer-wins = The answer { $reply } wins at once.
review-counted = After { $given }: { $count } After { $better }: { $other }
why-counted = After { $line }: { $count }
review-comment = { $loss } of 100 lost. { $said }
review-deck = My turning points
review-name = Move { $number }
review-say = { $side }: { $move } was played here. Find a better move!
review-was-played = This was played in the game: { $worth }.

# A lesson plan in the window.
plan-open = Lesson plan
plan-about = A lesson for a class, step by step, with the positions on the board
plan-of = Lesson plan: { $game }
plan-place = Step { $number } of { $of } · minutes { $minutes }
plan-position = The position again
plan-move = Next move
plan-show-answer = Show the answer
plan-step-next = Next step
plan-step-before = Step before
plan-end = End the lesson
plan-print = Print the lesson plan
