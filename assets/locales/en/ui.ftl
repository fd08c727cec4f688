# Whose turn it is
ui-turn = { $who } to move
ui-turn-order = { $who }: choose your move
ui-turn-together = Everybody chooses a move
ui-turn-computer = { $name } ({ $who }) is thinking

# The opening roll
ui-roll-one = { $who } rolled { $value }
ui-roll-next = { $who } { $value }
ui-roll-seat = Seat { $number } rolled { $value }
ui-roll-begins = { $rolls }: { $who } begins.
ui-roll-tie = Both rolled { $value }: again.
ui-roll-again = { $rolls }: those with { $value } roll again.

# How it ended
ui-result-win = { $winner } wins
ui-result-draw = A draw
ui-wins = { $winner } wins
ui-you-win = You win
ui-again = Again
ui-again-about = the same players, with sides changed
ui-take-back = Take the last move back
ui-look = Look at the game

# What was played
ui-history-start = Beginning
ui-history-resigned = { $who } resigned
ui-history-draw = Draw agreed
ui-history-flagged = { $who } ran out of time

# The side panel
ui-undo = Undo
ui-redo = Redo
ui-resign = Resign
ui-agree-draw = Agree a draw
ui-resign-ask = Does { $who } resign?
ui-draw-ask = Does everybody agree on a draw?
ui-play-on = Play on
ui-settings = Settings

# Orders in secret
ui-secret-between = Who orders first? The others look away.
ui-secret-away = { $who }: look away!
ui-secret-next = { $who } will order now, unseen.
ui-secret-take = { $who }: begin
ui-secret-cards = Choose on your card and type the letters, both at the same time. A candle that burns says that you have chosen, and not what.
ui-secret-card = { $who }: choose
ui-secret-illegal = illegal, one penalty point
ui-sealed = { $who }: order sealed
option-secret-entry = Secret orders
option-secret-entry-curtain = in turn: the others look away
option-secret-entry-keys = all at once: by letters

# Small questions
ui-seal = Hand it in all the same, for a penalty point
ui-seal-not = Think again

# A move waits until it is agreed to
ui-agree = Play it
ui-reconsider = Think again
ui-type-waits = { $who }. Type a move, such as { $example }.
ui-type-none = No move begins like that.
ui-match = Game { $game } of { $of }: { $score }
ui-match-next = Next game

# Drawing on the board
ui-annotation-ring = Ring
ui-annotation-cross = Cross
ui-annotation-number = Number
ui-annotation-arrow = Arrow: from one cell to another
ui-annotation-spot = Spotlight
ui-annotation-green = Green
ui-annotation-red = Red
ui-annotation-yellow = Yellow
ui-annotation-blue = Blue
ui-annotation-wipe = Wipe off
ui-start = Start
ui-earlier = Earlier games
ui-earlier-one = Move { $number } · { $state }
ui-cancel = Cancel
ui-close = Close

# Settings
ui-language = Language
ui-language-system = like the system ({ $language })
ui-text-scale = Text size
ui-speed = Pieces move
ui-speed-least = calmly
ui-speed-most = briskly
ui-instant = Move pieces at once
ui-motion = Reduced motion
ui-hints = Show what a piece can do
ui-facing = The board is seen from
ui-facing-stay = the first side
ui-facing-mover = whoever plays
ui-facing-own = my side
ui-sound = Sounds
ui-sound-off = off
ui-sound-panels = Buttons and pages can be heard
ui-ambience = Sounds of the room
ui-room = Room
ui-room-audience = Room in the window for an audience
ui-room-same = the same
ui-quality = Picture
ui-quality-automatic = automatic
ui-quality-plain = light
ui-quality-shadow = with shadows
ui-quality-full = complete
ui-quality-costs = Without a graphics card each picture takes about eight times as long.
ui-confirm = Ask before a move is played
ui-guard = Warn of a clear mistake before it counts
ui-keep-mistakes = Keep my mistakes after each game
ui-palette = Colours
ui-palette-usual = As usual
ui-palette-red-green = If red and green look alike
ui-palette-blue-yellow = If blue and yellow look alike
ui-section-table = Table
ui-section-playing = Playing
ui-section-sound = Sound
ui-section-words = Language
ui-section-keys = Keys
ui-section-seeing = Seeing
ui-settings-live = What you change shows at once.
ui-key-cell = go to a cell
ui-key-cursor = go from cell to cell
ui-key-pick = take or put; agree to a move
ui-key-alt = with it a click draws a ring, a drag an arrow (Shift: a cross, Ctrl: a number, both: a spotlight)

