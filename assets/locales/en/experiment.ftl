# Experiments: many games by chance or by levels, and what comes of them
experiment-player = “{ $text }” does not play: write random, or a level from 1 to { $levels }.
experiment-over = The game is over in that position already, so there is nothing to play.
experiment-seats = This game has { $seats } seats.
experiment-won = { $side }, games won: { $share } in every 100; with { $games ->
    [one] one game
   *[other] { $games } games
  } the true value is almost certainly between { $low } and { $high }.
experiment-drawn = Draws: { $share } in every 100; the true value is almost certainly between { $low } and { $high }.
experiment-cut = { $count ->
    [one] One game was still going on after { $plies } turns and was cut. It counts
   *[other] { $count } games were still going on after { $plies } turns and were cut. They count
  } for nobody, and not for the length.
experiment-sides-real = { $sides ->
    [2] The difference between the two sides is not chance.
   *[other] The differences between the sides are not chance.
  }
experiment-sides-chance = { $sides ->
    [2] The difference between the two sides could be chance.
   *[other] The differences between the sides could be chance.
  }
experiment-sides-few = Too few games were won to tell a difference from chance.
experiment-begins = First to move: { $side }.
experiment-length = A game takes { $mean } turns on average (almost certainly { $low } to { $high }); the middle half of the games takes { $from } to { $to }. The shortest took { $shortest }, the longest { $longest }.
experiment-length-stones = A game takes { $mean } stones on average (almost certainly { $low } to { $high }); the middle half of the games takes { $from } to { $to }. The shortest took { $shortest }, the longest { $longest }.
experiment-length-always = Every game took { $longest } turns.
experiment-length-always-stones = Every game took { $longest } stones.
experiment-repeated = { $count ->
    [one] All { $games } games were one and the same
   *[other] Only { $count } of the { $games } games differ
  }: these players leave little to chance. To see more of the game, let chance play the first turns.
experiment-certain = “Almost certainly” means: in 19 of 20 such experiments the true value lies between the bounds.
experiment-rows-real = How often { $who } wins is not the same in all these lines: the differences are not chance.
experiment-rows-chance = How often { $who } wins may be the same in all these lines: the differences could be chance.
experiment-rows-few = Too few games to tell whether { $who } wins more often in one line than in another.
experiment-rows-repeated = In some lines nearly all games were the same few: these players leave little to chance. Let chance play the first turns.
experiment-who-begins = whoever begins
experiment-who-first = the first side
experiment-nobody = Draw
experiment-end = { $who }: { $reason }
experiment-end-cut = Cut
experiment-random = chance
experiment-player-is = { $seat }: { $who }
experiment-made = { $games ->
    [one] One game
   *[other] { $games } games
  }, seed { $seed }. { $players }
experiment-made-each = { $games ->
    [one] One game
   *[other] { $games } games
  } in each line, seed { $seed }
experiment-chart-wins = Games won, in every 100, with the bounds of the true value
experiment-chart-rows = Games won by { $who }, in every 100, with the bounds of the true value
experiment-chart-length = Length in turns: how many games, and between which lengths the middle half lies
experiment-chart-length-stones = Length in stones: how many games, and between which lengths the middle half lies
experiment-chart-lengths = Length in turns: from the shortest game to the longest, the middle half, the mean (dot)
experiment-chart-lengths-stones = Length in stones: from the shortest game to the longest, the middle half, the mean (dot)

# On the command line
help-experiment = Let chance or levels play many games, and see who wins and how long it takes
help-experiment-more =
    Without --seat chance plays everywhere: every legal move is as likely as the others.
      --seat 1=random --seat 2=3      chance against the third level
      --vary setup=2021,2022          compares the values of an option
      --vary 2=random,1,3             compares who plays on a seat
      --vary "moves=e5,a1,b2"         compares first moves
      --vary "position=P"             compares positions; give it once for each
    The same seed gives the same games, everywhere. Ctrl+C stops and shows what was played.
    In the file of --csv every game has a line: game, seed, winner, reason, {"plies"}.
help-arg-experiment-seats = Who plays: 1=random, or 2=3 for the computer at level 3 of 6
help-arg-experiment-games = How many games, for each value that is compared
help-arg-experiment-seed = Seed of all chance
help-arg-opening = Turns at the beginning that are left to chance, whoever plays
help-arg-longest = Turns after which a game is cut
help-arg-vary = What is compared: an option, a seat, moves or position, with its values
help-arg-games-csv = File to write a line for each game to; - for the standard output
help-arg-experiment-svg = File to write the chart to, for print; - for the standard output
cli-experiment-played = { $played } of { $games } games
cli-experiment-stopped = Stopped: { $played } of { $games } games were played, and this is what they say.
cli-experiment-none = Stopped before a game had ended.
cli-experiment-wins = Games won, in every 100:
cli-experiment-lengths = Length in turns, and how many games:
cli-experiment-lengths-stones = Length in stones, and how many games:
cli-experiment-ends = How they ended:
cli-experiment-rows = Games won by { $who }, in every 100:
experiment-rows-lengths = Length in turns, on average:
experiment-rows-lengths-stones = Length in stones, on average:
error-vary-form = “{ $text }” is nothing to compare: write a name, = and its values with commas between them, like setup=2021,2022.
error-vary-name = “{ $name }” cannot be compared here; { $known } can.
error-vary-two = Only one thing can be compared at a time: { $one } or { $other }.
error-vary-twice = “{ $value }” is there twice.
error-vary-many = At most { $most } values can be compared at once.
error-vary-settled = The position says itself what { $name } is, so it cannot be compared there.
error-experiment-outputs = Only one of these can go to the standard output: the lines of the games, the chart, or JSON.
error-experiment-same = Lines and chart would both be written to { $path }.
error-experiment-seat = “{ $value }” gives no seat to anybody: write 1=random, or 2=3 for the computer at level 3. This game has { $seats } seats.

experiment-title = Experiment
experiment-here = The games begin with the position on the board, by the rules on the table.
experiment-how-many = Games
experiment-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
experiment-begin = Play them
experiment-stop = Stop
experiment-copy = Copy all games for a spreadsheet
experiment-lengths = How many games took so many turns
experiment-compare = Compare
experiment-compare-nothing = Nothing
experiment-compare-moves = The moves here
experiment-compare-seat = { $seat }: who plays
experiment-compare-few = What is on the board fits fewer than two of these values, so there is nothing to compare.
experiment-opening = Turns of chance first
