# Positions. The problems follow a colon, so they begin small and end without a full stop.
error-position = Position, field { $field }: { $problem }.
position-fields = A position of this game has { $expected } fields with single spaces between them, this one has { $found }.
position-expected = expected { $words }
position-ranks = expected { $expected } ranks separated by /, found { $found }
position-width = rank { $rank } must have { $expected } cells
position-run = “{ $found }” cannot count empty cells here; no leading 0, and no two counts side by side
position-piece = “{ $found }” is no piece here; expected { $letters } or a count of empty cells
position-too-many = expected at most { $most } of { $piece }

# What may have been meant: { $near } in the sentences below
error-near-one = “{ $one }”
error-near-two = “{ $one }” or “{ $other }”

# Games and options
error-game-unknown = There is no game “{ $id }”; there are { $known }.
error-game-unknown-near = There is no game “{ $id }”. Did you mean { $near }?
error-overlay = This game has no overlay “{ $name }”; it has { $known }.
error-overlay-cell = “{ $name }” has nothing to say of { $cell }.
error-option-form = “{ $part }” is not an option; write name=value.
error-option-none = This game has no options, so “{ $name }” cannot be set.
error-option-name = There is no option “{ $name }”; there are { $known }.
error-option-name-near = There is no option “{ $name }”. Did you mean { $near }?
error-option-value = The option { $name } cannot be “{ $value }”; it can be { $known }.
error-option-value-near = The option { $name } cannot be “{ $value }”. Did you mean { $near }?
error-option-twice = The option { $name } is given twice.

# Moves
error-move = Move { $number }, “{ $move }”: { $reason }

# Records
error-record = Line { $line }: { $problem }
record-no-game = A record needs a tag that names the game, like [Game "sapiens"].
record-tag = “{ $tag }” is not a tag; write [Name "value"].
record-tag-twice = The tag { $tag } is there twice.
record-tag-late = The tag { $tag } stands among the moves; a file holds one record, its tags first.
record-tag-value = The tag { $tag } cannot be “{ $value }”; write it like { $example }.
record-no-roll = The tag { $tag } does not belong here: nobody rolled for the first move.
record-contradiction = The tag { $tag } says “{ $said }”, but the play gives “{ $found }”.
record-still-open = The Result is “{ $said }”, but after these moves the game goes on; did someone give up? Then write resigns:2, say.
record-glyph = “{ $glyph }” is no mark of a move; marks are !, ?, !!, ??, !?, ?! and $0 to $255.
record-long = A record is at most { $megabytes } MB long.
record-comment-open = A comment begins here and its closing brace is missing.
record-branch-open = A branch begins here and its closing parenthesis is missing.
record-branch-close = This parenthesis closes nothing.
record-branch-early = A branch stands after the move that it replaces, and here is none yet.

# Lines for scripts
error-jsonl-json = This line is not JSON; it goes wrong at column { $column }.
error-jsonl-deep = This line is nested too deep.
error-jsonl-utf8 = This line is not UTF-8 text.
error-jsonl-object = Expected a JSON object with a "game".
error-jsonl-text = The field "{ $field }" must be a string.
error-jsonl-moves = The field "moves" must be a list of strings.

# Files and streams
error-file-missing = There is no file { $path }.
error-file-read = The file { $path } could not be read: { $cause }.
error-file-write = The file { $path } could not be written: { $cause }.
error-file-exists = There is already a file { $path }; --force writes over it.
error-file-text = The file { $path } is not UTF-8 text.
error-file-long = The file { $path } is too long.
error-file-kind = { $path } is not a file that can be opened.
error-newer = A newer version of Ludoteca wrote this file, and only such a version can open it; the file stays as it is.
error-file-busy = Another program is changing { $path }; please try again in a moment.
error-file-same = { $path } is read for this, so it cannot be written too; name another file.
error-line-long = This line is longer than { $megabytes } MB.
error-stream = It stopped half-way: { $cause }.

