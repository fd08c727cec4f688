//! The levels err by what they overlook: nobody from the third on leaves a loss or misses a win of one ply, and who
//! overlooks a thing falls for it where the next one does not.

use super::find;
use ludoteca_games::{CATALOGUE, atari_go, avanco, gatos_caes, horizon, horizons, produto, rastros, sapiens, semaforo};
use ludoteca_rules::orders::spell_move;
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{Ending, LEVELS, Snapshot, Stop};
use ludoteca_rules::{Entry, Game, Options, Seat, Side, SideInfo, Winner, random};
use ludoteca_search::levels::LevelPlayer;
use ludoteca_search::traps;
use std::collections::HashSet;

/// So many plays are looked at, until so many moments are found.
const PLAYS: u64 = 40;
const MOMENTS: usize = 8;

fn seat<G: Game>(position: &G::Position) -> Seat {
    G::asked(position).iter().next().expect("the game is not over")
}

fn side<G: Game>(position: &G::Position) -> Side {
    SideInfo::side_of(G::sides(position), seat::<G>(position)).expect("a seat has a side")
}

/// Each move, and the position after it.
fn branches<G: Game>(position: &G::Position) -> Vec<(G::Move, G::Position)> {
    let mut list = Vec::new();
    G::moves(position, &mut list);
    let after = |played: G::Move| {
        let mut after = position.clone();
        G::play(&mut after, played);
        (played, after)
    };
    list.into_iter().map(after).collect()
}

fn is_won<G: Game>(position: &G::Position, by: Side) -> bool {
    G::outcome(position).is_some_and(|outcome| outcome.winner == Winner::Side(by))
}

/// Whether another side than this one can win at once.
fn is_lost_at_once<G: Game>(position: &G::Position, own: Side) -> bool {
    if G::is_over(position) || side::<G>(position) == own {
        return false;
    }
    let other = side::<G>(position);
    branches::<G>(position).iter().any(|(_, after)| is_won::<G>(after, other))
}

/// The moves that are no blunder of one ply, as text, where others are one; `None` where nothing is at stake.
fn sound<G: Game>(position: &G::Position) -> Option<Vec<String>> {
    let own = side::<G>(position);
    let branches = branches::<G>(position);
    let spell = |(played, _): &(G::Move, G::Position)| spell_move::<G>(position, *played);
    let mut sound: Vec<String> = branches.iter().filter(|(_, after)| is_won::<G>(after, own)).map(spell).collect();
    if sound.is_empty() {
        sound = branches.iter().filter(|(_, after)| !is_lost_at_once::<G>(after, own)).map(spell).collect();
    }
    (!sound.is_empty() && sound.len() < branches.len()).then_some(sound)
}

/// Positions of plays by chance in which something is at stake, near their ends.
fn moments<G: Game>(plays: u64, most: usize) -> Vec<(G::Position, Vec<String>)> {
    let (mut found, mut list) = (Vec::new(), Vec::new());
    for seed in 0..plays {
        let mut chance = random::generator(seed);
        let mut line = vec![G::start(&Options::defaults(G::INFO.options), Seat(0))];
        while line.len() < G::INFO.playout_plies as usize {
            let mut next = line[line.len() - 1].clone();
            G::moves(&next, &mut list);
            // Captures end games that chance alone would not.
            if list.iter().any(|played| G::progress(&next, *played)) {
                list.retain(|played| G::progress(&next, *played));
            }
            if list.is_empty() {
                break;
            }
            G::play(&mut next, list[random::below(&mut chance, list.len())]);
            if G::is_over(&next) {
                break;
            }
            line.push(next);
        }
        let last = line.iter().rev().take(3);
        found.extend(last.filter_map(|position| Some((position.clone(), sound::<G>(position)?))));
        if found.len() >= most {
            break;
        }
    }
    found
}

/// Positions of tactics in which a win in three plies has come so far that one more makes it.
fn moments_of_tactics<G: Game>(tactics: &str, most: usize) -> Vec<(G::Position, Vec<String>)> {
    let mut found = Vec::new();
    for line in tactics.lines().filter(|line| line.ends_with("win 3")) {
        let mut parts = line.split(" | ");
        let options = Options::defaults(G::INFO.options);
        let position = G::parse_position(&options, parts.next().expect("a position")).expect("it can be read");
        let first = parts.next().and_then(|orders| orders.split(' ').next()).expect("an order");
        let begins = |(played, _): &(G::Move, G::Position)| spell_move::<G>(&position, *played) == first;
        let after = branches::<G>(&position).into_iter().find(begins).expect("it is legal").1;
        let answers = branches::<G>(&after).into_iter().take(1).map(|(_, answered)| answered);
        found.extend(answers.filter_map(|answered| Some((answered.clone(), sound::<G>(&answered)?))));
        if found.len() >= most {
            break;
        }
    }
    found
}

