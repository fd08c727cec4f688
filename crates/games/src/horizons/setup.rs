//! Positions of Horizons as somebody sets them up, and what can be wrong with one.

use super::board::{Colour, GEOMETRY, Role, SIZE, Square};
use super::castling::{Wing, king_home};
use super::notation::{PROMOTED, letter};
use super::position::{EnPassant, Position, Variant};
use super::rules::Horizons;
use super::start::{BACK_RANK, SECOND_RANK};
use super::view::look;
use ludoteca_rules::setup::{Faults, FieldKind, FieldSpec, Flag, Form, Layout, Pieces, Setup, Value};
use ludoteca_rules::{Cell, Editing, Options, Piece, SideInfo, Text};

/// Every role with a letter: all but the last, which is written as an Ox.
const ROLES: usize = Role::ALL.len() - 1;

/// The letters of the pieces: White's in capitals.
const LETTERS: [(char, Piece); 2 * ROLES] = {
    let mut letters = [('K', piece(Colour::White, Role::King)); 2 * ROLES];
    let mut index = 0;
    while index < 2 * ROLES {
        let (colour, role) = (Colour::ALL[index / ROLES], Role::ALL[index % ROLES]);
        letters[index] = (letter_of(colour, role), piece(colour, role));
        index += 1;
    }
    letters
};

/// Castling rights are listed from file `a` on.
const WINGS: [Wing; 2] = [Wing::BOTH[1], Wing::BOTH[0]];

/// The fields, by their index.
const CASTLING: [usize; 2] = [1, 2];
const EN_PASSANT: usize = 3;
const QUIET_PLIES: usize = 4;
const MOVE_NUMBER: usize = 5;

const fn piece(colour: Colour, role: Role) -> Piece {
    Piece { side: Some(colour.side()), kind: look(role) }
}

const fn letter_of(colour: Colour, role: Role) -> char {
    match colour {
        Colour::White => letter(role),
        Colour::Black => letter(role).to_ascii_lowercase(),
    }
}

const fn castling(colour: Colour, flags: &'static [Flag]) -> FieldSpec {
    FieldSpec {
        key: "setup-horizons-castling",
        side: Some(colour.side()),
        kind: FieldKind::Flags(flags),
        joined: false,
    }
}

/// The rights of a side whose file `a` has this letter.
const fn flags(first: u8) -> [Flag; 2] {
    let [left, right] = WINGS;
    [
        Flag { letter: (first + left.rook) as char, key: "setup-horizons-castling-left" },
        Flag { letter: (first + right.rook) as char, key: "setup-horizons-castling-right" },
    ]
}

const fn number(key: &'static str, least: u32) -> FieldSpec {
    let kind = FieldKind::Number { least, most: u32::MAX, form: Form::Sentence("position-horizons-number") };
    FieldSpec { key, side: None, kind, joined: false }
}

impl Editing for Horizons {
    const LAYOUT: Layout = Layout {
        geometry: GEOMETRY,
        pieces: Pieces::Letters(&LETTERS),
        fields: &[
            FieldSpec::to_move(&SideInfo::WHITE_AND_BLACK),
            castling(Colour::White, const { &flags(b'A') }),
            castling(Colour::Black, const { &flags(b'a') }),
            FieldSpec {
                key: "setup-horizons-en-passant",
                side: None,
                kind: FieldKind::Cells {
                    exactly: Some(2),
                    joint: ':',
                    form: Form::Sentence("position-horizons-en-passant-form"),
                },
                joined: false,
            },
            number("setup-horizons-quiet-plies", 0),
            number("setup-horizons-move-number", 1),
        ],
    };

    fn setup(position: &Position) -> Setup {
        let rights = |colour| {
            let bit = |index: usize| u32::from(position.may_castle(colour, WINGS[index])) << index;
            Value::Flags(bit(0) | bit(1))
        };
        let passed = position.en_passant().map(|left| vec![left.passed.cell(), left.victim.cell()]);
        Self::LAYOUT.setup(
            |cell| position.piece(cell).map(|(colour, role)| piece(colour, role)),
            [
                Value::Choice(position.mover().side().0),
                rights(Colour::White),
                rights(Colour::Black),
                Value::Cells(passed.unwrap_or_default()),
                Value::Number(position.quiet_plies()),
                Value::Number(position.move_number),
            ],
        )
    }

