# What does not count at a table between computers, and why
net-fault-form = The other program said something that cannot be understood.
net-fault-long = The other program said more at once than fits here.
net-fault-too-much = Too much was said in one second.
net-fault-version = The other program is of another version. Please take the same version on both sides.
net-fault-rules = The other program has other rules of this game. Please take the same version on both sides.
net-fault-game = This program has no such game, or not with these options.
net-fault-chain = A line of this table is missing, or was changed.
net-fault-signature = A signature at this table is false.
net-fault-full = All places at this table are taken.
net-fault-place = That seat is somebody else’s.
net-fault-name = This name cannot be shown: please take one of at most 40 letters.
net-fault-late = Meanwhile the board has changed.
net-fault-twice = That was said already.
net-fault-not-asked = It is not this seat’s turn.
net-fault-illegal = The rules do not allow that move.
net-fault-not-now = That cannot be done now.
net-fault-held = One moment: your teacher says when it goes on.
net-fault-time = The time for that has not come, or is over.
net-fault-over = The game is over.
net-fault-elsewhere = This table went on elsewhere, in another way.
net-fault-unwritten = The computer that keeps this table could not write to its disk, so the table is closed.

refuse-not-yours = It is not your turn: another computer decides for this side.

# Lines that do not open
net-trouble-nobody = Nobody has a table open there. Is it open on the other computer, and is the code right?
net-trouble-silence = The other computer does not answer. Its firewall may ask whether Ludoteca may receive connections: say yes. Some networks for guests keep computers apart: use another one, or a phone’s hotspot.
net-trouble-unreachable = The other computer cannot be reached through the internet. Is its table still open? If so, its router lets nobody in: open a table here and send your invitation, or ask for one with a relay.
net-trouble-no-way = There is no way to that address from here. Are both computers on the same network?
net-trouble-not-us = Something answers there, but it is no table of Ludoteca.
net-trouble-broke = The line to the table is broken. It is tried again.

# What players say to each other
net-phrase-1 = Hello!
net-phrase-2 = Have fun!
net-phrase-3 = Well played!
net-phrase-4 = Thank you!
net-phrase-5 = One moment, please.
net-phrase-6 = I am back.
net-phrase-7 = Your turn!
net-phrase-8 = What a game!
net-phrase-9 = Oops!
net-phrase-10 = Another game?
net-phrase-11 = I have to go soon.
net-phrase-12 = See you!

# Playing with another computer in the terminal
help-host = Open a table for another computer
help-host-more =
    Whoever joins types the six letters that are shown, or the address.
    The table is open as long as this runs, and the program listens only then.
    Whatever happens to a computer, the game goes on: --table FILE opens a table again that was kept.
    With --internet a computer elsewhere can join too: whoever has the invitation that is printed.
help-join = Sit down at a table that another computer has open
help-join-more =
    CODE is the six letters that the other computer shows, its address, or a link.
    Through the internet it is the invitation, or the name of the file that holds it.
    Without a CODE the tables that are seen on this network are listed.
help-mail = Play by mail: each move is a text that you send as you like
help-mail-more =
    With the name of a game it begins one; with a file it takes in the message that came.
    Then it asks for your move, and prints the text that the other one needs.
    No computer needs a line to the other: mail, a message or a memory stick will do.
