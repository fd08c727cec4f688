# Help
help-about = Ten abstract board games: play them, look at positions, count, keep records.
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-value-command = COMMAND
help-games = The games with their options
help-show = Draw a position and say everything about it
help-moves = The legal moves, one a line
help-perft = Count the move sequences of a length
help-jsonl = Answer positions, one JSON object a line
help-play = Play here in the terminal
help-bench = Measure how fast a game's rules are
help-record = Read, check and print the record of a game
help-help = Show this help
help-arg-lang = Language: pt-PT, pt-BR or en
help-arg-json = Print one JSON object
help-arg-game = Game with its options, like sapiens:players=teams
help-arg-position = Position text to begin with
help-arg-moves = Moves to play first, with spaces between them
help-arg-depth = Length of the sequences
help-arg-divide = Count below each move
help-arg-seed = Seed of the roll for the first move
help-arg-seconds = About how long to measure
help-arg-file = File with a record; - for the standard input
help-arg-to = File to write it to; - for the standard output
help-arg-topic = Command to explain
help-arg-help = Show this help
help-arg-version = Show the version

# What the commands say
cli-to-move = To move: { $who }
cli-asked = To order in secret: { $who }
cli-seat-of-side = { $side }, seat { $number }
cli-roll = Roll for the first move: { $values }
cli-perft = depth { $depth }: { $nodes } nodes in { $seconds } s, { $nps } a second
cli-bench-perft = perft, last moves counted: depth { $depth }, { $nodes } nodes in { $seconds } s, { $nps } a second
cli-bench-make = perft, last moves played: depth { $depth }, { $nodes } nodes in { $seconds } s, { $nps } a second
cli-bench-playouts = random games: { $count } with { $plies } moves in { $seconds } s, { $rate } a second
cli-saved = Saved in { $path }.

# Playing
cli-play-hint = Type a move, or help.
cli-play-help = A move is written like { $example }. Besides, there are:
cli-play-sealed = { $side }: order sealed.
cli-play-withdrawn = The sealed orders are withdrawn.
cli-play-revealed = Revealed: { $move }
cli-play-sealable = To hand it in all the same, type { $order }; it costs what the rules say.
cli-play-save-where = Say where: save game.txt
command-undo = undo
command-undo-help = takes the last move back
command-redo = redo
command-redo-help = plays it again
command-moves = moves
command-moves-help = lists what can be played
command-resign = resign
command-resign-help = gives the game up
command-draw = draw
command-draw-help = ends the game in a draw, if you all agree
command-save = save
command-save-help = save FILE keeps the game as a record
command-quit = quit
command-quit-help = leaves
command-help = help
command-help-help = shows this
