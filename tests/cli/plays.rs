//! The folder of the plays that the program keeps by itself.

use super::store::names;
use ludoteca::store::plays::{PlayId, Plays, Report, Saver};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::mpsc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tempfile::{TempDir, tempdir};

const DAY: Duration = Duration::from_hours(24);

fn plays() -> (TempDir, Plays) {
    let folder = tempdir().expect("a temporary folder");
    let plays = Plays::open(folder.path().join("data").join("plays"));
    (folder, plays)
}

fn id(name: &str) -> PlayId {
    PlayId::new(name).expect("a name")
}

fn listed(plays: &Plays) -> Vec<String> {
    let mut names: Vec<String> = plays.list().expect("a list").into_iter().map(|kept| kept.id.to_string()).collect();
    names.sort();
    names
}

/// A play with this content, which nobody changes now.
fn saved(plays: &Plays, game: &str, content: &str) -> PlayId {
    let claim = plays.begin("2026-11-23", game).expect("a new play");
    claim.write(content.as_bytes()).expect("it is written");
    claim.id().clone()
}

fn content(plays: &Plays, id: &PlayId) -> String {
    String::from_utf8(plays.read(id).expect("it is there")).expect("it is text")
}

#[test]
fn every_play_has_a_name_of_its_own() {
    let (_folder, plays) = plays();
    assert_eq!(plays.list().expect("nothing yet"), []);
    let first = plays.begin("2026-11-23", "sapiens").expect("a new play");
    // It has its name before it has a file, and has its file as soon as it is written.
    let second = plays.begin("2026-11-23", "sapiens").expect("a new play");
    assert_eq!([first.id().as_str(), second.id().as_str()], ["2026-11-23-sapiens", "2026-11-23-sapiens-2"]);
    assert_eq!(listed(&plays), Vec::<String>::new());
    second.write(b"two").expect("it is written");
    second.write(b"three").expect("it is written again");
    assert_eq!(listed(&plays), ["2026-11-23-sapiens-2"]);
    assert_eq!(plays.list().expect("one")[0].size, 5);
    // A play that was never written leaves its name free when it ends.
    drop(first);
    let claims = [plays.begin("2026-11-23", "sapiens"), plays.begin("2026-11-23", "sapiens")];
    let ids = claims.map(|claim| claim.expect("a new play").id().to_string());
    assert_eq!(ids, ["2026-11-23-sapiens", "2026-11-23-sapiens-3"]);
    assert_eq!(plays.begin("../..", "/etc").expect("a new play").id().as_str(), "etc");
    assert_eq!(plays.begin("", "").expect("a new play").id().as_str(), "play");
    let copies: Vec<String> = (0..2).map(|_| plays.copy(second.id()).expect("a copy").id().to_string()).collect();
    assert_eq!(copies, ["2026-11-23-sapiens", "2026-11-23-sapiens-3"]);
    assert_eq!(content(&plays, &id(&copies[1])), "three");
    assert_eq!(plays.copy(&id("nothing")).expect_err("it is not there").kind(), ErrorKind::NotFound);
}

#[test]
fn a_file_that_somebody_else_made_is_not_written_over() {
    let (_folder, plays) = plays();
    let claim = plays.begin("", "produto").expect("a new play");
    fs::create_dir_all(plays.folder()).expect("a folder");
    fs::write(claim.path(), "theirs").expect("a test file");
    assert_eq!(claim.write(b"ours").expect_err("it is theirs").kind(), ErrorKind::AlreadyExists);
    assert_eq!(content(&plays, claim.id()), "theirs");
    // Somebody takes the whole folder away: the next text is there again.
    let other = plays.begin("", "avanco").expect("a new play");
    fs::remove_dir_all(plays.folder()).expect("it is ours");
    other.write(b"again").expect("it is written");
    assert_eq!(content(&plays, other.id()), "again");
}

#[test]
fn one_at_a_time_changes_a_play() {
    let (_folder, plays) = plays();
    let sapiens = saved(&plays, "sapiens", "old");
    let claim = plays.claim(&sapiens).expect("it is there").expect("nobody has it");
    let elsewhere = Plays::open(plays.folder().to_owned());
    assert!(elsewhere.claim(&sapiens).expect("it is there").is_none());
    let clone = claim.clone();
    drop(claim);
    assert!(elsewhere.claim(&sapiens).expect("it is there").is_none(), "a clone still has it");
    drop(clone);
    assert!(elsewhere.claim(&sapiens).expect("it is there").is_some());
    assert_eq!(elsewhere.claim(&id("nothing")).expect_err("it is not there").kind(), ErrorKind::NotFound);
    assert_eq!(names(&plays.folder().join(".locks")), ["names"], "ended claims leave nothing");
}

