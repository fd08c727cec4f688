# Help
help-about = Ten abstract board games: play them, look at positions, count, keep records.
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-value-command = COMMAND
help-value-game = GAME
help-value-text = TEXT
help-value-tag = TAG
help-value-file = FILE
help-value-name = NAME
help-value-options = OPTIONS
help-value-where = WHERE
help-value-player = PLAYER
help-games = The games with their options
help-show = Draw a position and say everything about it
help-show-more =
    With --overlay the board is drawn once more with what the overlay says on every cell: the letter of a side,
    + for good or ! for bad, then the number, and * where it is marked; o is a mark without number.
    An unknown NAME lists the overlays of the game.
help-moves = The legal moves, one a line
help-perft = Count the move sequences of a length
help-jsonl = Answer positions, one JSON object a line
help-jsonl-more =
    Fields of a line:
      "game"      the game with its options
      "position"  position text to begin with, if not the start
      "moves"     moves to play first, if any, as a list
      "id"        anything, if you like; the answer begins with it
    Fields of an answer:
      "game", "position"
      "legal"     the legal moves, in Apocalypse a list for each side
      "outcome"   null, or the "winner" and the "reason"
      "error"     instead of all these, what is wrong with the line
    A line and its answer:
      {"{"}"id":7,"game":"sapiens","position":"8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances"{"}"}
      {"{"}"id":7,"game":"sapiens","position":"8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances","legal":["a1-b1","a1xa2","a1~"],"outcome":null{"}"}
help-play = Play here in the terminal
help-play-more =
    The game is saved by itself after every move, as ludoteca plays lists it, unless --no-save says not to.
    A game that was saved so and is opened again goes on in its own place. Every other file stays as it is:
    what is played on from it is saved as a new game.
help-plays = The games that were saved by themselves
help-plays-more =
    Every command that takes --record takes the name of such a game too.
help-bench = Measure how fast a game's rules are
help-analyse = Ask the computer what it thinks of a position
help-analyse-more =
    Without --time, --nodes or --depth it goes on until something is proved, a minute at most.
    Values count in hundredths of a piece for whoever is to move.
help-arena = Let the computer play against itself
help-arena-more =
    A player is random, or a searcher with its limits:
      level=3            the computer at that level, from 1 to 6
      time=100           the game's own searcher, 100 milliseconds a move
      nodes=20000        20000 positions a move: plays the same on every machine
      depth=4            four turns ahead
      uct:nodes=5000     another searcher of the game, 5000 random games a move
    Every game begins with random moves. Of several such openings the most even one is played,
    and none in which a side could win at once.
    Every opening is played twice, with the seats swapped. A draw is half a win.
    With more than two sides the first player has one, in turn, and the second all the others, each for itself.
    Even is then one win in so many games as there are sides; a draw counts as much.
    A game that was played before, move for move, counts in the score, but makes nothing more certain.
help-solve = Make the table of a game or an ending that is known as a whole, or look into it
help-solve-more =
    semaforo            the whole game; --size 4x4, who wins on a board of so many files and ranks,
                        from 3x3 to 16 cells
    rastros --size 5x4  a board of so many files and ranks, from 3x3 to 8x8 (7x7), from every cell;
                        from 8x7 on only who wins
    gatos-caes, avanco, atari-go
                        --size 5x4, a board of so many files and ranks (5x5), and each first move
    produto --size 2    a board with so many cells along each side, 2 or 3 (2);
                        --ties fewer, black or white: who wins if both products are equal (fewer)
    sapiens             one die against one; --size 2-1, two dice against one
    horizon             two kings and at most one warrior; --size 2, two warriors
    horizons --piece O  a king with one piece (Q) against a king, or with two of these:
                        BB, BN, NN, OO, OM, OZ, MM, MZ, ZZ
    apocalypse          at most four pieces; --size 5, four against a pawn too
    It can be stopped at any moment: the same command goes on where it was.
    With --look and the text of a position, or start, or longest for a win that takes longest, it says what
    every move there is worth; with --to, best play from there is written as a record, to be shown or filmed.
