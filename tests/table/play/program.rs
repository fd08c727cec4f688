//! The program itself, run from a folder of its own: one file that needs nothing beside it.

use assert_cmd::Command;
use std::path::Path;
use tempfile::{TempDir, tempdir};

/// The program in this folder.
fn program(folder: &TempDir) -> Command {
    let mut command = Command::cargo_bin("ludoteca").expect("the program is built");
    let folder = folder.path();
    command.current_dir(folder).env("LC_ALL", "C").env("XDG_CONFIG_HOME", folder).env("XDG_RUNTIME_DIR", folder);
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    command
}

/// The sentence with which the program refuses, and its exit status.
fn refused(folder: &TempDir, args: &[&str]) -> (String, i32) {
    let output = program(folder).args(args).output().expect("the program runs");
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(told.lines().count(), 1, "one sentence: {told}");
    (told, output.status.code().expect("an exit status"))
}

#[test]
fn a_picture_and_its_map_are_drawn_from_any_folder() {
    let folder = tempdir().expect("a temporary folder");
    let args = ["shot", "sapiens", "--moves", "a2-a3 h7-h6", "--size", "640x400", "--out", "a.png", "--map", "a.json"];
    program(&folder).args(args).assert().success().stdout("");
    let picture = image::open(folder.path().join("a.png")).expect("a PNG").into_rgb8();
    assert_eq!(picture.dimensions(), (640, 400));
    let colours: std::collections::BTreeSet<[u8; 3]> = picture.pixels().map(|pixel| pixel.0).collect();
    assert!(colours.len() > 1000, "the picture is not empty");
    let map: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(folder.path().join("a.json")).expect("a map")).expect("JSON");
    assert_eq!(map["size"], serde_json::json!([640, 400]));
    let cells = map["cells"].as_object().expect("cells");
    assert_eq!(cells.len(), 64, "every cell can be clicked");
    let (a1, h8) = (&cells["a1"], &cells["h8"]);
    assert!(a1[0].as_i64() < h8[0].as_i64() && a1[1].as_i64() > h8[1].as_i64(), "a1 {a1}, h8 {h8}");
}

#[test]
fn the_shelf_is_drawn_in_every_language() {
    let folder = tempdir().expect("a temporary folder");
    let pictures = ["pt-PT", "pt-BR", "en"].map(|language| {
        let args = ["shot", "shelf", "--lang", language, "--size", "800x600", "--out", "a.png", "--force"];
        program(&folder).args(args).assert().success().stdout("");
        image::open(folder.path().join("a.png")).expect("a PNG").into_rgb8()
    });
    let colours: std::collections::BTreeSet<[u8; 3]> = pictures[0].pixels().map(|pixel| pixel.0).collect();
    assert!(colours.len() > 5000, "the pictures of the games are on it: {}", colours.len());
    assert!(pictures[0] != pictures[1] && pictures[1] != pictures[2], "it speaks three languages");
}

#[test]
fn bad_input_gets_one_sentence_and_two() {
    let folder = tempdir().expect("a temporary folder");
    for (args, word) in [
        (&["shot", "sapiens", "--size", "axb", "--out", "a.png"] as &[&str], "axb"),
        (&["shot", "sapiens", "--size", "9000x10", "--out", "a.png"], "9000x10"),
        (&["shot", "sapiens", "--view", "below", "--out", "a.png"], "below"),
        (&["shot", "sapiens", "--room", "cozinha", "--out", "a.png"], "biblioteca, patio, aula, neutra"),
        (&["shot", "sapiens"], "--out"),
        (&["shot", "shelf", "--position", "x", "--out", "a.png"], "--position"),
        (&["shot", "shelf", "--map", "a.json", "--out", "a.png"], "--map"),
        (&["shot", "chess", "--out", "a.png"], "chess"),
        (&["table", "sapiens:players=5"], "players"),
        (&["table", "sapiens", "--seat", "3=human"], "3=human"),
        (&["table", "sapiens", "--seat", "1=hal"], "1=hal"),
        (&["ludoteca:deck1.abc"], "piece of this link"),
        (&["LUDOTECA:DECK/NADA"], "nada"),
        (&["ludoteca:"], "piece of this link"),
        (&["table", "sapiens", "--deck", "ludoteca:deck/rastros"], "--deck"),
    ] {
        let (told, status) = refused(&folder, args);
        assert_eq!(status, 2, "{args:?}: {told}");
        assert!(told.contains(word), "{args:?}: {told}");
    }
    assert!(!folder.path().join("a.png").exists());
}

