//! Why a touch leads to no legal move of Horizons: each rule that forbids something has its own sentence.
//!
//! The rules are asked in the order in which a player would meet them: is it a piece of mine, does it go there, is the way
//! free, may it capture, and only then whether the king stays safe.

use super::board::{Colour, GEOMETRY, Kind, Square};
use super::castling::{CASTLING_STEPS, Wing, king_home};
use super::generator::{PushProblem, captures_in_passing};
use super::position::{Act, Move, Position};
use super::reach::reach;
use super::rules::Horizons;
use crate::rules::{Cell, Pick, Rules, Text};

/// Whether a piece can go to a target, the safety of its king aside; if not, why.
type Verdict = Result<(), Text>;

fn no(key: &'static str) -> Verdict {
    Err(Text::new(key))
}

/// The kind of the mover's piece on a cell, or why there is none.
fn own_piece(position: &Position, cell: Cell) -> Result<Kind, Text> {
    match position.piece(cell) {
        None => Err(Text::new("refuse-horizons-empty")),
        Some((colour, _)) if colour != position.mover() => Err(Text::new("refuse-horizons-not-yours")),
        Some((_, kind)) => Ok(kind),
    }
}

/// Why the piece on a cell cannot be moved.
pub fn why_not_take(position: &Position, cell: Cell) -> Text {
    let kind = match own_piece(position, cell) {
        Ok(kind) => kind,
        Err(text) => return text,
    };
    let from = Square::of(cell);
    let could_go = GEOMETRY.all().map(Square::of).any(|to| is_possible(position, from, kind, to).is_ok());
    Text::new(match (could_go, kind, position.is_in_check(position.mover())) {
        (false, ..) => "refuse-horizons-stuck",
        (_, Kind::King, _) => "refuse-horizons-king-stuck",
        (.., true) => "refuse-horizons-check-stuck",
        (.., false) if stands_guard(position, from) => "refuse-horizons-pinned",
        // It is what it pushes that would attack the king.
        (.., false) => "refuse-horizons-exposed",
    })
}

/// Whether the king would be in check without this piece.
fn stands_guard(position: &Position, from: Square) -> bool {
    let mut without = *position;
    without.take(from, position.mover());
    without.is_in_check(position.mover())
}

/// Why the piece on one cell does not go to another.
pub fn why_not_go(position: &Position, from: Cell, to: Cell) -> Text {
    let kind = match own_piece(position, from) {
        Ok(kind) => kind,
        Err(text) => return text,
    };
    let Err(text) = is_possible(position, Square::of(from), kind, Square::of(to)) else {
        return Text::new(match (kind, position.is_in_check(position.mover())) {
            (Kind::King, _) => "refuse-horizons-king-attacked",
            (_, true) => "refuse-horizons-in-check",
            (_, false) => "refuse-horizons-exposed",
        });
    };
    text
}

/// Why piece and target do not continue with `next`: a choice that does not fit, or anything after a whole move.
pub fn why_not_end(position: &Position, from: Cell, to: Cell, next: Pick) -> Text {
    let (from, to) = (Square::of(from), Square::of(to));
    let mut moves = Vec::new();
    Horizons::moves(position, &mut moves);
    let promotes = |played: &Move| (played.from, played.to) == (from, to) && matches!(played.act, Act::Promote(_));
    let promoting = moves.iter().any(promotes);
    Text::new(match (promoting, next, position.on(from).kind()) {
        (false, Pick::Choice(_), _) => "refuse-horizons-no-promotion",
        (false, Pick::Cell(_), _) => "refuse-complete",
        (true, Pick::Cell(_), _) => "refuse-horizons-promote-now",
        (true, Pick::Choice(_), Kind::Shielder) => "refuse-horizons-promote-shielder",
        (true, Pick::Choice(_), Kind::Pawn) => "refuse-horizons-promote-pawn",
        (true, Pick::Choice(_), _) => "refuse-horizons-promote-warrior",
    })
}

