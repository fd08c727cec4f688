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
