# Homework

# Help
help-class-homework = What came of a lesson or of puzzles that the class was given
help-class-homework-more =
    Prints a table of all pupils and exercises, with the first wrong moves. The results are in a file
    beside the sheet, with the name of the deck: pupils' browsers put them there while ludoteca class
    serve runs. Whoever worked elsewhere, with ludoteca lesson play DECK --number N, hands in
    letters on a slip; N is their number in ludoteca class pupils.
help-arg-slip = The letters that a pupil has handed in; may be given several times
help-arg-homework-csv = File for the table with commas, for spreadsheets; - for the standard output
help-arg-homework-number = Number on the list of the class: at the end there is a slip for the teacher
help-value-deck = DECK
help-value-letters = LETTERS

# What is said
homework-slip = Your slip: { $letters }
homework-slip-how = Write these letters on paper and give them to your teacher. They say what you have solved.
homework-slip-taken = { $name }: { $solved } of { $of } solved.
homework-slip-of = { $letters }: { $problem }
homework-slip-letters = The slip of these exercises has { $count } letters and digits, and no I, O, 0 or 1.
homework-slip-wrong = One of these letters is wrong; compare them with the slip.
homework-slip-deck = This slip is of other exercises than { $id }.
homework-slip-pupil = This slip is of pupil { $number }; the list has { $last }.
homework-number = The number on the list is from 1 to { $most }.
homework-long = A slip can tell of { $most } exercises; this deck has more.
homework-solved-head = Solved
homework-signs = + at once   ~ later   ! with help   x only wrong moves so far   . not tried
homework-wrong-head = The first wrong moves:
homework-wrong = { $exercise }  { $name }: { $moves }
homework-unread = These lines of the file could not be read, and stay in it: { $lines }.
homework-none = It is no file of homework.
homework-damaged = { $path } cannot be used as homework. { $problem }
homework-other-deck = { $path } has results of another deck that is called { $id } too. Give the new deck another name in its tag Deck, or move that file away.

do-slip = A slip for the teacher
do-slip-find = homework hand in letters number class
ui-slip-number = Your number on the list of the class
ui-slip-about = Twelve letters that say what you have solved here, to be written on paper for your teacher.
ui-slip-short = For the teacher
why-not-lesson = only in a lesson or with puzzles

homework-link-torn = A piece of this link is missing, or was changed on the way. Copy it again, from the first letter to the last.
homework-link-unknown = This version of the program has no exercises called { $id }.
homework-link-said = Whoever opens it on a computer with Ludoteca, or pastes it there, has these { $count } exercises at home.
learn-given = Homework
learn-given-line = What your teacher gave you, to be solved at home.