help-value-mail = GAME|FILE
help-arg-mail = A game with its options, or the file of a message that came
help-arg-mail-out = Write the text to send into this file
help-log = Check the log of a table between computers
help-value-code = CODE
help-arg-code = Six letters, an address, a link or an invitation
help-arg-name = The name that the others see
help-arg-place = The seat to sit on, if it is free
help-arg-watch = Only watch
help-arg-lots = Let lots decide who has which seat
help-arg-clock = Time for each player: 300+5 is five minutes and five seconds for every move
help-arg-port = The port to listen on
help-arg-table = Go on with the table in this file
help-arg-serve = Only keep the table for others, and sit nowhere
help-arg-internet = Open the table to the internet too, and print an invitation
help-arg-relays = A relay that helps where there is no direct way
help-arg-invitation = The file to write the invitation to
help-arg-log-file = File with the log of a table
cli-mail-send = Send this text to the others, whole and as you like:
cli-mail-written = What the others need is in { $path }: send it as you like.
cli-mail-nothing = There is nothing new to tell the others.
cli-mail-none = There is no message of Ludoteca in { $path }.
cli-mail-what = There is no game and no file called “{ $text }”.
cli-net-open = The table is open. On the other computer: ludoteca join { $code }
cli-net-page = In a browser, on whatever has one: { $link }
net-address = The address is { $address }.
net-no-address = This computer is on no network; only programs on it can join.
net-lost-table = The table cannot be opened: { $why }
net-key = The key of this installation cannot be read or written: { $cause }.
net-bad-code = “{ $code }” is no code of a table: six letters, an address such as 192.168.1.20, or a link.
cli-net-invitation = It is open to the internet too, for whoever has this invitation. On the other computer: ludoteca join, and behind it
cli-net-invitation-file = The invitation is in { $path } too; join takes the name of that file as well.
net-far-about = Is your friend somewhere else? This table can be open to the internet too, for whoever has your invitation.
net-far-open = Let a friend in from elsewhere
net-far-opening = Asking the router to let your friend in…
net-far-is = Your friend can come from anywhere, with your invitation, as long as this table is open.
net-far-copy = Copy the invitation
net-far-copied = Copied. Send it to your friend; it goes into the field for the six letters.
net-internet-near = No way in from the internet was found, so this invitation leads here from the same network only. A relay helps, or a table on the other computer.
net-internet-not-built = This Ludoteca plays on the same network only, not through the internet. The README tells how to build one that does.
net-internet-relay = “{ $relay }” is no address of a relay: write it like https://relay.example.
net-internet-damaged = This invitation is damaged: copy the whole line again, from ludoteca1 to its end.
cli-net-bad-name = “{ $name }” cannot be shown as a name.
cli-net-bad-clock = “{ $clock }” is no clock: write 300+5 for five minutes and five seconds for every move.
net-no-port = This computer does not let a program receive connections: { $cause }.
cli-net-port = Nothing can be opened on port { $port }: { $cause }.
cli-net-none-seen = No table was seen on this network. Ask for the six letters.
cli-net-seen = { $name } plays { $game }: ludoteca join { $code }
cli-net-at-table = A table for { $game }.
net-waiting = Waiting for the others.
cli-net-sits = { $name } sits down.
cli-net-stands = A place is free again.
cli-net-begins = The game begins. You play { $side }.
cli-net-begins-watching = The game begins.
cli-net-begins-left-over = The game begins. All places are taken; you watch.
net-said = { $name }: { $phrase }
cli-net-phrases = Say one of these, by its number:
cli-net-asks-takeback = { $name } would like to take back the last move. yes or no?
cli-net-asks-draw = { $name } offers a draw. yes or no?
cli-net-asks-pause = { $name } would like a pause. yes or no?
cli-net-asks-abort = { $name } would like to end the game without a result. yes or no?
net-asked = Asked; waiting for the answer.
net-declined = { $name } says no.
cli-net-taken-back = Taken back.
net-paused = Pause. Whoever wants to go on says go.
net-resumed = It goes on.
net-held = Hands off: look at the teacher.
net-held-over = You may go on.
net-sealed = { $name } has sealed an order.
net-unread = { $name } did not show the sealed order; it counts as illegal.
net-away = { $name } is away.
cli-net-away-long = { $name } has been away for a minute. You can wait, adjourn, or claim the game.
net-back-again = { $name } is back.
net-claimed = { $name } takes the game, since the other was away.
cli-net-aborted = The game ends without a result.
net-carried = { $name } keeps the table now.
net-line-again = The line is open again.
cli-net-time = { $name }: { $time }
cli-net-kept = The table is kept in { $path }.
net-not-kept = The table cannot be kept: { $cause }
cli-net-help = A move is written like { $example }. Besides, there are:
command-yes = yes
command-yes-help = agrees with what was asked
command-no = no
command-no-help = declines
command-pause = pause
command-pause-help = asks for a pause
command-go = go
command-go-help = ends the pause
command-abort = abort
command-abort-help = asks to end the game without a result
command-claim = claim
command-claim-help = takes the game of somebody who has been away for a minute
command-adjourn = adjourn
command-adjourn-help = stops the clocks while somebody is away
command-say = say
command-say-help = say 3 says one of twelve sentences; say alone lists them
cli-log-lines = { $lines ->
    [one] The log is good: one line.
   *[other] The log is good: { $lines } lines.
}
cli-log-bad = Line { $line } of the log does not count: { $why }
cli-log-waiting = The game has not begun.

