//! Options as text.

use ludoteca_rules::options::{NO_PROGRESS, OptionError, REPETITION, shorten};
use ludoteca_rules::{OptionSpec, Options};

const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "players", values: &["2", "teams", "single"] },
    OptionSpec { name: "setup", values: &["2021", "2022"] },
    REPETITION,
    NO_PROGRESS,
];

fn error(text: &str) -> OptionError {
    Options::parse(SPECS, text).expect_err(text)
}

#[test]
fn what_is_not_named_keeps_its_default() {
    let defaults = Options::defaults(SPECS);
    assert_eq!(Options::parse(SPECS, ""), Ok(defaults.clone()));
    let values: Vec<_> = defaults.iter().map(|(spec, value)| (spec.name, value)).collect();
    assert_eq!(values, [("players", "2"), ("setup", "2021"), ("repetition", "on"), ("no-progress", "on")]);
    let some = Options::parse(SPECS, "setup=2022").expect("good options");
    assert_eq!((some.get("players"), some.get("setup")), ("2", "2022"));
    assert!(some.is("setup", "2022") && !some.is("setup", "2021") && !some.is("colour", "2022"));
}

#[test]
fn the_order_does_not_matter_and_defaults_are_not_printed() {
    let text = "players=teams,no-progress=off";
    let one = Options::parse(SPECS, text).expect("good options");
    let other = Options::parse(SPECS, "no-progress=off,setup=2021,players=teams").expect("good options");
    assert_eq!(one, other);
    assert_eq!((one.to_string(), other.to_string()), (text.to_owned(), text.to_owned()));
    assert_eq!(Options::parse(SPECS, "players=2,repetition=on").expect("good options").to_string(), "");
    assert_ne!(one, Options::defaults(SPECS));
}

#[test]
fn mistakes_are_told_apart() {
    let known = || "players, setup, repetition, no-progress".to_owned();
    let name = |name: &str| OptionError::Name { name: name.to_owned(), known: known() };
    assert_eq!(error("colour=red"), name("colour"));
    assert_eq!(error("Players=teams"), name("Players"));
    assert_eq!(error("=teams"), name(""));
    assert_eq!(error("players=2, setup=2022"), name(" setup"));
    let value = |value: &str| OptionError::Value {
        name: "players".to_owned(),
        value: value.to_owned(),
        known: "2, teams, single".to_owned(),
    };
    assert_eq!(error("players=4"), value("4"));
    assert_eq!(error("players="), value(""));
    assert_eq!(error("players=teams=single"), value("teams=single"));
    assert_eq!(error("players=teams,players=teams"), OptionError::Twice("players".to_owned()));
    assert_eq!(error("setup=2022,players=2,setup=2021"), OptionError::Twice("setup".to_owned()));
    for (text, part) in [("teams", "teams"), ("players=teams,", ""), (",", ""), ("players:teams", "players:teams")] {
        assert_eq!(error(text), OptionError::Form(part.to_owned()), "{text}");
    }
}

#[test]
fn every_mistake_has_a_sentence() {
    for (text, sentence) in [
        ("teams", "error-option-form part=teams"),
        ("colour=red", "error-option-name name=colour known=players, setup, repetition, no-progress"),
        ("setup=1999", "error-option-value name=setup value=1999 known=2021, 2022"),
        ("setup=2021,setup=2021", "error-option-twice name=setup"),
    ] {
        assert_eq!(error(text).text().to_string(), sentence);
    }
    let none = Options::parse(&[], "setup=2021").expect_err("no options at all");
    assert_eq!(none.text().to_string(), "error-option-none name=setup");
}

#[test]
fn a_wrong_choice_changes_nothing() {
    let mut options = Options::parse(SPECS, "players=single").expect("good options");
    assert_eq!(options.set("players", "three"), Err("2, teams, single".to_owned()));
    assert_eq!(options.set("colour", "red"), Err(String::new()));
    assert_eq!(options.get("players"), "single");
    assert_eq!(options.set("players", "teams"), Ok(()));
    assert_eq!(options.get("players"), "teams");
}

#[test]
fn long_text_is_shortened() {
    assert_eq!(shorten(&"é".repeat(40)), "é".repeat(40));
    assert_eq!(shorten(&"é".repeat(41)), format!("{}…", "é".repeat(40)));
}