# A demonstration
ui-demo-play = Play
ui-demo-pause = Pause
ui-demo-back = One step back
ui-demo-on = One step on
ui-demo-speed = Speed
ui-demo-position = Position
ui-demo-close = Back
ui-theatre-part = { $number } of { $all }
ui-theatre-acts = Show
ui-theatre-die = The die
ui-theatre-net = Its net
ui-theatre-hand = In your hand
ui-theatre-question = Where to?
ui-theatre-before = The part before
ui-theatre-after = The next part
ui-theatre-repeat = Repeat
ui-theatre-set = Dice
ui-theatre-right = Yes, it can go there.
ui-theatre-all = Well done: those are all.
ui-theatre-solved = These are its cells.
ui-theatre-found = Question { $number } of { $questions }: { $found } of { $all } found
ui-theatre-solve = Show them (S)
ui-theatre-next = Next question (N)
ui-theatre-own = own
ui-theatre-enemy = enemy

ui-slow = This computer draws without a graphics card, so pictures come more slowly.

# The shelf and the rules card
ui-title = Ludoteca
ui-players = { $players } players
ui-left-open = left open
ui-board-short = Begin here
ui-board-short-about = a few minutes
ui-board-middle = A quarter of an hour
ui-board-middle-about = a little more to think about
ui-board-long = For a long evening
ui-board-long-about = the big boxes
ui-box-minutes = { $minutes } min
ui-box-age = { $age }+
ui-go-on-turn = { $game } · your turn
ui-today = Today’s puzzle
ui-today-solved = { $game } · solved
ui-first-hello = { $games } games, one table. The first one takes { $minutes } minutes, and you learn it while you play.
ui-first-asks = “Shall we play? I’m new, too.”
ui-learn-begin = a lesson for each game
ui-learned = { $solved } of { $of } done
ui-class-way = Class and tournaments
ui-class-about = on everybody’s screen
ui-saved-begin = every game is kept
ui-saved-number = { $games ->
    [one] one game, kept
   *[other] { $games } games, all kept
}
ui-shelf = All games
ui-rules = Rules
ui-card-end = How it ends
ui-card-rulings = Decisions of ours, where the authors are silent

# The computer at the table
ui-person = Person
ui-levels-note = The animals are the computer, from the weakest to the strongest.
ui-players-change = Players
ui-analysis-follow = Play this line on the board
ui-analysis-then = What may follow
ui-analysis-end = To the end
ui-explored-play = Play this move on the board
ui-mixed-of = { $side }: how to mix the orders
ui-mixed-share = { $times ->
    [one] once in 100
   *[other] { $times } times in 100
}
ui-mixed-never = never
ui-mixed-illegal = an illegal order
ui-mixed-always = always: { $worth }
ui-analysis-effort = { $nodes } positions seen. The chances are those of whoever is to move.
ui-analysis-chances = { $share } of 100 chances
ui-computer-go-on = Play on
ui-computer-step = One move
ui-computer-pause = Pause
ui-advice-thinks = Thinking …
ui-advice = { $move }: { $worth }
ui-advice-best = the best of { $count } moves
ui-advice-why = { $move } { $why }.
purpose-stops-win = stops { $order }, which would win
purpose-stops-here = is where the other side would win
purpose-captures = captures on { $cells }
purpose-threatens-win = threatens to win
purpose-saves = keeps the piece on { $cell } from being captured
purpose-attacks = attacks { $cell }
ui-advice-only = the only move
ui-advice-loses = loses against best play, but this holds out longest
ui-advice-secret = Not while you order in secret: everybody at the table would read it.

