help-table = Open the table of a game in a window
help-shot = Draw a picture of a position, or of the shelf, without a window
help-film = Draw a game, or a part of it, as an animated picture, without a window
help-doctor = Say what this computer offers, and whether it is enough
help-arg-view = Seen from a seat (table) or from above (top)
help-arg-size = Width and height in pixels
help-arg-room = The room in which the table stands
help-arg-seat = Who plays for seat N: human
help-arg-demo = Show how a piece turns, large and slow
help-arg-given-deck = Exercises to open: a link of them, as lesson link prints it
help-arg-act = With --demo: the part to show (die, net, hand, question or a scene), and where in it, from 0 to 1: rise@0.5
help-arg-out = PNG file to write
help-arg-film-from = Begin with the position after this move
help-arg-film-to = End with this move
help-arg-film-captions = Write the moves below the picture
help-arg-film-out = Animated GIF to write
help-arg-map = JSON file to write: for every cell a pixel at which a click picks it

error-no-table = The game { $id } has no table yet; it can be played in the terminal: ludoteca play { $id }.
error-no-demo = The game { $id } has nothing to demonstrate; try sapiens.
error-act = There is no part { $value } in the demonstration. The parts are { $known }; a moment in one is written like net@0.5.
error-view = There is no view { $value }: say table or top.
error-room = There is no room { $value }. The rooms are { $known }.
error-size = { $value } is no size: say width x height in pixels, like 1280x720, each from 64 to 8192.
error-seat = { $value } is no seat: say N=human or N=1 to N={ $levels } for the computer, with N from 1 to { $seats }.
error-no-display = There is no screen to open a window on; ludoteca play GAME plays in the terminal.
error-no-adapter = Nothing here can draw: no graphics driver was found (on Debian or Ubuntu: apt install mesa-vulkan-drivers).
error-shot-shelf = The shelf is drawn as a whole, so { $name } cannot be used with it.
error-shot-same = --out and --map name the same file; the picture and its map need one each.
error-film-part = From move { $from } to move { $to } there is nothing to see; the game ends with move { $last }.
error-shot = The picture could not be drawn: { $cause }
settings-broken = The settings in { $path } could not be understood; they are kept in { $aside }, and the settings begin anew.
settings-broken-left = The settings in { $path } cannot be understood; until that is mended, nothing you choose is kept.
settings-newer = A newer version of Ludoteca wrote the settings in { $path }; they stay as they are, and nothing you choose is kept.

# What this computer offers
doctor-program = Ludoteca { $version } on { $system }, { $threads } processors
doctor-adapters = Found for drawing: { $names }
doctor-drawn = Drawn by { $name } in { $seconds } s
doctor-drawn-software = Drawn by { $name } in { $seconds } s, without a graphics card: everything works, movement is less smooth
doctor-drawn-empty = The picture shows no table. A newer graphics driver may help; WGPU_BACKEND=vulkan, gl or dx12 tries another way.
doctor-sound = Heard on { $name }
doctor-silent = No sound device was found: nothing will be heard.
doctor-settings = Settings: { $path }
doctor-plays = { $count ->
    [1] Kept in { $path }: { $count } game
   *[other] Kept in { $path }: { $count } games
}
doctor-fault = What is known about the last fault: { $path }
doctor-well = All is well.
doctor-ill = Something is missing here: see above.
fault-kept = Last time something went wrong in Ludoteca. What is known about it is in { $path }; nothing was sent anywhere.

# Files
file-open-title = Open a file…
file-save-title = Save as a file…
file-picture = Save a picture…
file-diagram = Save a diagram for print…
ui-worksheet = Print a worksheet…
ui-share-film = Save a film…
ui-share-code = Photograph this with a telephone: it is the record as text.
ui-share-long = This game is too long for a code.
file-replace = Replace
file-places = Places
file-devices = Devices
file-removable = Removable
file-home = Home
file-desktop = Desktop
file-documents = Documents
file-downloads = Downloads
file-music = Music
file-pictures = Pictures
file-videos = Videos
file-chosen = Chosen:
file-name = Name:
file-all = All files
file-records = Records of games
file-open = Open
file-save = Save
file-there = is there already. Replace it?
file-no-name = It needs a name.
file-folder-there = There is a folder of that name.
file-exists = There is a file of that name.
film-no-moves = Nothing was played yet, so there is nothing to film.
film-begun = The film is being made. You can go on playing; it is said when it is ready.
film-failed = The film could not be made: { $cause }