help-tune = Learn better weights for the judgement of a game
help-tune-more =
    The computer plays against itself, and finds the weights that best foretell who won.
    An error is the mean logarithm of the probability that was given to what happened: 0 would
    be always sure and right. The second one is that of games that were not learned from.
    The same seed gives the same weights. They belong in the eval.rs of the game.
help-ugi = Speak the Universal Game Interface with another program
help-record = Read, check and print the record of a game
help-review = Find where a game turned
help-review-more =
    FILE may be the name of a saved game. At most five turning points are told, those that are proved first.
    The same game has the same review, whenever and wherever.
help-diagram = Draw a position, or a worksheet of six, as SVG for print
help-diagram-more =
    A worksheet is a text file with at most six lines:
      GAME | POSITION | caption
    An empty POSITION is the start. Lines that begin with # are left out.
    Without --out the picture goes to the standard output.
help-booklet = Print lessons, puzzles, a lesson plan, a game or a class as a booklet of A4 pages
help-booklet-more =
    FILE is lessons or puzzles (a file, or a name that lesson list shows), a record, a sheet of
    a class, or lines GAME | POSITION | caption.
    plan GAME is the plan of a lesson about that game, with its homework: the answers stand beside the questions.
    The end of the name says what is written: .pdf or .html. All is black and white.
help-help = Show this help
help-arg-lang = Language: pt-PT, pt-BR or en
help-arg-json = Print one JSON object
help-arg-log = Write what happens into this file, for whoever looks for a fault
help-arg-booklet-source = File, or name of lessons or puzzles that come with the program
help-arg-booklet-plan = After the word plan: game, or file with a lesson plan
help-arg-booklet-out = File to write, .pdf or .html
help-arg-booklet-title = Title of the booklet
help-arg-booklet-per_page = Tasks on a page, up to 9
help-arg-booklet-solutions = Solutions: end (on the last pages), apart (in a file of their own) or none
help-arg-booklet-pieces = With the pieces to cut out and fold, where the game has some
help-arg-game = Game with its options, like sapiens:players=teams
help-arg-position = Position text to begin with
help-arg-moves = Moves to play first, with spaces between them
help-arg-record = File with the record of a game to begin with or the name of a saved game
help-arg-at = Up to this move of the record; without it, to where it was left
help-arg-no_save = Do not save the game by itself
help-arg-remove = Take a saved game away; it can come back for 30 days
help-arg-restored = Bring back a game that was taken away
help-arg-depth = Length of the sequences
help-arg-divide = Count below each move
help-arg-seed = Seed of the roll for the first move
help-arg-seats = Who plays: 1=human, or 2=4 for the computer at level 4 of 6
help-arg-level = Answer as this level does, from 1 to 6
help-default = (default: { $value })
help-arg-seconds = About how many seconds to measure in all, 0.1 to 3600: a third for each line
help-arg-time = At most so many milliseconds
help-arg-nodes = At most so many positions
help-arg-plies = At most so many turns ahead; where a turn has two stones, so many stones
help-arg-all = Value every legal move
help-arg-searcher = Which of the game's searchers
help-arg-player-a = First player, like time=100
help-arg-player-b = Second player, like random
help-arg-matches = How many games (100)
help-arg-sprt = Stop as soon as it is 95% certain whether the first player scores 65% or only 50%
help-arg-records = File to write the games to, one after the other
help-arg-arena-seed = Seed of the openings
help-arg-solve-size = Which board
help-arg-solve-table = File of the table, instead of the one where the program keeps it
help-arg-ties = Who wins if both are equal
help-arg-piece = What the king has beside it: Q, R, O, M or Z; BB, BN, NN, OO, OM, OZ, MM, MZ or ZZ
help-arg-solve-to = With --look: file to write best play from there to, as a record; - for the standard output
help-arg-solve-csv = Write the moves of the position as lines for a spreadsheet
help-arg-memory = At most so many megabytes
help-arg-look = Look at this position of the table
help-arg-tune-games = Games to learn from, 5 or more
help-arg-tune-nodes = At most so many positions before each move
help-arg-tune-seed = Seed of the openings
help-arg-file = File with a record; - for the standard input
help-arg-review-nodes = Positions to look at for each turn
help-arg-write = File to write the record to with comments, glyphs and better lines; - for the standard output
help-arg-review-deck = File to write the turning points to as puzzles; - for the standard output
help-arg-to = File to write it to; - for the standard output
help-arg-force = Write over a file that is there already
help-arg-overlay = Lay this over the board, like groups or attacks
help-arg-still = Wait until the picture is as good as it gets: smooth edges, soft shadows
help-arg-colour = In colours instead of black and white
help-arg-title = Title above the picture
help-arg-picture = File to write the picture to; - for the standard output
help-arg-worksheet = File with the tasks of a worksheet; - for the standard input
help-arg-topic = Command to explain
help-arg-help = Show this help
help-arg-version = Show the version