/// Whether the piece could go there if the safety of the king did not matter; if not, why.
fn is_possible(position: &Position, from: Square, kind: Kind, to: Square) -> Verdict {
    if from == to {
        return no("refuse-horizons-same");
    }
    if position.on(to).is_of(position.mover()) {
        return no("refuse-horizons-own");
    }
    let us = position.mover();
    let aside = to.file().abs_diff(from.file()) as i8;
    let ahead = us.ahead() * (to.rank() as i8 - from.rank() as i8);
    match kind {
        Kind::Pawn => pawn(position, from, to, (aside, ahead)),
        Kind::Warrior | Kind::Demoted => warrior(position, from, kind, to, (aside, ahead)),
        Kind::Shielder => shielder(position, from, to, (aside, ahead)),
        _ => officer(position, from, kind, to),
    }
}

fn officer(position: &Position, from: Square, kind: Kind, to: Square) -> Verdict {
    let us = position.mover();
    let Some(between) = reach(us, kind).between(from, to) else {
        let castles = |wing: &Wing| from == king_home(us) && to == wing.on_the_way(us, CASTLING_STEPS);
        return match Wing::BOTH.into_iter().find(castles) {
            Some(wing) if kind == Kind::King => Err(why_not_castle(position, wing)),
            _ => Err(out_of_reach(kind)),
        };
    };
    // The way is given from its end, so the last obstacle is the one the piece meets first.
    if let Some(obstacle) = between.filter(|square| !position.on(*square).is_empty()).last() {
        return Err(blocked(obstacle));
    }
    if position.on(to).is_empty() {
        let near = to.file().abs_diff(from.file()).max(to.rank().abs_diff(from.rank())) <= 2;
        return if kind == Kind::GardenOx && near { no("refuse-horizons-garden-ox") } else { Ok(()) };
    }
    capture(position, from, to)
}

fn capture(position: &Position, from: Square, to: Square) -> Verdict {
    if position.is_shielded(from, to) { no("refuse-horizons-shielded") } else { Ok(()) }
}

fn out_of_reach(kind: Kind) -> Text {
    Text::new(match kind {
        Kind::King => "refuse-horizons-king",
        Kind::Queen => "refuse-horizons-queen",
        Kind::Rook => "refuse-horizons-rook",
        Kind::Bishop => "refuse-horizons-bishop",
        Kind::Knight => "refuse-horizons-knight",
        Kind::Ox => "refuse-horizons-ox",
        Kind::GardenOx => "refuse-horizons-ox-garden",
        Kind::Magician => "refuse-horizons-magician",
        Kind::Zip => "refuse-horizons-zip",
        Kind::Pawn => "refuse-horizons-pawn",
        Kind::Warrior => "refuse-horizons-warrior",
        Kind::Demoted => "refuse-horizons-demoted",
        Kind::Shielder => "refuse-horizons-shielder",
    })
}

fn blocked(square: Square) -> Text {
    Text::new("refuse-horizons-blocked").with("cell", GEOMETRY.name(square.cell()))
}

/// The square between the ends of a step of two.
const fn middle(from: Square, to: Square) -> Square {
    Square(from.0.midpoint(to.0))
}

fn second_rank(position: &Position, from: Square) -> Verdict {
    if from.rank() == position.mover().rank(1) { Ok(()) } else { no("refuse-horizons-double") }
}

fn empty(position: &Position, square: Square) -> Verdict {
    if position.on(square).is_empty() { Ok(()) } else { Err(blocked(square)) }
}

fn empty_target(position: &Position, to: Square, otherwise: &'static str) -> Verdict {
    if position.on(to).is_empty() { Ok(()) } else { no(otherwise) }
}

fn pawn(position: &Position, from: Square, to: Square, way: (i8, i8)) -> Verdict {
    match way {
        (0, 1) => empty_target(position, to, "refuse-horizons-pawn-straight"),
        (0, 2) => {
            second_rank(position, from)?;
            empty(position, middle(from, to))?;
            empty_target(position, to, "refuse-horizons-pawn-straight")
        }
        (1, 1) => capture_only(position, from, Kind::Pawn, to, way, "refuse-horizons-pawn-diagonal"),
        _ => Err(out_of_reach(Kind::Pawn)),
    }
}