    fn position(options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Position> {
        let variant = Variant::of(options);
        let mut position = Position::empty(variant);
        for standing in setup.standing() {
            let Some((colour, role)) = role_of(standing.piece) else { continue };
            let square = Square::of(standing.cell);
            if role.is_pawn_type() && [0, SIZE - 1].contains(&square.rank()) {
                let problem = Text::new("position-horizons-edge").with("cell", GEOMETRY.name(standing.cell));
                faults.add(1, problem, [standing.cell]);
            }
            position.put(square, colour, variant.role(role));
        }
        position.mover = Colour::ALL[usize::from(setup.choice(0).min(1))];
        // Without one king each nobody can say who is in check.
        let mut kings = true;
        for colour in Colour::ALL {
            kings &= check_king(&position, colour, faults);
            check_promoted(&position, colour, faults);
        }
        let moved = position.mover.other();
        if kings && position.is_in_check(moved) {
            faults.add(2, Text::new("position-horizons-check"), [position.king(moved).cell()]);
        }
        for (colour, field) in Colour::ALL.into_iter().zip(CASTLING) {
            for wing in (0..2).filter(|wing| setup.has_flag(field, *wing)).map(|wing| WINGS[wing]) {
                check_castling(&position, colour, wing, Self::LAYOUT.text_field(field), faults);
                position.castling |= wing.right(colour);
            }
        }
        position.quiet_plies = setup.number(QUIET_PLIES);
        position.move_number = setup.number(MOVE_NUMBER);
        if let [passed, victim] = setup.cells(EN_PASSANT)[..] {
            let en_passant = EnPassant { passed: Square::of(passed), victim: Square::of(victim) };
            // The double step itself was a move, and no capture.
            let first = if position.mover == Colour::White { 2 } else { 1 };
            let is_late = position.quiet_plies > 0 && position.move_number >= first;
            if !is_late || !is_left_by_double_step(&position, en_passant, kings) {
                faults.add(5, Text::new("position-horizons-en-passant"), [passed, victim]);
            }
            position.en_passant = Some(en_passant);
        }
        Some(position)
    }
}

/// The colour and role of a piece; `None` if the game has no such piece.
fn role_of(piece: Piece) -> Option<(Colour, Role)> {
    let colour = *Colour::ALL.get(usize::from(piece.side?.0))?;
    Some((colour, *Role::ALL[..ROLES].get(usize::from(piece.kind.0))?))
}

/// The cells of a side's pieces that are written with one of these letters.
fn found(position: &Position, colour: Colour, letters: &[char]) -> Vec<Cell> {
    let squares = position.pieces(colour).into_iter();
    squares.filter(|square| letters.contains(&letter(position.on(*square).role()))).map(Square::cell).collect()
}

/// Whether a side has one king.
fn check_king(position: &Position, colour: Colour, faults: &mut Faults) -> bool {
    let kings = found(position, colour, &['K']);
    if kings.len() == 1 {
        return true;
    }
    faults.add(1, Text::new("position-horizons-king").with("king", letter_of(colour, Role::King)), kings);
    false
}

/// No more pieces than the set-up and the promotions of missing pawns allow.
fn check_promoted(position: &Position, colour: Colour, faults: &mut Faults) {
    let of = |role: Role| found(position, colour, &[letter(role)]);
    let at_start = |role: Role| BACK_RANK.iter().chain(&SECOND_RANK).filter(|listed| **listed == role).count();
    let more = |role: Role| of(role).len().saturating_sub(at_start(role));
    let mut too_many = |promoted: usize, missing: usize, cells: Vec<Cell>| {
        if promoted > missing {
            let problem = Text::new("position-horizons-promoted");
            faults.add(1, problem.with_number("found", promoted).with_number("most", missing), cells);
        }
        promoted > missing
    };
    let mut all_missing = 0;
    let mut told = false;
    let mut crowded = Vec::new();
    for (role, letters, only) in [
        (Role::Pawn, &['P'][..], Role::Queen),
        (Role::Warrior, &['W', 'V'], Role::Magician),
        (Role::Shielder, &['S'], Role::Zip),
    ] {
        let (cells, most) = (found(position, colour, letters), at_start(role));
        let missing = most.saturating_sub(cells.len());
        // Only this one can have become such a piece.
        told |= too_many(more(only), missing, of(only));
        all_missing += missing;
        crowded.push((cells, most, role));
    }
    let promoted = PROMOTED.into_iter().filter(|role| more(*role) > 0);
    let cells = promoted.flat_map(of).collect();
    if !told {
        too_many(PROMOTED.into_iter().map(more).sum(), all_missing, cells);
    }
    for (cells, most, role) in crowded {
        faults.at_most(cells.len() as u32, most as u32, letter_of(colour, role), cells);
    }
}

/// King and rook stand where they started.
fn check_castling(position: &Position, colour: Colour, wing: Wing, field: usize, faults: &mut Faults) {
    let homes = [(king_home(colour), Role::King), (wing.rook_home(colour), Role::Rook)];
    if homes.iter().any(|(square, role)| position.on(*square).as_piece() != Some((colour, *role))) {
        faults.add(field, Text::new("position-horizons-castling"), homes.map(|(square, _)| square.cell()));
    }
}

/// Whether the last move can have been the double step of the victim. Before it, the side now to move was not in check,
/// for it had just moved; where there are not two kings, that is not asked.
fn is_left_by_double_step(position: &Position, EnPassant { passed, victim }: EnPassant, kings: bool) -> bool {
    let (us, them) = (position.mover, position.mover.other());
    let aside = victim.file() as i8 - passed.file() as i8;
    let Some((colour, role)) = position.on(victim).as_piece() else { return false };
    let is_step = match role {
        Role::Pawn | Role::Shielder => aside == 0,
        Role::Warrior | Role::Demoted => aside.abs() == 1,
        _ => false,
    };
    if colour != them || !is_step || victim.rank() != them.rank(3) || passed.rank() != them.rank(2) {
        return false;
    }
    let origin = passed.step(-aside, -them.ahead());
    if !position.on(passed).is_empty() || !position.on(origin).is_empty() {
        return false;
    }
    let mut before = *position;
    before.take(victim, them);
    before.put(origin, them, role);
    !kings || !before.is_in_check(us)
}
