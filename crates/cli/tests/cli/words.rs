//! Every sentence exists in every language, says something, and names the same gaps.

use super::{good, play_turn, plays};
use ludoteca_games::CATALOGUE;
use ludoteca_rules::outcome::SESSION_REASONS;
use ludoteca_rules::{Pick, Seat, Text, random};
use ludoteca_words::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A message as its file has it: its text, and the gaps it names.
#[derive(Debug)]
struct Message {
    text: String,
    gaps: BTreeSet<String>,
}

/// All messages of a language, read by the simple form in which the files are written.
fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut messages: BTreeMap<String, Message> = BTreeMap::new();
    for (file, content) in Words::files(language, &ludoteca_games::catalogue()) {
        let mut current = None;
        for line in content.lines() {
            if line.starts_with(|symbol: char| symbol.is_ascii_lowercase()) {
                let (key, text) = line.split_once(" =").unwrap_or_else(|| panic!("{file}: {line}"));
                let message = Message { text: text.to_owned(), gaps: BTreeSet::new() };
                let known = messages.insert(key.to_owned(), message);
                assert!(known.is_none(), "{} {file}: {key} is there twice", language.tag());
                current = Some(key.to_owned());
            } else if !line.starts_with('#')
                && let Some(message) = current.as_ref().and_then(|key| messages.get_mut(key))
            {
                message.text.push_str(line);
            }
        }
    }
    for message in messages.values_mut() {
        let names = message.text.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|symbol| symbol.is_ascii_alphanumeric() || "-_".contains(*symbol)).collect()
        });
        message.gaps = names.collect();
    }
    messages
}

#[test]
fn every_key_is_there_in_every_language_with_the_same_gaps() {
    let english = messages(Language::En);
    assert!(english.len() > 100);
    for language in Language::ALL {
        let own = messages(language);
        let keys = |messages: &BTreeMap<String, Message>| messages.keys().cloned().collect::<BTreeSet<_>>();
        let different: Vec<String> = keys(&english).symmetric_difference(&keys(&own)).cloned().collect();
        assert_eq!(different, Vec::<String>::new(), "{}", language.tag());
        for (key, message) in &own {
            assert!(!message.text.trim().is_empty(), "{} {key} says nothing", language.tag());
            assert_eq!(message.gaps, english[key].gaps, "{} {key}", language.tag());
        }
    }
}

#[test]
fn every_file_can_be_read() {
    for language in Language::ALL {
        let files: Vec<_> = Words::files(language, &ludoteca_games::catalogue()).map(|(file, _)| file).collect();
        assert!(files.contains(&"common.ftl"), "{files:?}");
        for (file, content) in Words::files(language, &ludoteca_games::catalogue()) {
            if let Err((_, errors)) = fluent_bundle::FluentResource::try_new(content.to_owned()) {
                panic!("{} {file}: {errors:?}", language.tag());
            }
        }
    }
}

/// Shows every source file of the program to `see`.
fn read_all_sources(see: &mut impl FnMut(&Path, &str)) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    read_sources(&root.join("src"), see);
    for entry in std::fs::read_dir(root.join("crates")).expect("the crates can be listed") {
        read_sources(&entry.expect("the crates can be listed").path().join("src"), see);
    }
}

fn read_sources(folder: &Path, see: &mut impl FnMut(&Path, &str)) {
    for entry in std::fs::read_dir(folder).expect("the sources can be listed") {
        let path = entry.expect("the sources can be listed").path();
        if path.is_dir() {
            read_sources(&path, see);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            see(&path, &std::fs::read_to_string(&path).expect("a source can be read"));
        }
    }
}

/// Every literal key in the sources, with its file.
fn keys_in_sources() -> Vec<(String, String)> {
    let mut found = Vec::new();
    read_all_sources(&mut |path, source| {
        for before in ["Text::new(", "key: ", ".word(", ".fill("] {
            let literals = source.split(before).skip(1).filter_map(|rest| {
                let (literal, _) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
                Some((literal.to_owned(), path.display().to_string()))
            });
            found.extend(literals);
        }
    });
    found
}

