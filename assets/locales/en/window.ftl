help-table = Open the table of a game in a window
help-shot = Draw a picture of a position, or of the shelf, without a window
help-arg-view = Seen from a seat (table) or from above (top)
help-arg-size = Width and height in pixels
help-arg-room = The room in which the table stands
help-arg-seat = Who plays for seat N: human
help-arg-demo = Show how a piece turns, large and slow
help-arg-out = PNG file to write
help-arg-map = JSON file to write: for every cell a pixel at which a click picks it

error-no-table = The game { $id } has no table yet; it can be played in the terminal: ludoteca play { $id }.
error-no-demo = The game { $id } has nothing to demonstrate; try sapiens.
error-view = There is no view { $value }: say table or top.
error-room = There is no room { $value }. The rooms are { $known }.
error-size = { $value } is no size: say width x height in pixels, like 1280x720, each from 64 to 8192.
error-seat = { $value } is no seat: say N=human or N=1 to N={ $levels } for the computer, with N from 1 to { $seats }.
error-no-display = There is no screen to open a window on; ludoteca play GAME plays in the terminal.
error-no-adapter = Nothing here can draw: no graphics driver was found (on Debian or Ubuntu: apt install mesa-vulkan-drivers).
error-shot-shelf = The shelf is drawn as a whole, so { $name } cannot be used with it.
error-shot-same = --out and --map name the same file; the picture and its map need one each.
error-shot = The picture could not be drawn: { $cause }
settings-broken = The settings in { $path } could not be understood; they are kept in { $aside }, and the settings begin anew.
settings-broken-left = The settings in { $path } cannot be understood; until that is mended, nothing you choose is kept.

# Files
file-open-title = Open a file…
file-save-title = Save as a file…
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
