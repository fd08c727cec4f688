//! Why a touch leads to no legal move of Horizons: each rule that forbids something has its own sentence.
//!
//! The rules are asked in the order in which a player would meet them: is it a piece of mine, does it go there, is the
//! way free, may it capture, and only then whether the king stays safe.

use super::board::{Colour, GEOMETRY, Role, Square};
use super::castling::{CASTLING_STEPS, Wing, king_home};
use super::movement::generator::{PushProblem, captures_in_passing};
use super::movement::reach::reach;
use super::position::{Act, Move, Position};
use super::rules::Horizons;
use ludoteca_rules::{Cell, Pick, Rules, Text};

/// Whether a piece can go to a target, the safety of its king aside; if not, why.
type Verdict = Result<(), Text>;

fn no(key: &'static str) -> Verdict {
    Err(Text::new(key))
}

/// The role of the mover's piece on a cell, or why there is none.
fn own_piece(position: &Position, cell: Cell) -> Result<Role, Text> {
    match position.piece(cell) {
        None => Err(Text::new("refuse-horizons-empty")),
        Some((colour, _)) if colour != position.mover() => Err(Text::new("refuse-horizons-not-yours")),
        Some((_, role)) => Ok(role),
    }
}

/// Why the piece on a cell cannot be moved.
pub fn why_not_take(position: &Position, cell: Cell) -> Text {
    let role = match own_piece(position, cell) {
        Ok(role) => role,
        Err(text) => return text,
    };
    let from = Square::of(cell);
    let could_go = GEOMETRY.all().map(Square::of).any(|to| is_possible(position, from, role, to).is_ok());
    Text::new(match (could_go, role, position.is_in_check(position.mover())) {
        (false, ..) => "refuse-horizons-stuck",
        (_, Role::King, _) => "refuse-horizons-king-stuck",
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
    let role = match own_piece(position, from) {
        Ok(role) => role,
        Err(text) => return text,
    };
    let Err(text) = is_possible(position, Square::of(from), role, Square::of(to)) else {
        return Text::new(match (role, position.is_in_check(position.mover())) {
            (Role::King, _) => "refuse-horizons-king-attacked",
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
    Text::new(match (promoting, next, position.on(from).role()) {
        (false, Pick::Choice(_), _) => "refuse-horizons-no-promotion",
        (false, Pick::Cell(_), _) => "refuse-complete",
        (true, Pick::Cell(_), _) => "refuse-horizons-promote-now",
        (true, Pick::Choice(_), Role::Shielder) => "refuse-horizons-promote-shielder",
        (true, Pick::Choice(_), Role::Pawn) => "refuse-horizons-promote-pawn",
        (true, Pick::Choice(_), _) => "refuse-horizons-promote-warrior",
    })
}

/// Whether the piece could go there if the safety of the king did not matter; if not, why.
fn is_possible(position: &Position, from: Square, role: Role, to: Square) -> Verdict {
    if from == to {
        return no("refuse-horizons-same");
    }
    if position.on(to).is_of(position.mover()) {
        return no("refuse-horizons-own");
    }
    let us = position.mover();
    let aside = to.file().abs_diff(from.file()) as i8;
    let ahead = us.ahead() * (to.rank() as i8 - from.rank() as i8);
    match role {
        Role::Pawn => pawn(position, from, to, (aside, ahead)),
        Role::Warrior | Role::Demoted => warrior(position, from, role, to, (aside, ahead)),
        Role::Shielder => shielder(position, from, to, (aside, ahead)),
        _ => officer(position, from, role, to),
    }
}

fn officer(position: &Position, from: Square, role: Role, to: Square) -> Verdict {
    let us = position.mover();
    let Some(between) = reach(us, role).between(from, to) else {
        let castles = |wing: &Wing| from == king_home(us) && to == wing.on_the_way(us, CASTLING_STEPS);
        return match Wing::BOTH.into_iter().find(castles) {
            Some(wing) if role == Role::King => Err(why_not_castle(position, wing)),
            _ => Err(out_of_reach(role)),
        };
    };
    // The way is given from its end, so the last obstacle is the one the piece meets first.
    if let Some(obstacle) = between.filter(|square| !position.on(*square).is_empty()).last() {
        return Err(blocked(obstacle));
    }
    if position.on(to).is_empty() {
        let near = to.file().abs_diff(from.file()).max(to.rank().abs_diff(from.rank())) <= 2;
        return if role == Role::GardenOx && near { no("refuse-horizons-garden-ox") } else { Ok(()) };
    }
    capture(position, from, to)
}

fn capture(position: &Position, from: Square, to: Square) -> Verdict {
    if position.is_shielded(from, to) { no("refuse-horizons-shielded") } else { Ok(()) }
}

fn out_of_reach(role: Role) -> Text {
    Text::new(match role {
        Role::King => "refuse-horizons-king",
        Role::Queen => "refuse-horizons-queen",
        Role::Rook => "refuse-horizons-rook",
        Role::Bishop => "refuse-horizons-bishop",
        Role::Knight => "refuse-horizons-knight",
        Role::Ox => "refuse-horizons-ox",
        Role::GardenOx => "refuse-horizons-ox-garden",
        Role::Magician => "refuse-horizons-magician",
        Role::Zip => "refuse-horizons-zip",
        Role::Pawn => "refuse-horizons-pawn",
        Role::Warrior => "refuse-horizons-warrior",
        Role::Demoted => "refuse-horizons-demoted",
        Role::Shielder => "refuse-horizons-shielder",
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
        (1, 1) => capture_only(position, from, Role::Pawn, to, way, "refuse-horizons-pawn-diagonal"),
        _ => Err(out_of_reach(Role::Pawn)),
    }
}

fn warrior(position: &Position, from: Square, role: Role, to: Square, way: (i8, i8)) -> Verdict {
    let is_target = position.on(to).is_of(position.mover().other());
    match way {
        (1, 1) => empty_target(position, to, "refuse-horizons-warrior-diagonal"),
        (2, 2) => {
            second_rank(position, from)?;
            empty(position, middle(from, to))?;
            empty_target(position, to, "refuse-horizons-warrior-diagonal")
        }
        (0, 1) => capture_only(position, from, role, to, way, "refuse-horizons-warrior-straight"),
        (0, 2) if role == Role::Warrior && !is_target => no("refuse-horizons-warrior-far"),
        (0, 2) if role == Role::Demoted && is_target => no("refuse-horizons-warrior-once"),
        (0, 2) if is_target => {
            empty(position, middle(from, to))?;
            capture(position, from, to)
        }
        _ => Err(out_of_reach(role)),
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
        (1, 0) => capture_only(position, from, Role::Shielder, to, way, "refuse-horizons-shielder-sideways"),
        _ => Err(out_of_reach(Role::Shielder)),
    }
}

/// A step that only captures, what stands on its target or, if nothing does, what has just passed it.
fn capture_only(
    position: &Position,
    from: Square,
    role: Role,
    to: Square,
    way: (i8, i8),
    otherwise: &'static str,
) -> Verdict {
    if !position.on(to).is_empty() {
        return capture(position, from, to);
    }
    let takes = |victim: Square| captures_in_passing(role, way, position.on(victim).role());
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
        let (colour, role) = position.on(victim).as_piece()?;
        let comes_straight = matches!(role, Role::Pawn | Role::Shielder) && aside == 0;
        let is_victim = colour == them && (comes_straight || role.is_warrior() && aside != 0);
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
