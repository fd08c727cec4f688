# Practice: puzzles and own mistakes asked again in time
help-value-day = DAY
help-arg-puzzle-day = Take this day as today, like 2026-11-27
help-arg-keep-mistakes = Keep the turning points among your own mistakes, which puzzle practice asks again
command-hint = hint

practice-mistakes = Own mistakes
practice-day = “{ $day }” is no day; write it like 2026-11-27.
practice-full = { $most } of your own mistakes are kept in this game, and that is the most. Practise these first.
practice-broken = Your own mistakes in { $path } cannot be read and stay as they are. { $fault }
practice-set-aside = The file { $path } could not be understood; a copy of it lies beside it, and a new one was begun.
practice-due-title = Due today
practice-due-number = { $count ->
    [one] One question comes back today.
   *[other] { $count } questions come back today.
}
practice-storm-title = Storm
practice-storm-about = Three minutes, as many puzzles as you can
practice-storm-now = { $left } · solved: { $solved } · missed: { $missed }
practice-storm-over = Time is up!
practice-storm-again = Once more
practice-ladder-title = Ladder
practice-ladder-about = Puzzles just right for you
practice-kept = { $count ->
    [one] One question is kept among your own mistakes. It is asked tomorrow.
   *[other] { $count } questions are kept among your own mistakes. They are asked tomorrow.
  }
practice-known = These questions were among your own mistakes already.
practice-none-due = Nothing is due today.
practice-due = { $count ->
    [one] One question is due today.
   *[other] { $count } questions are due today.
  }
practice-end = That was the last one for today. Well done!
practice-step = { $game }: { $text }
practice-hint = Type a move; besides, there are hint, next, moves, board, undo and quit.
practice-storm-hint = Type a move; besides, there are next, moves, board, undo and quit.
practice-no-hint = There is no hint here.
practice-again = It is asked again on { $day }.
practice-points = Your points in { $game }: { $before }, now { $after }.
practice-today = The puzzle of the day, { $day }
practice-ladder = You have { $points } points, this puzzle { $puzzle }.
practice-ladder-end = You have seen every puzzle of this game today.
practice-storm = Storm: three minutes, as many puzzles as you can. A wrong move brings the next one.
practice-storm-left = { $seconds } seconds are left.
practice-storm-result = Solved: { $solved }. Missed: { $missed }.
practice-storm-best = Your best storm so far!
practice-storm-before = Your best storm, on { $day }: { $solved } solved, { $missed } missed.
practice-harvest-title = Puzzles from my games
practice-harvest-about = Look through your kept games for positions with one right move
practice-harvest-far = Game { $looked } of { $of }
practice-harvest-stop = Stop looking; what was found stays
practice-harvest-no-games = No game of this kind is kept yet. Play one first.
practice-harvest-nothing = { $games ->
    [one] In your game nothing new was found
   *[other] In { $games } games nothing new was found
  } that is worth asking.
practice-harvest-found = { $count ->
    [one] One puzzle from your games is
   *[other] { $count } puzzles from your games are
  } now under “Made by me”.
