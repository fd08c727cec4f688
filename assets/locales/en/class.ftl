# Help
help-class = Keep the sheet of a class tournament: pairings, results, standings
help-class-more =
    A sheet is a file of text. ludoteca class new makes one from a list of names, pair draws a
    round, result writes down how a board ended, and standings says who is where. ludoteca class
    ACTION --help says more.
help-class-new = Make a sheet from a list of names
help-class-new-more =
    Systems:
      round-robin         everyone meets everyone
      double-round-robin  twice, the second time the other one begins
      swiss               so many rounds, equals meet, nobody the same one twice
      double-elimination  whoever has lost twice is out
    Names stand one a line, or in a table one of whose columns is headed "name".
help-class-show = The tournament and its last round, or another one
help-class-pair = Pair the next round
help-class-result = Write down a result, or correct one
help-class-result-more =
    Results: 1-0 (the first one won), 0-1, ½ or 1/2 (a draw), * (not known yet);
    1-0f, 0-1f, 0-0f if somebody did not come.
    A corrected result changes the standings, but no pairing that is made already.
help-class-standings = Who is where
help-class-standings-more =
    Between equal points these decide, in this order: their games against each other, Buchholz
    without the weakest opponent, Buchholz, Sonneborn-Berger, games won, games won as second.
    Whoever is equal in all shares the place.
help-class-pupils = The list of pupils: add, rename, let one go home or come back
help-class-undo = Take the last round back, with its results
help-arg-sheet = File of the sheet
help-arg-class-game = Game for two, with its options
help-arg-system = round-robin, double-round-robin, swiss or double-elimination
help-arg-class-rounds = How many rounds of swiss
help-arg-names = File with the names; - for the standard input
help-arg-class-title = What the tournament is called
help-arg-class-seed = Seed of the lots; the same seed draws the same pairings
help-arg-class-round = Which round; without it, the last one
help-arg-csv = Print a table with commas, for spreadsheets
help-arg-class-csv = Print a table with commas, for spreadsheets
help-arg-html = File for a page to print, in large letters; - for the standard output
help-arg-board = Number of the board
help-arg-result = How it ended, like 1-0
help-arg-add = Add a pupil; in swiss, also during the tournament
help-arg-rename = Give the pupil of this number another name
help-arg-withdraw = The pupil of this number goes home
help-arg-back = The pupil of this number is back
help-value-system = SYSTEM
help-value-board = BOARD
help-value-result = RESULT

# What is said
class-about = { $name }: { $game }, { $system }, { $pupils ->
    [1] one pupil
   *[other] { $pupils } pupils
  }
class-round-robin = everyone against everyone
class-double-round-robin = everyone against everyone, twice
class-swiss = Swiss, { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
  }
class-double-elimination = double elimination
class-begin = No round is paired yet.
class-ended = The tournament is over.
class-gone = went home
class-no-opponent = no opponent
class-round-title = Round { $round }
class-after-title = { $rounds ->
    [0] Standings
    [1] Standings after one round
   *[other] Standings after { $rounds } rounds
  }
class-board-head = Board
class-first-head = Begins
class-second-head = Second
class-result-head = Result
class-place-head = Place
class-name-head = Name
class-points-head = Points
class-direct-head = Direct
class-cut-head = Buchholz −1
class-buchholz-head = Buchholz
class-sonneborn-head = Sonneborn
class-wins-head = Won
class-wins-second-head = as second
class-losses-head = Lost
class-out-head = Out in round