# Arguments
error-lang = The program does not speak “{ $tag }”; it speaks pt-PT, pt-BR and en.
error-usage-command = There is no command “{ $name }”; ludoteca help lists them all.
error-usage-command-near = There is no command “{ $name }”. Did you mean { $near }?
error-usage-unknown = “{ $name }” is not expected here; ludoteca help says what is.
error-usage-unknown-near = “{ $name }” is not expected here. Did you mean { $near }?
error-usage-missing = Something is missing: { $name }; ludoteca help says what it is.
error-usage-value = “{ $value }” does not fit { $name }; ludoteca help says what does.
error-usage-no-value = A value is missing after { $name }; ludoteca help says which.
error-usage-text = An argument is not UTF-8 text.
error-usage-form = { $name } cannot be used like that; ludoteca help says how.
error-usage-conflict = { $name } and { $other } do not go together.
error-usage-none = Which command? ludoteca help lists them all.
error-seed = There is no opening roll here, so --seed cannot be used.
error-searcher-none = The computer does not play { $game } yet.
error-searcher = There is no searcher “{ $id }” for this game; there are { $known }.
error-tune = There are no weights to tune for { $game }.
error-solve-game = There is no table of { $game }; there are tables of { $known }.
error-solve-option = “{ $value }” does not fit { $name } here; there is { $known }.
error-solve-no-option = The table of { $game } has no { $name }.
error-solve-position = This position is not in the table: { $text }
error-solve-memory = The table needs { $needed } MB, and --memory gives { $given }.
error-solve-far = An end is more than { $most } turns away, further than a table can say.
error-solve-stopped = Stopped at { $percent } %. The same command goes on from there.
error-solve-missing = There is no table { $path } yet: the same command without --look makes it.
error-solve-begun = The table { $path } is not complete: the same command without --look goes on with it.
error-solve-no-distances = This table does not say how long a game lasts, so it has no longest win.
error-solve-longest-stopped = Stopped before the longest win was found.
error-solve-no-best-play = From this position there is no best play to an end that the table knows.
error-solve-other-board = This board is not that of the game, so its moves cannot be a record.
error-table-form = { $path } is no table of a solved game.
error-table-broken = The table { $path } is broken.
error-table-other = { $path } is not the table { $table }.
error-table-rules = The table { $path } was made by other rules; move it away, and make it anew.
error-player = “{ $text }” is no player; say random, level=3, or a limit like time=100, nodes=20000 or depth=4.
error-level = There is no level “{ $text }”: levels go from 1 to 6.
error-ugi-sides = This protocol is for games of two sides who move in turn.
error-ugi-position = Say position startpos or position fen TEXT, and after it moves …, if any were played.
error-ugi-no-position = There is no position: the last one could not be read.
error-ugi-busy = A search is running: say stop, and wait for its bestmove.
error-ugi-number = “{ $value }” does not fit { $name }: a whole number from 1 to { $most } does.
error-ugi-bound = “{ $name }” is unknown here; go takes movetime, nodes, depth and infinite.
error-ugi-over = There is no move: the game is over.

# Worksheets
error-worksheet = Line { $line } of the worksheet: { $problem }
worksheet-form = Write GAME | POSITION | caption.
worksheet-many = A page has room for { $most } positions only.
worksheet-empty = This worksheet has no position yet; write lines like GAME | POSITION | caption.
error-booklet-pdf = The booklet holds more than a PDF can.
error-booklet-form = { $path } should end in .pdf or .html.
error-booklet-pieces = This has no pieces to cut out.
error-booklet-solutions = This has no solutions to put in a file of their own.
error-record-at = The main line of the record ends with move { $last }; there is no place { $at }.

# Saved games
error-plays-folder = The system does not say where your games belong; set LUDOTECA_DATA to a folder.
error-plays-none = There is no game named “{ $id }”; ludoteca plays lists them.
error-plays-in-use = Another program has { $id } open.
error-plays-there = There is another game named { $id } now.