fn warrior(position: &Position, from: Square, kind: Kind, to: Square, way: (i8, i8)) -> Verdict {
    let is_target = position.on(to).is_of(position.mover().other());
    match way {
        (1, 1) => empty_target(position, to, "refuse-horizons-warrior-diagonal"),
        (2, 2) => {
            second_rank(position, from)?;
            empty(position, middle(from, to))?;
            empty_target(position, to, "refuse-horizons-warrior-diagonal")
        }
        (0, 1) => capture_only(position, from, kind, to, way, "refuse-horizons-warrior-straight"),
        (0, 2) if kind == Kind::Warrior && !is_target => no("refuse-horizons-warrior-far"),
        (0, 2) if kind == Kind::Demoted && is_target => no("refuse-horizons-warrior-once"),
        (0, 2) if is_target => {
            empty(position, middle(from, to))?;
            capture(position, from, to)
        }
        _ => Err(out_of_reach(kind)),
    }
}

fn shielder(position: &Position, from: Square, to: Square, way: (i8, i8)) -> Verdict {
    let them = position.mover().other();
    match way {
        (0, 1) if position.on(to).is_of(them) => position.push(from).or_else(|problem| {
            no(match problem {
                PushProblem::Own => "refuse-horizons-push-own",
                PushProblem::Shielder => "refuse-horizons-push-shielder",
                PushProblem::TooMany => "refuse-horizons-push-many",
                PushProblem::Edge => "refuse-horizons-push-edge",
            })
        }),
        (0, 1) => Ok(()),
        (0, 2) => {
            second_rank(position, from)?;
            if position.on(middle(from, to)).is_of(them) || position.on(to).is_of(them) {
                return no("refuse-horizons-push-double");
            }
            empty(position, middle(from, to))
        }
        (1, 0) => capture_only(position, from, Kind::Shielder, to, way, "refuse-horizons-shielder-sideways"),
        _ => Err(out_of_reach(Kind::Shielder)),
    }
}

/// A step that only captures, what stands on its target or, if nothing does, what has just passed it.
fn capture_only(
    position: &Position,
    from: Square,
    kind: Kind,
    to: Square,
    way: (i8, i8),
    otherwise: &'static str,
) -> Verdict {
    if !position.on(to).is_empty() {
        return capture(position, from, to);
    }
    let takes = |victim: Square| captures_in_passing(kind, way, position.on(victim).kind());
    match position.en_passant().filter(|left| left.passed == to) {
        Some(left) if takes(left.victim) => Ok(()),
        Some(_) => no("refuse-horizons-en-passant-kind"),
        None if passed_by(position, to).any(takes) => no("refuse-horizons-en-passant-late"),
        None => no(otherwise),
    }
}

/// Enemies that stand where a double step over `passed` would have brought them.
fn passed_by(position: &Position, passed: Square) -> impl Iterator<Item = Square> {
    let them: Colour = position.mover().other();
    let is_passed = passed.rank() == them.rank(2);
    [-1, 0, 1].into_iter().filter(move |_| is_passed).filter_map(move |aside| {
        let victim = passed.step(aside, them.ahead());
        let (colour, kind) = position.on(victim).as_piece()?;
        let comes_straight = matches!(kind, Kind::Pawn | Kind::Shielder) && aside == 0;
        let is_victim = colour == them && (comes_straight || kind.is_warrior() && aside != 0);
        is_victim.then_some(victim)
    })
}

/// Why the king of the side to move cannot castle on this wing.
pub fn why_not_castle(position: &Position, wing: Wing) -> Text {
    let us = position.mover();
    if !position.may_castle(us, wing) {
        return Text::new("refuse-horizons-castle-moved");
    }
    if let Some(obstacle) = position.castling_obstacle(wing) {
        return blocked(obstacle);
    }
    Text::new(if position.is_in_check(us) {
        "refuse-horizons-castle-check"
    } else if position.passes_attack(wing) {
        "refuse-horizons-castle-through"
    } else {
        "refuse-horizons-king-attacked"
    })
}