# What is wrong
class-name-empty = A name is missing.
class-name-long = “{ $name }” cannot be a name: it has more than { $most } characters, or some that cannot be seen.
class-name-twice = “{ $name }” is on the list already; add a surname or an initial.
class-full = The list has room for { $most } pupils.
class-late = In this tournament nobody can join once a round is paired; take the rounds back first, or choose swiss.
class-few = At least two pupils are needed.
class-over = There is no further round in this tournament.
class-missing = First the result of round { $round }, board { $board }, please.
class-no-pairing = Nobody is left to play whom they have not met; the standings are final.
class-round = There is no round { $round }; so far there are { $last }.
class-board = There is no board { $board } in this round; the last one is { $last }.
class-pupil = There is no pupil { $number }; the last one is { $last }.
class-not-bye = There are two at this board, so somebody plays.
class-bye-stays = There is no opponent at this board, so there is nothing to write down.
class-somebody-wins = In double elimination somebody must win; let them play again, or draw lots.
class-no-draw = { $game } always has a winner; say 1-0 or 0-1.
class-no-round = No round is paired yet.
class-system = “{ $text }” is no system; say round-robin, double-round-robin, swiss or double-elimination.
class-swiss-rounds = A Swiss tournament has 1 to { $most } rounds; say so with --rounds.
class-rounds-swiss = Only swiss has a number of rounds.
class-result = “{ $text }” is no result; write 1-0, 0-1, ½ or *, and 1-0f, 0-1f or 0-0f if somebody did not come.
class-two = { $game } is not played by two like this; choose a game for two.
class-line = Line { $line }: { $problem }
class-damaged = { $path } is no whole sheet. { $problem }
class-cut = The end is missing.
class-expected = Expected “{ $wanted }”, found “{ $found }”.
class-after = “{ $found }” stands after the end.
class-twice = { $name } sits at two boards of this round.
class-names-table = “{ $found }” looks like a table; its first line must head the column of names with "name".
class-names-none = There is no name in this list.

# In the window
ui-class = Tournaments
ui-class-none = Up to 64 pupils: everybody on their own screen, or a tournament with who meets whom, results and standings.
ui-class-new = New tournament
ui-class-all = All tournaments
ui-class-name = What it is called
ui-class-game = Game
ui-class-system = Who meets whom
ui-class-swiss = Swiss: equals meet
ui-class-once = Everyone against everyone
ui-class-twice = The same, twice
ui-class-elimination = Two defeats and out
ui-class-rounds = Rounds
ui-class-names = Pupils
ui-class-names-how = One name a line. A list can be pasted. Left empty, pupils put themselves on it, from their own screens.
ui-class-names-long = This is too long for a list of names; there is room for { $most } characters.
ui-class-begin = Begin
ui-class-page = Page
ui-class-boards = Boards
ui-class-standings = Standings
ui-class-pupils = Pupils
ui-class-pair = Pair round { $round }
ui-class-take-back = Take this round back
ui-class-print = Page to print
ui-class-table = Table (CSV)
ui-class-absent-one = { $name } did not come
ui-class-absent-both = Nobody came
ui-class-play = Play at this computer
ui-class-pupil = Name of a pupil
ui-class-rename = New name
ui-class-add = Add
ui-class-gone = went home
ui-class-missing = { $boards ->
    [1] One board to come.
   *[other] { $boards } boards to come.
  }
ui-class-complete = All results are in.
ui-class-touch = Touch the name of whoever won.
ui-class-winner = Board { $board }: { $name } won
ui-class-draw = It was a draw
ui-class-board-more = Board { $board }: something else
ui-class-round-of = Round { $round } of { $rounds }
ui-class-round-before = The round before
ui-class-round-after = The next round
ui-class-boards-before = The boards before
ui-class-boards-after = More boards
ui-class-pupils-number = { $pupils ->
    [0] no pupils
    [1] one pupil
   *[other] { $pupils } pupils
  }
