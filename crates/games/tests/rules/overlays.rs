//! Checks of what is laid over the boards, for every game: each overlay says the same as a plain recomputation in the
//! game's own folder, and what it says can be drawn and read.

use crate::battery;
use ludoteca_games::{self as games, CATALOGUE};
use ludoteca_rules::{Game, Options, OverlayReport, Role, Text, laws, random};
use std::collections::BTreeSet;

/// A badge as text: `b9 w:5`, `i6 !:1*`. The cell, then the side or `=` for nobody, `+` for good, `!` for bad, the
/// number, and `*` where it is marked.
pub fn badge(cell: &str, role: &str, number: impl Into<Option<u32>>, marked: bool) -> String {
    let number = number.into().map_or_else(String::new, |number| format!(":{number}"));
    format!("{cell} {role}{number}{}", if marked { "*" } else { "" })
}

/// What an overlay says of a position, before which options may stand in brackets.
pub fn overlaid<G: Game>(text: &str, id: &str) -> OverlayReport {
    let entry = games::find(G::INFO.id).expect("the catalogue lists it");
    let bracket = text.strip_prefix('[').and_then(|rest| rest.split_once("] "));
    let (options, text) = bracket.unwrap_or(("", text));
    let options = Options::parse(G::INFO.options, options).expect("options of the game");
    let overlaid = entry.overlay(&options, text, id).unwrap_or_else(|error| panic!("{text}: {error}"));
    overlaid.unwrap_or_else(|| panic!("there is no overlay {id}"))
}

/// Its badges as texts, sorted, and its sentence as a key with numbers.
pub fn told<G: Game>(text: &str, id: &str) -> (BTreeSet<String>, String) {
    let position = battery::position::<G>(text);
    let OverlayReport { badges, summary } = overlaid::<G>(text, id);
    check_form::<G>(&position, &badges, &summary);
    let role = |role| match role {
        Role::Side(side) => G::sides(&position)[usize::from(side.0)].text,
        Role::Neutral => "=",
        Role::Good => "+",
        Role::Bad => "!",
    };
    let text = |one: &ludoteca_rules::Badge| {
        badge(&G::INFO.geometry.name(one.cell).to_string(), role(one.role), one.number, one.marked)
    };
    (badges.iter().map(text).collect(), summary.to_string())
}

/// The badges that hold for the position as one text, for hand-written expectations.
pub fn badges<G: Game>(text: &str, id: &str) -> String {
    let badges: Vec<String> = told::<G>(text, id).0.into_iter().collect();
    badges.join(", ")
}

/// What whoever draws it relies on.
fn check_form<G: Game>(position: &G::Position, badges: &[ludoteca_rules::Badge], summary: &Text) {
    battery::check_words(summary);
    assert!(badges.is_sorted(), "badges in order");
    for pair in badges.windows(2) {
        assert!((pair[0].cell, pair[0].role) != (pair[1].cell, pair[1].role), "one badge for each role: {pair:?}");
    }
    for one in badges {
        assert!(one.cell.index() < G::INFO.geometry.cells(), "{one:?} is on the board");
        if let Role::Side(side) = one.role {
            assert!(usize::from(side.0) < G::sides(position).len(), "{one:?} is about a side of the game");
        }
    }
}

/// Three hundred positions of random games from these starts, at most ten of each game.
pub fn positions<G: Game>(starts: &[&str], weight: impl Fn(&G::Position, G::Move) -> u32) -> Vec<String> {
    const POSITIONS: usize = 300;
    const OF_A_GAME: usize = 10;
    let mut rng = random::generator(14);
    let mut found = BTreeSet::new();
    let mut list = Vec::new();
    for start in starts.iter().cycle() {
        let options = start.find("] ").map_or("", |end| &start[..end + 2]);
        let mut position = battery::position::<G>(start);
        let mut texts = vec![G::print_position(&position)];
        for _ in 0..G::INFO.playout_plies.min(150) {
            G::moves(&position, &mut list);
            let Some(played) = laws::weighted(&list, &mut rng, |played| weight(&position, played)) else { break };
            G::play(&mut position, played);
            texts.push(G::print_position(&position));
        }
        // The last ones are what the game ends with.
        let apart = texts.len().div_ceil(OF_A_GAME);
        found.extend(texts.iter().rev().step_by(apart).map(|text| format!("{options}{text}")));
        if found.len() >= POSITIONS {
            return found.into_iter().collect();
        }
    }
    unreachable!("the starts are gone through again and again")
}

/// On positions of random games the overlay says what the plain recomputation says, which is given the text.
pub fn check<G: Game>(
    starts: &[&str],
    weight: impl Fn(&G::Position, G::Move) -> u32,
    id: &str,
    plain: impl Fn(&str) -> (BTreeSet<String>, String),
) {
    let mut with_badges = 0;
    for text in positions::<G>(starts, weight) {
        let (badges, summary) = plain(&text);
        let (found, said) = told::<G>(&text, id);
        let missing: Vec<_> = badges.difference(&found).collect();
        let wrong: Vec<_> = found.difference(&badges).collect();
        assert!(missing.is_empty() && wrong.is_empty(), "{id} of {text}: missing {missing:?}, wrong {wrong:?}");
        assert_eq!(said, summary, "{id} of {text}");
        with_badges += usize::from(!found.is_empty());
    }
    assert!(with_badges > 50, "only {with_badges} positions have anything to say");
}

#[test]
fn every_game_has_overlays_with_names_of_their_own() {
    for entry in CATALOGUE {
        let ids = entry.overlays();
        assert!(!ids.is_empty(), "{} has none", entry.info.id);
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
        let options = Options::defaults(entry.info.options);
        let start = entry.start(options.clone()).position_text();
        for id in ids {
            let named: String = id.to_owned();
            assert!(named.bytes().all(|byte| byte.is_ascii_lowercase()), "{id} can be typed");
            assert!(entry.overlay(&options, &start, id).expect("the start is a position").is_some());
        }
        assert_eq!(entry.overlay(&options, &start, "weather"), Ok(None));
        assert!(entry.overlay(&options, "weather", entry.overlays()[0]).is_err());
    }
}

#[test]
fn shapes_tell_the_roles_apart() {
    let sides = (0..4).map(|side| Role::Side(ludoteca_rules::Side(side)));
    let shapes: Vec<String> =
        sides.chain([Role::Neutral, Role::Good, Role::Bad]).map(|role| format!("{:?}", role.shape())).collect();
    assert_eq!(shapes.iter().collect::<BTreeSet<_>>().len(), shapes.len(), "{shapes:?}");
}