# Clock
ui-pause = Pause
ui-paused = The clock stands still
ui-go-on = Go on
ui-clock-face = { $who }: { $time }
ui-clock-short = { $who }: only { $time } left
option-match = Games
option-match-one = a single one
option-seating = Seats
option-seating-named = as named
option-seating-lots = by lot
option-clock = Clock
option-clock-none = none
option-clock-up = only count
option-clock-free = other
option-clock-m = { $minutes } min
option-clock-ms = { $minutes } min + { $seconds } s
option-clock-s = { $seconds } s
option-clock-minutes = Minutes for the game
option-clock-seconds = Seconds for each move
option-clock-extra = The seconds
option-clock-extra-after = are added after each move (Fischer)
option-clock-extra-back = give back what was used (Bronstein)
option-clock-extra-before = pass first (delay)
option-clock-share = The last player has
option-clock-share-whole = as much time
option-clock-share-half = half of it
option-clock-share-third = a third of it
option-clock-share-double = twice as much

# Timeline
ui-timeline-loop = Play it over and over
ui-timeline-place = { $place } of { $length }
ui-timeline-show = Timeline under the board
ui-moves-show = Moves beside the board

# Saved games
ui-saved = My games
ui-saved-none = No game has been played yet. Every game that is played stays here by itself.
ui-saved-all = All games
ui-saved-move = move { $number }
ui-saved-rename = Name
ui-saved-title = A name for this game
ui-saved-copy = Copy
ui-saved-remove = Remove
ui-saved-removed = “{ $title }” was removed.
ui-saved-restore = Bring it back
ui-saved-today = Today
ui-saved-week = This week
ui-saved-earlier = Earlier
ui-saved-more = More
ui-medals = Medals
ui-medals-about = whom you have beaten
ui-medals-none = Beat an animal, and its face hangs here.
ui-medals-nameless = Without a name
ui-medal = { $game }: { $animal }
saves-broken = The file { $path } is no game that can be read. { $problem }
saves-elsewhere = This game is open in another window; what is played here is kept as a game of its own.
saves-in-use = This game is open in another window.
saves-on-table = This game is on the table.

# Notes on moves, names
ui-note = About this move
ui-note-hint = What is worth saying about this move?
ui-note-keep = Keep
ui-note-main = Make it the main line
ui-note-remove = Remove from here on
ui-note-restore = Bring the moves back
ui-name = Name

# For screen readers
ui-spoken-empty = empty
ui-spoken-held = in hand
ui-spoken-possible = possible
ui-pointed = { $piece }: { $about }
ui-spoken-piece = { $side }, { $kind }

# Setting up a position
ui-set-up = Set up a position
ui-draft-how = Choose a piece and touch cells, or drag what stands there.
ui-draft-move = Move
ui-draft-remove = Take off
ui-draft-next = Next kind
ui-draft-turn = Turn
ui-draft-ally = Alliance
ui-draft-cells = Choose on the board
ui-draft-text = The position as text
ui-draft-legal = A position to play from.
ui-draft-pieces = Pieces
ui-draft-begin = First position
ui-draft-clear = Empty
ui-draft-copy = Copy text
ui-draft-back = Back
ui-draft-puzzle = Puzzle
ui-lesson-own = My puzzles
ui-puzzle-title = Title of the puzzle
ui-puzzle-about = The computer looks for the one way to win or not to lose, and asks for it. Give it a title, if you like.
ui-puzzle-make = Make the puzzle
ui-puzzle-made = It is among your puzzles now.
ui-note-step = Make it a step of my lesson
ui-lesson-own-steps = My lesson
ui-step-made = It is in your lesson now.
ui-draft-play = Play from here

# Lessons and puzzles
ui-lesson-all = Lessons and puzzles
ui-lesson-puzzles = Puzzles
ui-lesson-place = { $number } of { $of }
ui-lesson-solved = { $solved } of { $of } done
ui-lesson-next = Next
ui-lesson-again = Try again
ui-lesson-anew = Start over
