# Lessons and puzzles

# Help
help-value-action = ACTION
help-value-what = FILE OR GAME
help-lesson = Lessons and puzzles: list them, check a file, play one
help-lesson-more =
    lesson list          the lessons and puzzles of the program, and how many steps you have solved
    lesson check FILE    everything that is wrong with a file
    lesson play FILE     here in the terminal; the name of a lesson of the program will do
    lesson link FILE     a link of it, for pupils at home: it is opened or pasted there, and play takes it as well
help-puzzle = Prove puzzles, make one of a position, harvest some from games, or practise
help-puzzle-more =
    puzzle prove FILE    proves every puzzle of a file: that its answers are right, and that there are no others
                         Without --nodes it looks at twenty million positions of each, at most
                         With --slow it tries every line, which takes longer and depends on nothing but the rules
    puzzle make GAME --position TEXT --moves TEXT
                         finds what can be asked of a position, proves it, and prints it for a file
    puzzle harvest GAME --count N --games N --seed N
                         makes puzzles out of games of the computer against itself, and prints them as a file;
                         the same numbers give the same puzzles
    puzzle harvest --from FILE...
                         makes them out of your own games: records, or names of saved games
    puzzle due           how many puzzles and own mistakes are due today; with GAME, of that game, as below
    puzzle practice      asks what is due
    puzzle ladder GAME   asks the puzzles nearest to your points, one after the other
    puzzle storm         three minutes, as many puzzles as you can
    puzzle today         the puzzle of the day
    puzzle effort FILE   what each puzzle takes to solve, counted
help-arg-lesson-action = list, check, play or link
help-arg-deck = File with a lesson or puzzles, or the name of one of the program
help-arg-puzzle-action = prove, make, harvest, due, practice, ladder, storm, today or effort
help-arg-puzzle-what = File with puzzles, or the name of some of the program; a game for make, harvest and to practise
help-arg-puzzle-count = Puzzles, at most
help-arg-puzzle-games = Games that the computer plays, at most
help-arg-puzzle-seed = Number from which the games come
help-arg-puzzle-opening = Moves at the beginning of each game that are drawn, at least (2)
help-arg-puzzle-slow = Prove another way, by trying every line
help-arg-puzzle-from = Files with games, or names of saved ones, instead of games of the computer
help-arg-puzzle-out = File for the puzzles; without it they are printed

# What is said of a move
lesson-other-piece = Another piece is asked for here.
lesson-other-cell = Another cell is asked for here.
lesson-other-way = That begins well, but should go on differently.
lesson-no-win = { $moves ->
    [one] That does not win at once.
   *[other] That does not win in { $moves } moves.
  }
lesson-no-win-stones = { $moves ->
    [one] That stone does not win at once.
   *[other] That does not win with { $moves } stones.
}
lesson-win-lost = That lets the win slip away.
lesson-no-save = That does not save you.

# What a made puzzle says
goal-play = { $side } to move.
goal-win = { $moves ->
    [one] { $side }: win at once.
   *[other] { $side }: win in { $moves } moves, whatever the answers.
}
goal-win-stones = { $moves ->
    [one] { $side }: win with one stone.
   *[other] { $side }: win with { $moves } stones, whatever the answers.
}
goal-keep = { $side }: find the move that leads to victory.
goal-save = { $side }: find the move that saves you.

# Puzzles that were found in games
harvest-title = { $game }: puzzles from games
harvest-played = In the game this was missed: { $move } was played.
harvest-nothing = In these games nothing was found that is worth asking.
harvest-record = { $path }: { $problem }
harvest-several-games = These are games of several kinds. Say which of them you want puzzles of.

# In the terminal
lesson-action = “{ $word }” is not expected here; there are { $known }.
lesson-which = Which one? ludoteca lesson list shows what there is.
lesson-sound = { $id }: { $exercises ->
    [one] one step
   *[other] { $exercises } steps
  }, nothing wrong.
lesson-faults = { $faults ->
    [one] One thing is wrong.
   *[other] { $faults } things are wrong.
  }
lesson-faults-more = More than { $faults } things are wrong.
lesson-play-hint = Type a move; besides, there are moves, board, undo and quit.
lesson-step = { $number } of { $of }: { $text }
lesson-right = Right!
lesson-reply = The answer: { $move }
lesson-refutation = This would happen: { $moves }
lesson-end = That was the last one. Well done!
puzzle-proved = { $number }. { $goal }: proved, { $answers } ({ $nodes } positions, { $seconds } s)
puzzle-not-proved = { $number }. { $goal }: { $error } ({ $nodes } positions, { $seconds } s)
puzzle-failed = { $count ->
    [one] One puzzle is not proved.
   *[other] { $count } puzzles are not proved.
  }
