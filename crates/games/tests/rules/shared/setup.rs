//! Setting up positions by hand: every position can be built from an empty board, and whatever else is built is
//! explained.

use crate::battery::check_words;
use ludoteca_games::{
    apocalypse::Apocalypse, atari_go::AtariGo, avanco::Avanco, gatos_caes::GatosCaes, horizon::Horizon,
    horizons::Horizons, produto::Produto, rastros::Rastros, sapiens::Sapiens, semaforo::Semaforo,
};
use ludoteca_rules::setup::{FieldKind, Value};
use ludoteca_rules::{Cell, Entry, Game, Kind, Options, Piece, Seat, Setup, Side, random};
use rand::Rng;

/// Positions built from an empty board, for each game.
const LEGAL: usize = 1_000;

/// Set-ups against the rules, for each game.
const ILLEGAL: usize = 10_000;

/// Random positions of random games with these options.
fn positions<G: Game>(options: &[&str], count: usize, rng: &mut impl Rng) -> Vec<(Options, G::Position)> {
    let mut found = Vec::new();
    let mut list = Vec::new();
    while found.len() < count {
        let text = options[random::below(rng, options.len())];
        let options = Options::parse(G::INFO.options, text).expect("options of the game");
        let mut position = G::start(&options, Seat(0));
        for _ in 0..random::below(rng, 80) {
            found.push((options.clone(), position.clone()));
            let Some(played) = G::random_move(&position, rng, &mut list) else { break };
            G::play(&mut position, played);
        }
        // The end of a game is a position too.
        found.push((options, position));
    }
    found.truncate(count);
    found
}

/// The editing operations of a person who is not quite sure: pieces come to a wrong cell first, or as a wrong piece.
fn build(entry: &Entry, options: &Options, wanted: &Setup, rng: &mut impl Rng) -> Setup {
    let mut setup = entry.empty_setup(options);
    for (index, value) in wanted.values().iter().enumerate() {
        setup.set(index, value.clone());
    }
    for standing in wanted.standing() {
        let elsewhere = Cell(random::below(rng, entry.info.geometry.cells()) as u8);
        let tray = entry.tray(&setup, standing.piece.side);
        if setup.at(elsewhere).is_none() && random::below(rng, 4) == 0 {
            setup.put(elsewhere, standing.piece);
            setup.shift(elsewhere, standing.cell);
        } else {
            setup.put(standing.cell, tray[random::below(rng, tray.len())]);
            if setup.at(standing.cell) != Some(standing.piece) {
                assert!(setup.remove(standing.cell).is_some());
                setup.put(standing.cell, standing.piece);
            }
        }
    }
    setup
}

fn check_legal<G: Game>(options: &[&str]) {
    let (entry, rng) = (Entry::of::<G>(), &mut random::generator(14));
    for (options, position) in positions::<G>(options, LEGAL, rng) {
        let text = G::print_position(&position);
        let setup = G::setup(&position);
        assert_eq!(G::check(&options, &setup).as_ref(), Ok(&position), "{text}");
        assert_eq!(entry.parse_setup(&text).map(|read| entry.write_setup(&read)), Ok(Some(text.clone())));
        let built = build(&entry, &options, &setup, rng);
        assert_eq!(built, setup, "{text}");
        assert_eq!(entry.check(&options, &built), Ok(text));
    }
}

/// A value of any kind, mostly of the kind of its field, and not always one that the field can have.
fn random_value(kind: Option<FieldKind>, cells: usize, rng: &mut impl Rng) -> Value {
    let below = |rng: &mut _, most: usize| random::below(rng, most);
    let of_kind = below(rng, 10) > 0;
    let number = match kind {
        Some(FieldKind::Side(_) | FieldKind::Choice(_)) if of_kind => 0,
        Some(FieldKind::Flags(_)) if of_kind => 1,
        Some(FieldKind::Number { .. }) if of_kind => 2,
        Some(FieldKind::Cells { .. }) if of_kind => 3,
        _ => below(rng, 4),
    };
    match number {
        0 => Value::Choice(below(rng, 7) as u8),
        1 => Value::Flags([0, 1, 2, 3, 4, u32::MAX][below(rng, 6)]),
        2 => Value::Number([0, 1, 2, 3, 4, 77, u32::MAX][below(rng, 7)]),
        _ => Value::Cells((0..below(rng, 4)).map(|_| Cell(below(rng, cells + 3) as u8)).collect()),
    }
}