#[test]
fn a_desktop_names_files_as_links() {
    let folder = tempdir().expect("a temporary folder");
    let path = folder.path().join("um jogo.ludo");
    let link = format!("file://{}", path.display()).replace(' ', "%20");
    let (told, status) = refused(&folder, &[&link]);
    assert!(status == 1 && told.contains("um jogo.ludo"), "it is not there: {status}, {told}");
    // A file of exercises is opened as such, and its faults are told.
    std::fs::write(&path, "[Deck \"casa\"]\n[Kind \"lesson\"]\n").expect("there is room");
    let (told, status) = refused(&folder, &[&link]);
    assert_eq!(status, 2, "{told}");
    // A whole one wants a window, which is not here.
    std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games/rastros/decks/rastros.ludo"), &path)
        .expect("it is there");
    for arg in [link.as_str(), "ludoteca:deck/rastros"] {
        assert_eq!(refused(&folder, &[arg]).1, 1, "{arg}");
    }
}

#[cfg(unix)]
#[test]
fn a_picture_is_drawn_over_a_file_only_by_force() {
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    let old = |name: &str| std::fs::write(at(name), "old").expect("a test file can be written");
    let text = |name: &str| std::fs::read(at(name)).expect("it is there");
    let shot = ["shot", "sapiens", "--size", "64x64", "--out", "a.png"];
    for (there, args) in [
        ("a.png", &shot as &[&str]),
        ("a.json", &[&shot as &[&str], &["--map", "a.json"]].concat()),
        ("shelf.png", &["shot", "shelf", "--size", "64x64", "--out", "shelf.png"]),
    ] {
        old(there);
        let (told, status) = refused(&folder, args);
        assert!(status == 2 && told.contains(there) && told.contains("--force"), "{told}");
        assert_eq!(text(there), b"old");
        std::fs::remove_file(at(there)).expect("it is there");
    }
    std::os::unix::fs::symlink("a.png", at("link")).expect("a link");
    for map in ["a.png", "./a.png", "link"] {
        let (told, status) = refused(&folder, &[&shot as &[&str], &["--force", "--map", map]].concat());
        assert!(status == 2 && told.contains("--map"), "{told}");
        assert!(!at("a.png").exists());
    }
    old("a.png");
    program(&folder).args(shot).args(["--map", "a.json", "--force"]).assert().success();
    assert!(text("a.png").starts_with(b"\x89PNG") && text("a.json").starts_with(b"{"));
    let full = [&shot[..5], &["/dev/full"]].concat();
    let (told, status) = refused(&folder, &full);
    assert!(status == 1 && told.contains("/dev/full"), "{told}");
}

#[test]
fn a_screen_that_does_not_answer_is_told() {
    let folder = tempdir().expect("a temporary folder");
    let taken = |number: &u32| Path::new("/tmp/.X11-unix").join(format!("X{number}")).exists();
    let nobodys = (1000..).find(|number| !taken(number)).map(|number| format!(":{number}")).expect("a free number");
    for (name, value) in [("DISPLAY", &*nobodys), ("DISPLAY", "nonsense"), ("WAYLAND_DISPLAY", "wayland-1000")] {
        for args in [&["table", "sapiens"] as &[&str], &[]] {
            let output = program(&folder).args(args).env(name, value).output().expect("the program runs");
            let told = String::from_utf8_lossy(&output.stderr);
            assert_eq!((output.status.code(), told.lines().count()), (Some(1), 1), "{name}={value}: {told}");
            assert!(told.contains("screen"), "{told}");
        }
    }
}