puzzle-nothing = There is nothing to ask of this position that can be proved.
lesson-hint-piece = Look at { $cell }.
lesson-hint-column = It is in file { $column }.
lesson-step-silent = First write what is to be done.
lesson-step-long = A step says what is to be done in { $most } letters at most.
lesson-step-move = A step asks for a move; choose one that was played.
prove-missing = right too: { $moves }
prove-not-right = not right: { $moves }
prove-nearer = it is won sooner: [Goal "win { $moves }"]
prove-step = later, { $move } is not right
prove-too-long = there are too many positions to look at

# What can be wrong with a file
deck-id = “{ $id }” cannot be its name; the tag Deck has small letters, digits and hyphens, like [Deck "my-lesson"].
deck-kind = The kind cannot be “{ $kind }”; write [Kind "lesson"] or [Kind "puzzles"].
deck-empty = Nothing is asked; every step begins with its game, like [Game "sapiens"].
deck-missing = The tag { $tag } is missing; every text is needed in three languages.
deck-moves = There are { $moves } moves in it, and { $most } is the most.
deck-language = { $tag }: there are the languages pt-PT, pt-BR and en.
deck-long = { $tag } has { $length } characters, and { $longest } is the most.
deck-goal = The goal cannot be “{ $goal }”; write [Goal "play"], [Goal "win"], [Goal "win 2"] or [Goal "save 1"].
deck-endless = A win needs a number of moves here, since positions can come back in this game: write [Goal "win 3"], say.
deck-over = In this position the game is over.
deck-no-move = There is no right move in it; write one after the tags.
deck-not-moves = Only moves belong in it, nobody resigns or agrees.
deck-answer = The answer “{ $move }”: { $reason }
deck-no-answers = The tag Answers is missing, with every right first move; puzzle make finds them.
deck-not-answer = The move { $move } is not among the Answers.
deck-all-right = Every move is an answer, so there is nothing to find.
deck-no-win = { $moves ->
    [one] The moves do not win at once.
   *[other] The moves do not win in { $moves }.
  }
deck-more = From here on there is more; mend what stands above first.

# Lesson plans
help-plan = The plan of a lesson of 45 minutes about a game: what to say, what to put on the board, what to ask
help-plan-more =
    GAME is one of the ten, or a file with a plan of your own: then you are also told what is wrong in it.
    ludoteca booklet plan GAME --out plan.pdf makes pages of it to print.
help-arg-plan-source = Game, or file with a plan
help-arg-plan-prove = Prove the answers too that ask for a win or a rescue
help-value-game-or-file = GAME OR FILE
plan-heading = { $title } ({ $minutes } minutes)
plan-minutes = min
plan-aim = In the end: { $text }
plan-need = You need: { $text }
plan-label-say = Say
plan-label-act = Do
plan-label-ask = Ask
plan-label-answer = Answer
plan-label-moves = On the board
plan-label-homework = Homework
plan-homework-some = { $title }, { $numbers }
plan-answer-yes = Yes
plan-answer-no = No. { $reason }
plan-answer-none = Nothing
plan-answer-open = Nobody yet
plan-proved = { $questions ->
    [one] One question
   *[other] { $questions } questions
  }, all answers right.
plan-too-long = In step { $step } there are too many positions to look at.
plan-game-none = { $game } has no lesson plan.
plan-booklet-homework = Homework
plan-booklet-answers = Answers

# What can be wrong with a plan
plan-none = This is no lesson plan; the file begins with [Plan "mine"].
plan-id = “{ $id }” cannot be the name; the tag Plan has small letters, digits and hyphens, as in [Plan "mine"].
plan-steps = A plan has 1 to { $most } steps, and each begins with its game, as in [Game "rastros"].
plan-games = The steps are of different games; a plan is about one game.
plan-time = The minutes cannot be “{ $minutes }”; a step has 1 to 60, as in [Minutes "5"], and the lesson 240 at most.
plan-question = “{ $question }” cannot be asked here; there is, for example, [Question "win 1"], [Question "where d4"] and [Question "count"].
plan-no-ask = The tag Ask is missing, with the words of the question.
plan-answers = The answers are others: [Answers "{ $answers }"]
plan-answers-none = There is no answer: write [Answers "-"].
plan-homework = “{ $homework }” cannot be homework; write the name of lessons or puzzles of the program and the numbers, as in [Homework "rastros-puzzles 1 2"].