fn random_piece(tray: &[Piece], rng: &mut impl Rng) -> Piece {
    if random::below(rng, 1_000) == 0 {
        let side = [None, Some(Side(0)), Some(Side(1)), Some(Side(3)), Some(Side(200))][random::below(rng, 5)];
        return Piece { side, kind: Kind(random::below(rng, 256) as u8) };
    }
    tray[random::below(rng, tray.len())]
}

/// Changes a set-up at random places: sometimes only its board, and often with more of one piece than of the others.
fn disturb<G: Game>(setup: &mut Setup, changes: usize, rng: &mut impl Rng) {
    let cells = G::INFO.geometry.cells();
    let (fields, favoured) = (random::below(rng, 2) == 0, random::below(rng, 4));
    let favourite = random_piece(&G::tray(setup), rng);
    for _ in 0..changes {
        let cell = Cell(random::below(rng, cells + 1) as u8);
        match random::below(rng, 8) {
            0 if fields => {
                let field = random::below(rng, setup.values().len() + 1);
                setup.set(field, random_value(G::LAYOUT.fields.get(field).map(|field| field.kind), cells, rng));
            }
            1 => setup.shift(cell, Cell(random::below(rng, cells) as u8)),
            2 => drop(setup.remove(cell)),
            _ if random::below(rng, 3) < favoured => setup.put(cell, favourite),
            _ => setup.put(cell, random_piece(&G::tray(setup), rng)),
        }
    }
}

fn check_illegal<G: Game>(options: &[&str]) {
    let (entry, rng) = (Entry::of::<G>(), &mut random::generator(15));
    let legal = positions::<G>(options, LEGAL, rng);
    let fields = 1 + G::LAYOUT.fields.len();
    let (mut refused, mut written) = (0, 0);
    while refused < ILLEGAL {
        let (options, position) = &legal[random::below(rng, legal.len())];
        let mut setup = if random::below(rng, 2) == 0 { G::setup(position) } else { entry.empty_setup(options) };
        let changes = [1, 2, 5, 40, 3 * G::INFO.geometry.cells()][random::below(rng, 5)];
        disturb::<G>(&mut setup, changes, rng);
        let text = entry.write_setup(&setup);
        let checked = entry.check(options, &setup);
        if let Some(text) = &text {
            let read = G::parse_position(options, text).map(|position| G::print_position(&position));
            assert_eq!(read.is_ok(), checked.is_ok(), "{text}: {checked:?}");
            written += usize::from(read.is_err());
        }
        let Err(faults) = checked else {
            assert_eq!(checked.ok(), text, "a position says what was set up");
            continue;
        };
        refused += 1;
        assert!(!faults.is_empty(), "{setup:?}");
        for fault in &faults {
            check_words(&fault.error.text());
            assert!((1..=fields).contains(&fault.error.field), "{fault:?}");
            assert!(fault.cells.iter().all(|cell| cell.index() < G::INFO.geometry.cells()), "{fault:?}");
            assert!(fault.cells.is_sorted_by(|one, next| one < next), "{fault:?}");
        }
    }
    assert!(written > ILLEGAL / 10, "most can be written as a text too: {written}");
}

macro_rules! games {
    ($($name:ident: $game:ident, $options:expr;)*) => {
        mod legal {
            $(#[test] fn $name() { super::check_legal::<super::$game>(&$options); })*
        }

        mod illegal {
            $(#[test] fn $name() { super::check_illegal::<super::$game>(&$options); })*
        }
    };
}

games! {
    horizon: Horizon, [""];
    semaforo: Semaforo, [""];
    gatos_caes: GatosCaes, [""];
    rastros: Rastros, [""];
    produto: Produto, [""];
    avanco: Avanco, [""];
    atari_go: AtariGo, [""];
    horizons: Horizons, ["", "warrior=always", "ox=garden", "shielder=plain"];
    sapiens: Sapiens, ["", "players=teams", "players=single", "alliances=off", "setup=2022"];
    apocalypse: Apocalypse, [""];
}