fn check_blunders<G: Game>(moments: &[(G::Position, Vec<String>)]) {
    let entry = find(G::INFO.id);
    assert!(!moments.is_empty(), "{entry:?}");
    for level in [3, 4] {
        let mut player = LevelPlayer::new(entry, level, 4).expect("every game has its levels");
        for (seed, (position, sound)) in (0..).zip(moments) {
            let at = Snapshot {
                options: Options::defaults(G::INFO.options),
                position: G::print_position(position),
                seat: seat::<G>(position),
                line: None,
                quiet_turns: 0,
                most_quiet_turns: None,
            };
            let analysis = player.think(&at, None, seed, &Stop::default());
            // Who has proved that all is lost has nothing to give away.
            let is_lost = analysis.score.proof.is_some_and(|proof| proof.ending == Ending::Loss);
            let best = analysis.best.expect("there is an order");
            assert!(is_lost || sound.contains(&best), "{entry:?} level {level} plays {best} in {}", at.position);
        }
    }
}

#[test]
fn nobody_from_the_third_level_on_blunders_in_one_ply() {
    check_blunders::<semaforo::Semaforo>(&moments::<semaforo::Semaforo>(PLAYS, MOMENTS));
    check_blunders::<rastros::Rastros>(&moments::<rastros::Rastros>(PLAYS, MOMENTS));
    check_blunders::<avanco::Avanco>(&moments::<avanco::Avanco>(PLAYS, MOMENTS));
    check_blunders::<gatos_caes::GatosCaes>(&moments::<gatos_caes::GatosCaes>(PLAYS, MOMENTS));
    check_blunders::<atari_go::AtariGo>(&moments::<atari_go::AtariGo>(PLAYS, MOMENTS));
    check_blunders::<produto::Produto>(&moments::<produto::Produto>(PLAYS, MOMENTS));
    check_blunders::<horizon::Horizon>(&moments::<horizon::Horizon>(PLAYS, MOMENTS));
    let mates = moments_of_tactics::<horizons::Horizons>(include_str!("tactics/horizons.txt"), MOMENTS);
    check_blunders::<horizons::Horizons>(&mates);
    check_blunders::<sapiens::Sapiens>(&moments::<sapiens::Sapiens>(PLAYS, MOMENTS));
}

/// A few positions: the figures of hundreds are those of the example `characters`.
#[test]
fn who_overlooks_something_falls_for_it_and_the_next_one_does_not() {
    for (id, level) in [("semaforo", 1), ("semaforo", 2), ("rastros", 2), ("avanco", 2)] {
        let entry = find(id);
        let traps = traps::find(entry, level, (25, 400), 7).expect("it overlooks something");
        assert!(traps.len() >= 20, "{id} {level}: {}", traps.len());
        let [own, next] = [level, level + 1].map(|level| traps::falls(entry, level, &traps));
        assert!(2 * own >= traps.len(), "{id} {level}: falls for {own} of {}", traps.len());
        assert!(4 * next <= traps.len(), "{id} {level}: the next falls for {next} of {}", traps.len());
    }
}

#[test]
fn what_a_level_overlooks_has_a_sentence_of_its_own() {
    let lines: HashSet<&str> = Overlooked::ALL.iter().map(|what| what.line()).collect();
    assert_eq!(lines.len(), Overlooked::ALL.len());
    for entry in CATALOGUE {
        for (number, level) in (1..).zip(entry.levels) {
            let own = level.overlooks.map(|overlooks| overlooks.what.line());
            assert_eq!(level.line(number), own.unwrap_or(&format!("level-{number}-line")), "{entry:?}");
        }
        assert!(entry.levels[LEVELS - 1].overlooks.is_none(), "{entry:?}: the strongest overlooks nothing");
    }
}

/// A player that overlooks moves must not say that it has proved anything.
#[test]
fn whoever_overlooks_moves_proves_nothing() {
    let entry: &Entry = find("semaforo");
    let traps = traps::find(entry, 2, (20, 400), 3).expect("it overlooks something");
    let mut player = LevelPlayer::new(entry, 2, 4).expect("it has such a level");
    for (seed, trap) in (0..).zip(&traps) {
        let analysis = player.think(&trap.at, None, seed, &Stop::default());
        assert_eq!(analysis.score.proof, None);
        assert!(analysis.orders.iter().all(|(_, score)| score.proof.is_none()));
    }
}
