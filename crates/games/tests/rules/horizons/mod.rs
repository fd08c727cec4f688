//! Horizons: what the shared checks need to know of it.

mod examples;
mod options;
mod overlay;
mod positions;
mod refusals;
mod sentences;
mod slow;
mod view;

use crate::battery;
use crate::every_game::shared_tests;
use ludoteca_games::horizons::board::{Colour, Role};
use ludoteca_games::horizons::{Act, Horizons, Move, Position};
use ludoteca_rules::{Cell, Game, Rules, position_text};

pub const START: &str = "rnbomqkzobnr/wwssppppssww/12/12/12/12/12/12/12/12/WWSSPPPPSSWW/RNBOMQKZOBNR w AL al - 0 1";

/// Every role of promotion is near, that of a far capture too.
pub const PROMOTIONS: &str = "4r6k/1P1W2S1V3/4W7/12/12/12/12/12/12/12/3w2p1s1v1/K11 w - - - 0 1";

/// Double steps past pieces of every role, for both sides.
pub const PASSING: &str = "k11/2w1p1s1w1v1/3S3S4/1WP2P1W1VP1/12/12/12/12/1p1p3w4/4s1s5/2P2S2W3/11K b - - - 0 1";

/// Shielders before one piece, before two, before a king and before the edge.
pub const PUSHES: &str = "12/12/12/3p4r3/3n4b3/3S1k2S3/5S6/7s4/5s1R4/5R1N4/5N6/K11 w - - - 0 1";

/// Both sides can castle on both wings.
pub const CASTLING: &str = "r5k4r/12/12/4z7/12/12/12/12/7Z4/12/12/R5K4R w AL al - 0 1";

/// Positions from which every role of move is near.
pub const STARTS: [&str; 11] = [
    START,
    PROMOTIONS,
    PASSING,
    PUSHES,
    CASTLING,
    "3q4k3/2o6m2/6z5/12/12/3S8/8s3/12/12/5Z6/2M6O2/4K3Q3 w - - - 0 1",
    "2r1m1k1z3/4q7/3o4b3/12/12/4N7/12/12/5B6/3O4Z3/12/2RM1K1Q4 w - - - 0 1",
    "k11/12/2K9/12/12/12/12/12/12/12/5n6/11B w - - - 140 80",
    "12/3k8/5w6/4S7/12/5m6/4v3S3/6M5/4w3V3/12/2s4K4/12 b - - - 0 1",
    "r4mk4r/wwss1pp2s1w/12/4p3S3/2W1P1w5/12/3p1s1S4/6P5/5o6/12/W1SSP2P2WW/R2O2K1Z2R w AL al - 0 1",
    "11k/3P8/12/8z3/12/4M7/12/7v4/12/12/3w8/K6B4 b - - - 0 1",
];

/// Captures, pushes and castling far likelier than chance would have them.
pub fn weight(position: &Position, played: Move) -> u32 {
    let role = position.on(played.from).role();
    let captures = Horizons::progress(position, played);
    match played.act {
        Act::Push | Act::Castle | Act::EnPassant => 60,
        Act::Promote(_) => 6,
        Act::Double => 10,
        Act::Go if captures => 6,
        Act::Go => 2 + u32::from(role.is_pawn_type()),
    }
}

const SPECIAL: [&str; 33] = [
    "capture",
    "double step of a pawn",
    "double step of a warrior",
    "double step of a demoted warrior",
    "double step of a shielder",
    "far capture",
    "far capture with promotion",
    "promotion of a pawn",
    "promotion of a warrior",
    "promotion of a demoted warrior",
    "promotion of a shielder",
    "promotion with capture",
    "push of one",
    "push of two",
    "push of a king",
    "push back to the second rank",
    "castling towards l",
    "castling towards a",
    "en passant: pawn takes pawn",
    "en passant: pawn takes warrior",
    "en passant: pawn takes demoted warrior",
    "en passant: warrior takes warrior",
    "en passant: demoted warrior takes warrior",
    "en passant: shielder takes pawn",
    "en passant: shielder takes warrior",
    "en passant: shielder takes shielder",
    "ox",
    "magician",
    "zip",
    "shielder captured",
    "check",
    "way out of check",
    "double check",
];