#[test]
fn what_is_removed_comes_back() {
    let (_folder, plays) = plays();
    let [one, two] = ["one", "two"].map(|text| saved(&plays, "sapiens", text));
    let changed = plays.list().expect("both").into_iter().find(|kept| kept.id == one).expect("it is there").changed;
    let claim = plays.claim(&one).expect("it is there").expect("nobody has it");
    let later = claim.clone();
    claim.remove().expect("it is removed");
    later.write(b"too late").expect("it is of no use and does no harm");
    drop(later);
    assert_eq!(listed(&plays), [two.as_str()]);
    assert_eq!(plays.removed().iter().map(|kept| &kept.id).collect::<Vec<_>>(), [&one]);
    // Its name stays free for it.
    assert_eq!(saved(&plays, "sapiens", "three"), id("2026-11-23-sapiens-3"));
    assert_eq!(plays.restore(&one).expect("it comes back"), one);
    assert_eq!(content(&plays, &one), "one");
    let kept = plays.list().expect("all").into_iter().find(|kept| kept.id == one).expect("it is there");
    assert_eq!(kept.changed, changed, "as it was");
    assert_eq!(plays.restore(&one).expect_err("it is back").kind(), ErrorKind::NotFound);
    // The same name removed twice: the last one comes first, and nothing is written over.
    for text in ["four", "five"] {
        fs::write(plays.path(&one), text).expect("a test file");
        plays.claim(&one).expect("it is there").expect("nobody has it").remove().expect("it is removed");
    }
    assert_eq!(plays.restore(&one).expect("it comes back"), one);
    assert_eq!(content(&plays, &one), "five");
    assert_eq!(plays.restore(&one).expect("it comes back"), id("2026-11-23-sapiens-4"));
    assert_eq!(content(&plays, &id("2026-11-23-sapiens-4")), "four");
}

fn age(path: &Path, age: Duration) {
    let file = File::options().write(true).open(path).expect("it is there");
    file.set_modified(SystemTime::now() - age).expect("it is ours");
}

#[test]
fn what_is_old_is_cleared_away_at_the_start() {
    let (_folder, plays) = plays();
    let kept = saved(&plays, "sapiens", "kept");
    let second = |ago: Duration| (SystemTime::now() - ago).duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
    let removed = plays.folder().join("removed");
    fs::create_dir(&removed).expect("a folder");
    for (name, ago) in [("old", DAY * 31), ("new", DAY * 29), ("future", Duration::ZERO)] {
        let second = second(ago) + if name == "future" { 1000 } else { 0 };
        fs::write(removed.join(format!("{name}~{second}.ludo")), name).expect("a test file");
    }
    fs::write(removed.join("a note"), "not ours").expect("a test file");
    let temporary = |name: &str| plays.folder().join(format!(".ludoteca-{name}"));
    for name in ["old", "new", "held"] {
        fs::write(temporary(name), "half").expect("a test file");
    }
    age(&temporary("old"), DAY);
    age(&temporary("held"), DAY);
    let held = File::open(temporary("held")).expect("it is there");
    held.lock().expect("nobody has it");
    let lock = plays.folder().join(".locks").join("killed.lock");
    fs::write(&lock, "").expect("a test file");
    let claim = plays.claim(&kept).expect("it is there").expect("nobody has it");
    let again = Plays::open(plays.folder().to_owned());
    again.tidy();
    let ids: Vec<String> = again.removed().into_iter().map(|kept| kept.id.to_string()).collect();
    assert_eq!(ids, ["future", "new"]);
    assert!(removed.join("a note").exists());
    assert_eq!(
        names(plays.folder()),
        [".locks", ".ludoteca-held", ".ludoteca-new", "2026-11-23-sapiens.ludo", "removed"]
    );
    assert_eq!(names(&plays.folder().join(".locks")), ["2026-11-23-sapiens.lock", "names"]);
    drop(claim);
}

#[test]
fn names_that_lead_elsewhere_are_none() {
    for wrong in ["", ".", "..", ".hidden", "a/b", "../a", "a\\b", "c:a", "a\0b", "a\nb", &"x".repeat(300)] {
        assert_eq!(PlayId::new(wrong), None, "{wrong:?}");
    }
    for right in ["a", "2026-11-23-sapiens", "à mesa, ontem", "x.y", "a~7"] {
        assert_eq!(PlayId::new(right).expect("a name").as_str(), right);
    }
    let (_folder, plays) = plays();
    fs::create_dir_all(plays.folder().join("folder.ludo")).expect("a folder");
    for name in ["à mesa.ludo", "other.txt", ".ludo", "x.ludo.old"] {
        fs::write(plays.folder().join(name), "").expect("a test file");
    }
    assert_eq!(listed(&plays), ["folder", "à mesa"], "what cannot be read is listed too");
    plays.read(&id("folder")).expect_err("a folder is no play");
}