#[test]
fn every_key_in_the_sources_has_a_sentence() {
    let words = Words::new(Language::En, &ludoteca_games::catalogue());
    let keys = keys_in_sources();
    for expected in ["refuse-over", "side-white", "cli-play-hint", "cli-perft"] {
        assert!(keys.iter().any(|(key, _)| key == expected), "the scan finds {expected}");
    }
    let missing: BTreeSet<_> = keys.iter().filter(|(key, _)| !words.has(key)).collect();
    assert_eq!(missing, BTreeSet::new());
}

#[test]
fn every_sentence_is_said_somewhere() {
    let mut sources = String::new();
    read_all_sources(&mut |_, source| sources.push_str(source));
    // Keys of these families are put together while the program runs.
    let made = [
        "game-",
        "option-",
        "reason-",
        "choice-",
        "kind-",
        "side-",
        "sign-",
        "level-",
        "help-",
        "command-",
        "card-",
        "begin-",
        "asks-",
        "overlay-",
        "theatre-",
        "do-",
        "about-",
        "net-phrase-",
    ];
    let unused: Vec<String> = messages(Language::En)
        .into_keys()
        .filter(|key| !made.iter().any(|family| key.starts_with(family)) && !sources.contains(&format!("\"{key}\"")))
        .collect();
    assert_eq!(unused, Vec::<String>::new());
}

#[test]
fn everything_a_game_names_has_a_sentence() {
    let words = Words::new(Language::En, &ludoteca_games::catalogue());
    let mut keys: BTreeSet<String> = SESSION_REASONS.iter().map(|reason| format!("reason-{reason}")).collect();
    for (entry, options) in plays() {
        let info = entry.info;
        keys.extend(["game-ID", "game-ID-line", "begin-ID", "asks-ID"].map(|key| key.replace("ID", info.id)));
        keys.extend((1..=entry.levels.len()).map(|level| format!("level-{level}")));
        keys.extend((1..).zip(entry.levels).map(|(number, level)| level.line(number).to_owned()));
        keys.extend(info.reasons.iter().map(|reason| format!("reason-{reason}")));
        keys.extend(info.choices.iter().map(|choice| choice.key.to_owned()));
        // A game without pictures for its rules card has no table yet.
        let parts = ["goal", "end", "rulings"].into_iter().filter(|_| !info.card.is_empty());
        keys.extend(parts.map(|part| format!("card-{}-{part}", info.id)));
        keys.extend(info.card.iter().map(|scene| scene.key.to_owned()));
        for spec in info.options {
            keys.insert(format!("option-{}", spec.name));
            keys.extend(spec.values.iter().map(|value| format!("option-{}-{value}", spec.name)));
        }
        keys.extend(entry.start(options).sides().iter().map(|side| side.key.to_owned()));
    }
    let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
    assert_eq!(missing, Vec::<&String>::new());
}

/// All languages.
fn all_words() -> Vec<Words> {
    Language::ALL.into_iter().map(|language| Words::new(language, &ludoteca_games::catalogue())).collect()
}

/// A sentence as every language says it.
fn check_sentence(all: &[Words], text: &Text, longest: usize) {
    for words in all {
        let said = words.say(text);
        let tag = words.language().tag();
        assert!(words.has(text.key), "{tag} lacks {text}");
        assert!(!said.contains(['{', '}']), "{tag} {text}: a gap is open: {said}");
        assert!(said.chars().count() <= longest, "{tag} {text}: {} characters: {said}", said.chars().count());
    }
}