fn classify(position: &Position, played: Move) -> Vec<&'static str> {
    let role = position.on(played.from).role();
    let target = position.on(played.to).as_piece();
    let after = position.after(played);
    let mut names = Vec::new();
    let mut name_if = |holds: bool, name| names.extend(holds.then_some(name));
    name_if(target.is_some() && played.act != Act::Push, "capture");
    name_if(target.is_some_and(|(_, role)| role == Role::Shielder), "shielder captured");
    name_if(role == Role::Ox, "ox");
    name_if(role == Role::Magician, "magician");
    name_if(role == Role::Zip, "zip");
    name_if(position.is_in_check(position.mover()), "way out of check");
    let checkers = after.checkers().into_iter().count();
    name_if(checkers > 0, "check");
    name_if(checkers > 1, "double check");
    let far = role == Role::Warrior && Position::is_far_capture(played.from, played.to);
    name_if(far && matches!(played.act, Act::Go), "far capture");
    name_if(far && matches!(played.act, Act::Promote(_)), "far capture with promotion");
    match (played.act, role) {
        (Act::Double, Role::Pawn) => names.push("double step of a pawn"),
        (Act::Double, Role::Warrior) => names.push("double step of a warrior"),
        (Act::Double, Role::Demoted) => names.push("double step of a demoted warrior"),
        (Act::Double, _) => names.push("double step of a shielder"),
        (Act::Castle, _) => {
            names.push(if played.to.0 > played.from.0 { "castling towards l" } else { "castling towards a" });
        }
        (Act::EnPassant, role) => names.push(passing(role, victim(position))),
        (Act::Promote(_), role) => {
            names.extend(target.map(|_| "promotion with capture"));
            names.push(match role {
                Role::Pawn => "promotion of a pawn",
                Role::Warrior => "promotion of a warrior",
                Role::Demoted => "promotion of a demoted warrior",
                _ => "promotion of a shielder",
            });
        }
        (Act::Push, _) => {
            let ahead = position.mover().ahead();
            let two = position.on(played.to.step(0, ahead)).as_piece().is_some();
            names.push(if two { "push of two" } else { "push of one" });
            let pushed = [played.to, played.to.step(0, ahead)].map(|square| position.on(square).as_piece());
            names.extend(pushed.iter().flatten().any(|(_, role)| *role == Role::King).then_some("push of a king"));
            let them: Colour = position.mover().other();
            let back = |cell: Cell| {
                after.piece(cell).is_some_and(|(colour, role)| colour == them && role.is_pawn_type())
                    && position.piece(cell).is_none()
                    && cell.0 / 12 == them.rank(1)
            };
            names.extend(Horizons::INFO.geometry.all().any(back).then_some("push back to the second rank"));
        }
        _ => {}
    }
    names
}

fn victim(position: &Position) -> Role {
    position.on(position.en_passant().expect("something has passed").victim).role()
}

fn passing(role: Role, victim: Role) -> &'static str {
    match (role, victim) {
        (Role::Pawn, Role::Pawn) => "en passant: pawn takes pawn",
        (Role::Pawn, Role::Warrior) => "en passant: pawn takes warrior",
        (Role::Pawn, Role::Demoted) => "en passant: pawn takes demoted warrior",
        (Role::Warrior, Role::Warrior | Role::Demoted) => "en passant: warrior takes warrior",
        (Role::Demoted, Role::Warrior | Role::Demoted) => "en passant: demoted warrior takes warrior",
        (Role::Shielder, Role::Pawn) => "en passant: shielder takes pawn",
        (Role::Shielder, Role::Warrior | Role::Demoted) => "en passant: shielder takes warrior",
        (Role::Shielder, Role::Shielder) => "en passant: shielder takes shielder",
        other => panic!("{other:?}"),
    }
}

shared_tests! {
    Horizons, slow::SlowHorizons, STARTS, weight, SPECIAL, classify;
    laws: 40 plies; golden: seed 5, weight; slow perft: most 200_000, figures 10
}

/// Position text of pieces named with their cells, and the fields behind the board.
pub fn place(pieces: &str, rest: &str) -> String {
    let on = |cell: Cell| {
        let name = Horizons::INFO.geometry.name(cell).to_string();
        pieces
            .split(' ')
            .find_map(|piece| piece.strip_suffix(&name).filter(|letter| letter.len() == 1))
            .map(String::from)
    };
    format!("{} {rest}", position_text::print_board(Horizons::INFO.geometry, "", on))
}

/// What legal moves of one piece are written behind its cell.
pub fn goes(text: &str, from: &str) -> String {
    from_cell(&battery::moves::<Horizons>(text), from)
}

/// The moves from one cell, without its name.
pub fn from_cell(moves: &[String], from: &str) -> String {
    let own = moves.iter().filter_map(|text| text.strip_prefix(from)).filter(|rest| rest.starts_with(['-', 'x']));
    own.collect::<Vec<_>>().join(" ")
}