/// A saver that tells the test what it reports.
fn saver() -> (Saver, mpsc::Receiver<Report>) {
    let (sender, reports) = mpsc::channel();
    let saver = Saver::start(move |report| sender.send(report).expect("the test listens")).expect("a thread");
    (saver, reports)
}

#[test]
fn the_newest_text_of_each_play_is_saved() {
    let (_folder, plays) = plays();
    let (saver, reports) = saver();
    let claims = ["sapiens", "produto", "avanco"].map(|game| plays.begin("", game).expect("a new play"));
    for number in 0..300 {
        for claim in &claims {
            saver.save(claim, format!("{} {number}", claim.id()));
        }
    }
    assert!(saver.flush());
    for claim in &claims {
        assert_eq!(content(&plays, claim.id()), format!("{} 299", claim.id()));
        saver.save(claim, "the end".to_owned());
    }
    // What still waits is saved at the end.
    drop(saver);
    assert!(claims.iter().all(|claim| content(&plays, claim.id()) == "the end"));
    assert!(reports.iter().next().is_none(), "nothing went wrong");
}

#[test]
fn what_cannot_be_saved_is_told_once_and_tried_again() {
    let (_folder, plays) = plays();
    let (saver, reports) = saver();
    let [stuck, fine] = ["sapiens", "produto"].map(|game| plays.begin("", game).expect("a new play"));
    stuck.write(b"old").expect("it is written");
    // A folder in the place of the file cannot be written, by the administrator neither.
    fs::remove_file(stuck.path()).expect("it is ours");
    fs::create_dir(stuck.path()).expect("a folder");
    for text in ["one", "two", "three"] {
        saver.save(&stuck, text.to_owned());
        assert!(!saver.flush());
    }
    let told: Vec<(PlayId, bool)> = reports.try_iter().map(|Report { id, result }| (id, result.is_ok())).collect();
    assert_eq!(told, [(stuck.id().clone(), false)], "once");
    saver.save(&fine, "fine".to_owned());
    assert!(!saver.flush());
    assert_eq!(content(&plays, fine.id()), "fine", "the others are saved");
    fs::remove_dir(stuck.path()).expect("it is ours");
    // The next save of any play brings it along.
    saver.save(&fine, "fine again".to_owned());
    assert!(saver.flush());
    assert_eq!(content(&plays, stuck.id()), "three");
    let told: Vec<(PlayId, bool)> = reports.try_iter().map(|Report { id, result }| (id, result.is_ok())).collect();
    assert_eq!(told, [(stuck.id().clone(), true)], "and that it is saved now");
}

#[test]
fn a_removed_play_is_not_saved_any_more() {
    let (_folder, plays) = plays();
    let (saver, _reports) = saver();
    let claim = plays.begin("", "sapiens").expect("a new play");
    saver.save(&claim, "last".to_owned());
    assert!(saver.flush());
    claim.clone().remove().expect("it is removed");
    saver.save(&claim, "later".to_owned());
    assert!(saver.flush());
    assert_eq!(listed(&plays), Vec::<String>::new());
    let id = claim.id().clone();
    drop((claim, saver));
    plays.restore(&id).expect("it comes back");
    assert_eq!(content(&plays, &id), "last");
}

#[test]
#[ignore = "a measurement"]
fn how_long_saving_takes() {
    let (_folder, plays) = plays();
    let (saver, _reports) = saver();
    let claim = plays.begin("", "sapiens").expect("a new play");
    let text = "x".repeat(6000);
    let (mut calls, mut whole) = (Vec::new(), Vec::new());
    for number in 0..500 {
        let text = format!("{number} {text}");
        let begun = std::time::Instant::now();
        saver.save(&claim, text);
        calls.push(begun.elapsed());
        saver.flush();
        whole.push(begun.elapsed());
    }
    for (name, mut times) in [("save", calls), ("whole", whole)] {
        times.sort();
        println!("{name}: median {:?}, 99 % {:?}, most {:?}", times[250], times[495], times[499]);
    }
}

#[test]
fn what_is_not_there_is_an_error_and_no_more() {
    let nowhere = Plays::open(Path::new("/proc/no/such/folder").to_owned());
    nowhere.tidy();
    assert_eq!(nowhere.list().map_err(|error| error.kind()), Ok(Vec::new()));
    assert!(nowhere.removed().is_empty());
    let errors: [io::Result<()>; 3] = [
        nowhere.begin("", "sapiens").map(drop),
        nowhere.claim(&id("a")).map(drop),
        nowhere.restore(&id("a")).map(drop),
    ];
    assert!(errors.iter().all(Result::is_err));
}