ui-class-screens = Screens
ui-class-screens-about = Everybody plays on their own screen: a phone, a tablet, a computer. Nothing is installed, and no internet is needed.
ui-class-screens-open = Open on this network
ui-class-screens-begin = The class on this network
ui-class-screens-close = Close the class
ui-class-come = How to come
ui-class-wall = All boards
ui-class-address = Open this address in a browser, or point a phone’s camera at the picture:
ui-class-type-letters = Then type the four letters of your card.
ui-class-type-name = Then type your name.
ui-class-list-open = Pupils put themselves on the list
ui-class-here = { $here } of { $all } are here.
ui-class-is-here = is here
ui-class-not-here = is not here yet
ui-class-stop = Pause: hands off
ui-class-go = Go on
ui-class-stopped = All boards are stopped, and no time passes.
ui-class-ask = Ask the class
ui-class-enough = Enough
ui-class-answered = { $answered } of { $here } have answered.
ui-class-cards = Cards
ui-class-all-begin = Play against all
ui-class-all-end = End those games
ui-class-sit = Sit down here
ui-class-truth = What is right?
ui-class-seeking = One moment…
ui-class-refute = See why on the table
ui-class-hands = Hands: a move and how many
ui-class-hands-how = Type a move and the number of hands, such as: a1-a2 7
ui-class-hands-where = Type a cell and the number of hands, such as: e4 7
ui-class-wrong = wrong
ui-class-homework = Homework
ui-class-homework-about = Your pupils work at it in their browsers whenever they have no game: a wrong try is shown to be wrong, and the second one brings a hint. What comes of it stays beside this tournament.
ui-class-homework-deck = { $title } · { $number }
ui-class-homework-is = Whoever has no game now works at it. Names stand on this page: it is for you alone.
ui-class-slip = Letters of a slip
ui-class-homework-wrong = Exercise { $exercise }: { $moves }
ui-class-homework-none-wrong = No wrong tries.
ui-class-homework-file = Exercises to take home
ui-class-homework-end = End the homework
ui-class-link = Link for home
ui-class-link-copy = Copy the link
ui-class-link-copied = The link is copied: paste it into a message to your pupils.
ui-class-link-code = The link, for a telephone to take along
ui-class-link-long = It is too long for a code that a telephone could read; copy it, or hand out the file.
ui-class-look = Put on the table
ui-class-turn = { $name } is to move.
ui-class-board-of = Board { $board }: { $first } and { $second }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.

# Boards in browsers
help-class-serve = Keep the boards of a tournament on this network: pupils play in their browsers
help-class-serve-more =
    Every pupil has a card with an address and four letters, which lead to their board in every round.
    How a game ended is written into the sheet by itself; what is written by hand stays.
    Type the result of a board that was played on wood, next for the next round, stop, go, boards, cards, ask, where, hands, truth,
    all or help.
    It goes on when the input ends, and after it was stopped: cards, boards and places stay the same.