# What the commands say
cli-to-move = To move: { $who }
cli-asked = To order in secret: { $who }
cli-roll = Roll for the first move: { $values }
cli-perft = depth { $depth }: { $nodes } nodes in { $seconds } s, { $nps } a second
cli-perft-short = depth { $depth }: { $nodes } nodes in less than 0.001 s
cli-bench-perft = perft, last moves counted: depth { $depth }, { $nodes } nodes in { $seconds } s, { $nps } a second
cli-bench-make = perft, last moves played: depth { $depth }, { $nodes } nodes in { $seconds } s, { $nps } a second
cli-bench-playouts = random games: { $count } with { $plies } positions in { $seconds } s, { $rate } a second
cli-analyse-best = Best: { $move }, { $worth }
cli-analyse-line = Expected: { $moves }
cli-analyse-nodes = { $nodes } positions in { $seconds } s, depth { $depth }
cli-review-curve = Chances, { $who }:
cli-review-none = No turning point: nobody gave much away.
cli-review-turn = { $number }. { $who }: { $move }
cli-review-line = Better line: { $moves }
cli-review-refutation = Then follows: { $moves }
cli-review-no-deck = Nothing in this game can be asked as a puzzle.
cli-solve-percent = { $percent } %
cli-solve-pass = Ends in { $turns } turns: { $percent } %
cli-solve-positions = { $table }: { $positions } positions, { $wins } won by whoever is to move, { $draws } drawn, { $losses } lost
cli-solve-mixed = { $table }: { $positions } positions. White wins { $wins } for certain and Black { $losses }; { $draws } are even, and in { $mixed } one side has the better chances
cli-solve-start = From the start, whoever begins { $worth }
cli-solve-longest = The longest: { $position }, { $worth }
cli-solve-only = Won positions with only one move that wins: { $only }
cli-solve-reachable = Positions to which games come and in which they go on: { $open }
cli-solve-map = From each cell, whether the first player wins (+) or loses (-), and in how many turns
cli-solve-map-winners = From each cell, whether the first player wins (+) or loses (-)
cli-solve-file = { $path }: { $bytes } bytes, checksum { $checksum }, { $seconds } s
cli-solve-used = Analyses, reviews and the strong levels use it from now on.
cli-solve-look = { $position }: { $worth }
cli-solve-orders = { $side }: how often to give each order, and what it brings if it is always given
worth-judged = { $value }
worth-chances-great = chances are very good
worth-chances-good = chances are good
worth-chances-even = chances are even
worth-chances-poor = chances are poor
worth-chances-least = hardly a chance
worth-win = wins
worth-loss = loses
worth-draw = draw
worth-mixed = { $value } for White, where 1 is a win and -1 a loss
worth-sure = { $turns ->
    [one] { $side } wins this turn, whatever the other side orders
   *[other] { $side } wins within { $turns } turns, whatever the other side orders
}
worth-win-in = { $moves ->
    [one] wins with this move
   *[other] wins within { $moves } moves
}
worth-loss-in = { $moves ->
    [one] loses within one move
   *[other] loses within { $moves } moves
}
worth-win-stones = { $moves ->
    [one] wins with this stone
   *[other] wins within { $moves } stones
}
worth-loss-stones = { $moves ->
    [one] loses within one stone
   *[other] loses within { $moves } stones
}
keeping-win = { $keeping ->
    [one] Only one of { $all } moves wins.
   *[other] { $keeping } of { $all } moves win.
}
keeping-win-all = { $all ->
    [one] The only move wins.
   *[other] Every move wins.
}
keeping-draw = { $keeping ->
    [one] Only one of { $all } moves keeps the draw.
   *[other] { $keeping } of { $all } moves keep the draw.
}
keeping-draw-all = { $all ->
    [one] The only move leads to a draw.
   *[other] Every move leads to a draw.
}
keeping-nothing = { $all ->
    [one] The only move loses.
   *[other] Every move loses.
}
cli-arena = { $games ->
    [one] one game
   *[other] { $games } games
  }: { $wins } won, { $draws } drawn, { $losses } lost{ $repeated ->
    [0] {""}
   *[other] , { $repeated } repeated
  }; { $score }% (95%: { $low } to { $high })