#[test]
fn without_a_screen_or_a_driver_it_says_so() {
    let folder = tempdir().expect("a temporary folder");
    for args in [&["table", "sapiens"] as &[&str], &[]] {
        let (told, status) = refused(&folder, args);
        assert_eq!(status, 1, "{told}");
        assert!(told.contains("screen"), "{told}");
    }
    let output = program(&folder)
        .args(["shot", "sapiens", "--out", "a.png"])
        .env("VK_DRIVER_FILES", "/nowhere.json")
        .env("VK_ICD_FILENAMES", "/nowhere.json")
        .env("WGPU_BACKEND", "vulkan")
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("graphics driver"));
    let (told, status) = refused(&folder, &["shot", "sapiens", "--size", "64x64", "--out", "no/such/folder/a.png"]);
    assert_eq!(status, 1, "{told}");
}

#[test]
fn the_help_of_every_command_with_pictures_is_in_words() {
    let folder = tempdir().expect("a temporary folder");
    for language in ["pt-PT", "pt-BR", "en"] {
        for command in ["table", "shot", "film"] {
            let output = program(&folder).args([command, "--help", "--lang", language]).output().expect("it runs");
            let help = String::from_utf8(output.stdout).expect("UTF-8");
            assert!(output.status.success() && help.contains("--size"), "{help}");
            assert!(!help.contains("help-"), "{command} in {language}: {help}");
        }
    }
}

#[test]
fn a_computer_is_looked_at_and_told_in_words() {
    let folder = tempdir().expect("a temporary folder");
    let data = folder.path().join("games");
    let look = |args: &[&str]| {
        let output = program(&folder).arg("doctor").args(args).env("LUDOTECA_DATA", &data).output().expect("it runs");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    for language in ["pt-PT", "pt-BR", "en"] {
        let told = look(&["--lang", language]);
        assert!(told.contains(env!("CARGO_PKG_VERSION")) && told.contains("Vulkan"), "{told}");
        assert!(told.lines().count() >= 7 && !told.contains("doctor-"), "{language}: {told}");
    }
    let found: serde_json::Value = serde_json::from_str(&look(&["--json"])).expect("JSON");
    assert_eq!((&found["well"], &found["drawn"]["whole"], &found["plays"]), (&true.into(), &true.into(), &0.into()));
    assert_eq!(found["fault"], serde_json::Value::Null);
    std::fs::write(data.join("fault.txt"), "known").expect("there is room");
    assert!(look(&[]).contains("fault.txt"));
    assert_eq!(std::fs::read_dir(&data).expect("it was made").count(), 1, "nothing is left behind");
}

#[test]
fn a_computer_that_cannot_draw_or_keep_anything_is_told() {
    let folder = tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("file"), "").expect("there is room");
    let none = ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"].map(|name| (name, "/nowhere.json"));
    let without_driver = [none[0], none[1], ("WGPU_BACKEND", "vulkan"), ("LUDOTECA_DATA", "games")];
    for (variables, word) in [
        (&without_driver[..], "graphics driver"),
        (&[("LUDOTECA_DATA", "file/games")], "file/games could not be written"),
    ] {
        let output = program(&folder).arg("doctor").envs(variables.iter().copied()).output().expect("it runs");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.code() == Some(1) && told.contains(word), "{told}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "Something is missing here: see above.\n");
    }
}

#[test]
fn what_happens_is_written_into_a_file() {
    let folder = tempdir().expect("a temporary folder");
    let args = ["shot", "semaforo", "--size", "64x64", "--out", "a.png", "--force", "--log", "log.txt"];
    for filter in [None, Some("bevy_render=warn")] {
        let mut command = program(&folder);
        command.args(args).env_remove("RUST_LOG").envs(filter.map(|filter| ("RUST_LOG", filter)));
        command.assert().success().stdout("").stderr("");
    }
    let written = std::fs::read_to_string(folder.path().join("log.txt")).expect("it is written");
    // Bevy warns of software drawing, with which tests draw.
    assert_eq!(written.matches("WARN bevy_render").count(), 2, "both are there: {written}");
    let (told, status) = refused(&folder, &["games", "--log", "no/such/folder/log.txt"]);
    assert!(status == 1 && told.contains("log.txt"), "{told}");
}