help-arg-open-list = let whoever has no card type a name in the browser, which puts them on the list
help-arg-answers = append who answered what to this file, whenever a question is closed
help-arg-serve-homework = homework from the beginning: a file with a lesson or puzzles, or the name of one of the program
class-serve-open = The class is open: { $link }
class-serve-hint = cards shows everybody's card, boards how the games stand, stop stops all at once, next pairs the next round.
class-serve-alone = This computer is on no network: only browsers on it can come.
class-serve-card = { $letters }  { $link }  { $name }
class-serve-came = { $name } is on the list now.
class-serve-ready = All results are there. Type next for the next round.
class-serve-over = All rounds are played. The standings: ludoteca class standings
class-serve-not-over = Round { $round }: board { $board } has no result yet.
class-serve-aborted = Board { $board } ended without a result. Write it down when you have decided.
class-serve-stopped = All boards are stopped, and no time passes. Type go to let them go on.
class-serve-going = All boards go on.
class-serve-asking = Everybody is asked for a move, and all boards are stopped. answers shows how many gave which, hands b2-b3 7 adds hands that you counted, truth says what is right, enough closes the question.
class-serve-answered = Answers: { $count }; here: { $here }.
class-serve-no-question = No question is open: type ask.
class-serve-homework = Homework: { $title }. Whoever has no game works at it; homework shows the table, homework end ends it.
class-serve-homework-ended = The homework has ended. The results are in { $path }.
class-serve-no-homework = There is no homework: type homework and a file, or the name of a lesson of the program.
class-serve-unwritten = The result of board { $board } is not in the sheet: { $why }
class-serve-unread = The sheet was changed and cannot be used like that: { $why }
class-serve-unknown = “{ $text }” is no command here. Type a result and a board (1-0 3), stop, go, next, boards, cards, ask, where, answers, hands, truth, enough, all, homework, slip, help or quit.
class-serve-moves = { $count ->
    [1] { $count } move
   *[other] { $count } moves
}
class-serve-turn = { $name } to move
class-serve-away = not here: { $names }
class-serve-waits = not begun
class-serve-on-wood = without a screen
class-serve-help-result = how a board ended that was played on wood, as ludoteca class result writes it
class-serve-help-stop = stops all boards at once: hands off, and no time passes
class-serve-help-go = lets all boards go on
class-serve-help-next = the next round, once all results are there
class-serve-help-boards = how all boards stand
class-serve-help-cards = everybody's card
class-serve-help-ask = asks everybody for a move: at the start, at a position (ask TEXT), at a board as it is now (ask 3), in an exercise (ask DECK 3), or in a step of the lesson plan (ask plan 4)
class-serve-help-where = asks everybody where the piece on a cell can go: at the start (where b2), at a position (where b2 TEXT), or at a board as it is now (where b2 3)
class-serve-help-answers = how many answered what
class-serve-help-enough = closes the question, and leads everybody back
class-serve-help-homework = gives homework (homework avanco, or a file), shows its table, or ends it (homework end)
class-serve-help-slip = puts a slip into the homework (slip ABCD EFGH JKLM)
class-serve-help-quit = ends; started again, everything goes on
class-serve-help-hands = takes in how many hands were raised for a move (hands b2-b3 7), where pupils have no screens
class-serve-help-truth = says what is right, what each answer is worth, and what refutes the most frequent wrong one
class-serve-hands = Type the move and how many hands were raised for it: hands b2-b3 7.
class-serve-where = Type the cell of the piece: where b2.
class-serve-seeking = The computer looks what is right. It says so here as soon as it knows.
class-hands-many = So many hands cannot be taken in: { $most } is the most.
class-hands-closed = No question is open, so there are no hands to count.
class-truth-nothing = Nothing was asked yet, so nothing can be right or wrong.
class-truth-right = right
class-truth-unknown = not known
class-truth-best = Right: { $moves }
class-truth-line = How it goes wrong: { $moves }
class-truth-unread = Both sides decide at the same time here, and nobody knows what the other one orders: nothing of this is proved.
class-ask-deck = There are no exercises called “{ $deck }”.
class-ask-exercise = There is no exercise { $number }; the last one is { $last }.
class-ask-step = The plan has no step { $number }; the last one is { $last }.
class-ask-aloud = Step { $number } asks nothing that is answered with a touch: ask it aloud.
class-serve-plan = plan
class-serve-help-board = shows a board; where you play against all, what you play at board 3 (also resign, draw, undo, yes, no)
class-serve-help-all = you play against all who want (all, all rastros, all rastros teacher 300+5); all end closes those games
class-all-begun = { $count ->
    [0] You play against all who want. Nobody is free yet: whoever comes, or ends the game of the round, gets a board by themselves.
    [one] You play against all who want, at one board so far. boards shows it, 1 b2-b3 plays your move at it, all end closes it.
   *[other] You play against all who want, at { $count } boards so far. boards shows them, 3 b2-b3 plays your move at board 3, all end closes them.
  }
class-all-ended = Those games are closed. Nothing of them is in the sheet.
class-all-title = Against the teacher
class-all-turns = Your move, too: { $boards }
class-all-your-turn = your move
class-all-over = Board { $board } against { $name }: { $why }
class-all-waits = The pupil of this board is not there yet.
class-all-open = You play against all already: all end closes those games.
class-all-none = You play against nobody now: all opens a board for everybody who has come.
class-all-two = Only a game for two can be played against all.
class-all-board = There is no board { $board } against the teacher; the last one is { $last }.
class-all-who = “{ $text }” is not clear. Type all, the game, and teacher, pupil or alternate for who begins: all rastros pupil.
class-ask-over = The game is over in this position: nobody is to move.
class-ask-no-piece = There is no piece on “{ $cell }” that could move now.
class-ask-no-cell = “{ $cell }” is no other cell of this board.
class-card-soon = { $name }, you are on the list. Stay here: the game opens by itself.
class-card-none = You have no game in this round. Stay here: the next one opens by itself.
class-card-bye = You have no opponent in this round: enjoy the break. The next round opens by itself.
class-card-gone = You are not playing any more. If that is wrong, tell your teacher.
class-card-played = Your game has its result already. The next round opens by itself.
class-card-over = The tournament is over. Thank you for playing!
command-stop = stop
command-next = next
command-boards = boards
command-cards = cards
command-ask = ask
command-where = where
command-answers = answers
command-hands = hands
command-truth = truth
command-all = all
command-end = end
command-teacher = teacher
command-pupil = pupil
command-alternate = alternate
command-enough = enough
command-homework = homework
command-slip = slip