# The page about tables between computers
do-elsewhere = Play with another computer
do-elsewhere-find = friend network internet remote online join host
net-open-title = Open a table
net-open-about = For { $game }, with the clock that is chosen for a new game. The other one needs six letters, and no account.
net-open = Open a table
net-open-no-game = Choose a game on the shelf first, then open a table for it.
net-join-title = Sit down at a table
net-join-about = Type the six letters that the other computer shows, or its address; or paste what you were sent: an invitation, or a message of a game by mail.
net-code = Six letters, an address, or what you were sent
net-join = Sit down
net-seen = Tables on this network:
net-seen-one = { $name }: { $game }
net-open-is = Your table is open
net-tell = On the other computer, type these letters:
net-sits-there = { $name } sits at the table.
net-nobody-comes = Does nobody come? The first time, Windows may ask whether Ludoteca may receive connections: say yes. Networks for guests often keep computers apart; a phone’s hotspot does not.
net-close = Close the table
net-picture = The address of this table for a phone
net-joining = Looking for the table …
net-back = Back
net-at-table = At this table
net-kept-here = This computer keeps the table; as long as it is open, the others can reach it.
net-kept-there = The other computer keeps the table.
net-watchers = { $number ->
    [one] One person watches.
   *[other] { $number } people watch.
}
net-say = Say something
net-claim = Take the game
net-adjourn = Stop the clocks
net-go-on = Go on
net-ask-pause = Ask for a pause
net-ask-abort = Ask to end it without a result
net-yes = Yes
net-no = No
net-asks-takeback = { $name } would like to take back the last move.
net-asks-draw = { $name } offers a draw.
net-asks-pause = { $name } would like a pause.
net-asks-abort = { $name } would like to end the game without a result.
net-away-long = { $name } has been away for a minute. You can wait, stop the clocks, or take the game.
ui-friend-elsewhere = A friend on another computer
ui-friend-elsewhere-about = You get six letters to tell; no account.
net-open-code = Your table is open: { $code }
net-name-title = Your name
net-name = The name that the others see
net-watch = Only watch
net-kept-title = Go on with a game
net-kept-about = The table opens here again. The others get new letters and come back to their places.
net-kept-one = { $game } · { $names } · { $moves ->
    [one] one move
   *[other] { $moves } moves
}
net-way = Another computer
net-way-about = six letters, no account

# Playing by mail
net-letter-torn = This message is not whole. Please copy all of it, from “ludoteca-mail1” to the full stop.
net-letter-gap = A message before this one is missing here. Ask for a newer one: it tells everything again that you need.
net-letter-own = This is your own message. Send it to the others.
net-letter-not-here = This message is an answer to a table that is kept on another computer.
net-letter-refused = This message does not count: { $why }
net-mail = A game by mail
net-mail-title = By mail
net-mail-begin = By mail instead
net-mail-about = No line between the computers: each move is a text that you send as you like.
net-mail-send = Send this message to the other one, whole and as you like: by mail or in a chat.
net-mail-copy = Copy the message
net-mail-copied = Copied. Now send it.
net-mail-answer = And the answer?
net-mail-then = When it comes, copy it and paste it here. Until then you may close Ludoteca.
net-mail-paste = Paste the answer
net-mail-empty = There is no message of Ludoteca to paste. Copy the one that came, and try again.