#[test]
fn signs_and_refusals_of_whole_games_are_said_in_every_language() {
    let all = all_words();
    let mut rng = random::generator(7);
    let mut refusals = BTreeSet::new();
    for (entry, options) in plays() {
        let mut session = entry.start(options);
        for turn in 0..60 {
            for sign in session.signs() {
                let mut text = Text::new(sign.key);
                if let Some(number) = sign.number {
                    text = text.with_number("number", number);
                }
                if let Some(side) = sign.side {
                    text = text.with_text("side", Text::new(session.sides()[usize::from(side.0)].key));
                }
                check_sentence(&all, &text, 90);
            }
            for seat in (0..session.seats()).map(Seat).filter(|_| turn % 4 == 0) {
                let steps = session.next_steps(seat, &[]);
                let prefixes = std::iter::once(Vec::new()).chain(steps.iter().map(|step| vec![step.pick]));
                for prefix in prefixes {
                    let next = session.next_steps(seat, &prefix);
                    let cells = entry.info.geometry.all().map(Pick::Cell);
                    let choices = (0..entry.info.choices.len() as u8).map(Pick::Choice);
                    for pick in cells.chain(choices).filter(|pick| next.iter().all(|step| step.pick != *pick)) {
                        let refusal = session.refuse(seat, &prefix, pick);
                        if refusals.insert(refusal.text.to_string()) {
                            check_sentence(&all, &refusal.text, 90);
                        }
                    }
                }
            }
            if !play_turn(&mut *session, |count| random::below(&mut rng, count)) {
                break;
            }
        }
    }
    assert!(refusals.len() > 3 * CATALOGUE.len(), "{refusals:?}");
}

#[test]
fn refusals_fit_on_one_line() {
    for language in Language::ALL {
        let words = Words::new(language, &ludoteca_games::catalogue());
        for (key, message) in messages(language).iter().filter(|(key, _)| key.starts_with("refuse-")) {
            // The names of gaps live as long as the test; the program's own are literals.
            let gaps: Vec<&'static str> = message.gaps.iter().map(|gap| &*gap.clone().leak()).collect();
            let args: Vec<_> = gaps.iter().map(|gap| (*gap, ludoteca_rules::Arg::Plain("a10".to_owned()))).collect();
            let said = words.fill(key, &args);
            assert!(
                said.chars().count() <= 90,
                "{} {key}: {} characters: {said}",
                language.tag(),
                said.chars().count()
            );
        }
    }
}

#[test]
fn the_help_has_every_text_in_every_language() {
    let commands = [
        "games", "show", "moves", "perft", "jsonl", "play", "plays", "bench", "record", "analyse", "arena", "tune",
        "ugi", "class",
    ];
    for language in ["pt-PT", "pt-BR", "en"] {
        let help = good(&["--lang", language, "help"]);
        assert!(commands.iter().all(|command| help.contains(&format!("  {command} "))), "{help}");
        assert!(!help.contains("help-"), "{help}");
        for command in commands {
            let help = good(&["--lang", language, command, "--help"]);
            assert!(!help.contains("help-"), "{help}");
            assert_eq!(good(&["--lang", language, "help", command]), help);
        }
    }
    assert!(good(&["--lang", "pt", "help"]).contains("Utilização: ludoteca"));
    assert!(good(&["--lang", "pt-BR", "help"]).contains("Uso: ludoteca"));
}

#[test]
fn the_help_names_values_in_the_language() {
    let commands = [
        "games", "show", "moves", "perft", "jsonl", "play", "plays", "bench", "record", "analyse", "arena", "tune",
        "ugi", "class", "help",
    ];
    for language in ["pt-PT", "pt-BR"] {
        let mut all = good(&["--lang", language, "help"]);
        for command in commands {
            all.push_str(&good(&["--lang", language, command, "--help"]));
        }
        for english in ["<GAME>", "<TEXT>", "<TAG>", "FILE>", "PLAYER>", "[OPTIONS]", "[COMMAND]", "[default"] {
            assert!(!all.contains(english), "{language} {english}: {all}");
        }
    }
    let help = good(&["--lang", "pt-PT", "record", "--help"]);
    assert!(help.contains("\nUtilização: ludoteca record [OPÇÕES] <FICHEIRO>\n"), "{help}");
    assert!(help.contains(" --to <FICHEIRO> "), "{help}");
    let help = good(&["--lang", "pt-BR", "help", "perft"]);
    assert!(help.contains("\nUso: ludoteca perft [OPÇÕES] <JOGO> <N>\n"), "{help}");
    let help = good(&["help", "play"]);
    assert!(help.contains("\nUsage: ludoteca play [OPTIONS] [GAME]\n"), "{help}");
}