cli-arena-sides = The first player has one of { $sides } sides, the second all the others: { $even }% is even.
cli-arena-better = The first player is better: { $better }% is likelier than { $even }%, with 95% certainty.
cli-arena-not-better = The first player is not clearly better: { $even }% is likelier than { $better }%, with 95% certainty.
cli-arena-open = Too few games to tell { $better }% from { $even }%.
cli-tune-played = { $played } of { $games } games
cli-tune-from = { $games } games, { $decided } won by somebody; { $learned } positions learned from, { $checked } to check
cli-tune-before = Before: { $weights }; error { $error }, in the check { $check }
cli-tune-after = After: { $weights }; error { $error }, in the check { $check }
cli-saved = Saved in { $path }.
worksheet-title = Worksheet
worksheet-name = Name:
booklet-solutions = Solutions
booklet-also = ; also: { $moves }
booklet-start = The start.
booklet-moves = The moves
booklet-play-title = { $game }: { $names }
booklet-pieces = Pieces to cut out
booklet-pieces-note = Cut along the outline, flaps included. Fold every dashed line away from you, so that the pips stay outside, and glue the flaps inside. Paper of 160 g or more stands best.

# Playing
cli-play-hint = Type a move, or help.
cli-play-help = A move is written like { $example }. Besides, there are:
cli-play-sealed = { $side }: order sealed.
cli-play-withdrawn = The sealed orders are withdrawn.
cli-play-revealed = Revealed: { $move }
cli-play-not-legal = That is not a legal order. Write it like { $example }, or ? to hand in an illegal one.
cli-play-save-where = Say where: save game.txt
command-undo = undo
command-undo-help = takes the last move back
command-redo = redo
command-redo-help = plays it again
command-moves = moves
command-moves-help = lists what can be played, as ? does; ? a2 with that piece
command-board = board
command-board-help = draws the board again
command-random = random
command-random-help = plays any move
command-computer = computer
command-computer-help = lets the computer play this move; computer 5 at that level, from 1 to 6
command-comment = comment
command-comment-help = comment TEXT writes something beside the last move; comment - takes it away
command-resign = resign
command-resign-help = gives the game up
command-draw = draw
command-draw-help = ends the game in a draw, if you all agree
command-save = save
command-save-help = save FILE keeps the game as a record; save --force FILE writes over a file
command-quit = quit
command-quit-help = leaves
command-help = help
command-help-help = shows this
cli-play-computer = { $side } (computer): { $move }
cli-play-chosen = { $side }: { $move }
cli-play-no-moves = Nothing can be played with “{ $piece }” now.
cli-play-no-comment = There is no comment on this move.
cli-play-kept = This game is saved by itself as { $id }.
cli-play-kept-elsewhere = Another program has that game open; from here on this one is saved as { $id }.
cli-play-kept-apart = The file of that game cannot be written; from here on this one is saved as { $id }.
cli-play-kept-again = The game is saved again.
cli-plays-none = No games were saved yet.
cli-plays-open = goes on
cli-plays-draw = draw
cli-plays-moves = { $moves ->
    [0] not begun
   *[other] move { $moves }
}
cli-plays-removed = { $id } is taken away; ludoteca plays --restore brings it back for 30 days.
cli-plays-restored = { $id } is back.