#[test]
fn tags_of_languages_are_read_as_systems_write_them() {
    for (tag, language) in [
        ("pt", Language::PtPt),
        ("pt-PT", Language::PtPt),
        ("pt_PT.UTF-8", Language::PtPt),
        ("pt_AO", Language::PtPt),
        ("pt_BR.UTF-8", Language::PtBr),
        ("pt-BR", Language::PtBr),
        ("PT-br", Language::PtBr),
        ("pt-Latn-BR", Language::PtBr),
        ("en_GB.UTF-8@euro", Language::En),
        ("C", Language::En),
        ("POSIX", Language::En),
        ("de_DE", Language::En),
        ("", Language::En),
    ] {
        assert_eq!(Language::parse(tag), language, "{tag}");
    }
    assert_eq!(Language::from_tag("de"), None);
    assert_eq!(Language::from_tag("ptx"), None);
}

#[test]
fn gaps_are_filled_and_missing_keys_are_shown() {
    let words = Words::new(Language::PtPt, &ludoteca_games::catalogue());
    let side = Text::new("side-white");
    assert_eq!(words.fill("outcome-draw", &[("reason", ludoteca_rules::Arg::Text(Box::new(side)))]), "Empate. Brancas");
    assert_eq!(words.say(&Text::new("seat").with_number("number", 12_345)), "Lugar 12345");
    assert_eq!(words.word("no-such-key"), "no-such-key");
    assert!(!words.has("no-such-key"));
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&words);
}

#[test]
fn what_a_language_lacks_is_said_in_the_nearest_one() {
    let files = |language| match language {
        Language::En => ["all = game\nnearly-all = turn\nenglish = shelf"].into_iter(),
        Language::PtPt => ["all = jogo\nnearly-all = jogada"].into_iter(),
        Language::PtBr => ["all = partida"].into_iter(),
    };
    for (language, expected) in [
        (Language::PtBr, ["partida", "jogada", "shelf"]),
        (Language::PtPt, ["jogo", "jogada", "shelf"]),
        (Language::En, ["game", "turn", "shelf"]),
    ] {
        let words = Words::from_files(language, files);
        assert_eq!(["all", "nearly-all", "english"].map(|key| words.word(key)), expected, "{}", language.tag());
        assert_eq!(words.has("nearly-all"), language != Language::PtBr, "its own sentences only");
    }
}

#[test]
fn what_is_on_the_shelf_fits_its_card() {
    for language in Language::ALL {
        let words = Words::new(language, &ludoteca_games::catalogue());
        for entry in CATALOGUE {
            let line = words.word(&format!("game-{}-line", entry.info.id));
            assert!(line.chars().count() <= 90, "{}: {} characters: {line}", language.tag(), line.chars().count());
        }
    }
}

#[test]
fn nothing_is_not_one() {
    // In Brazilian Portuguese the plural category "one" takes in zero: texts name the number 1 itself.
    for (file, content) in Words::files(Language::PtBr, &ludoteca_games::catalogue()) {
        assert!(!content.contains("[one]"), "{file}");
    }
    let words = Words::new(Language::PtBr, &ludoteca_games::catalogue());
    let told = |key: &'static str, number: i64| {
        words.say(&Text::new(key).with_text("side", Text::new("side-white")).with_number("number", number))
    };
    assert!(told("sign-sapiens-dice", 0).ends_with("0 dados"), "{}", told("sign-sapiens-dice", 0));
    assert!(told("sign-sapiens-dice", 1).ends_with("um dado"));
    assert!(told("sign-avanco-pieces", 0).contains("0 peças"), "{}", told("sign-avanco-pieces", 0));
}

#[test]
fn a_fraction_is_written_as_the_language_writes_it() {
    for (language, mark) in [("en", '.'), ("pt-PT", ','), ("pt-BR", ',')] {
        let said = good(&["--lang", language, "perft", "rastros", "2"]);
        let seconds = said.split_whitespace().find(|word| word.trim_end_matches(['s', ')', ':']).contains(mark));
        assert!(seconds.is_some_and(|word| word.starts_with(|first: char| first.is_ascii_digit())), "{said}");
    }
}
