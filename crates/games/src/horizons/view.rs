//! What people touch, read and see of Horizons: picks, refusals, effects and signs.

use super::board::{Colour, GEOMETRY, Role, Square};
use super::castling::Wing;
use super::movement::reach::reach;
use super::movement::study::{mark, study};
use super::notation::PROMOTED;
use super::position::{Act, EnPassant, Move, Position};
use super::refusal::{why_not_end, why_not_go, why_not_take};
use super::rules::{Horizons, QUIET_PLIES};
use ludoteca_rules::display::effect;
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::{
    Beat, Cell, CellRelation, Effect, Mark, Meaning, Path, Pick, Piece, Refusal, Rules, Seat, SideInfo, Sign, Standing,
    Step, Text, View,
};

/// The pictures of the rules card: the five pieces that chess does not have.
pub const CARD: &[CardPicture] = &[
    CardPicture {
        key: "card-horizons-warrior",
        position: "12/12/12/12/7k4/4p7/12/4W7/6K5/12/12/12 w - - - 0 1",
        moves: "",
        touched: "e5",
    },
    CardPicture {
        key: "card-horizons-shielder",
        position: "12/12/12/12/7k4/12/4n7/4Sp6/7K4/12/12/12 w - - - 0 1",
        moves: "",
        touched: "e5",
    },
    CardPicture {
        key: "card-horizons-ox",
        position: "12/12/12/12/12/7k4/12/12/2PO2p5/2KP8/12/12 w - - - 0 1",
        moves: "",
        touched: "d4",
    },
    CardPicture {
        key: "card-horizons-magician",
        position: "12/12/12/12/12/12/1k3p6/12/12/12/1MP1K7/12 w - - - 0 1",
        moves: "",
        touched: "b2",
    },
    CardPicture {
        key: "card-horizons-zip",
        position: "12/12/12/12/12/12/12/7k4/1P3p6/1Z10/KP10/12 w - - - 0 1",
        moves: "",
        touched: "b3",
    },
];

/// From here on a sign counts down to the draw by 75 moves.
const COUNTDOWN_PLIES: u32 = 100;

/// The look of a role: its index; both oxen look alike.
#[must_use]
pub const fn look(role: Role) -> effect::Kind {
    match role {
        Role::GardenOx => effect::Kind(Role::Ox as u8),
        role => effect::Kind(role as u8),
    }
}

impl View for Horizons {
    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SideInfo::WHITE_AND_BLACK
    }

    fn standing(position: &Position) -> Vec<Standing> {
        let piece = |(colour, role): (Colour, Role)| Piece { side: Some(colour.side()), kind: look(role) };
        Standing::list(GEOMETRY, |cell| position.piece(cell).map(piece))
    }

    /// The piece, its target, and what it becomes. A king castles by its target three squares away.
    fn picks(position: &Position, played: Move) -> Path {
        let Move { from, to, act } = played;
        let mark = mark(position, played);
        let mut path = Path::from_iter([Step::cell(from.cell(), Mark::Take), Step::cell(to.cell(), mark)]);
        if let Act::Promote(role) = act {
            let index = PROMOTED.iter().position(|listed| look(*listed) == look(role));
            path.extend(index.map(|index| Step::choice(index as u8)));
        }
        path
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Move> {
        Refusal::new(match (prefix, next) {
            ([], Pick::Cell(cell)) => why_not_take(position, cell),
            ([Pick::Cell(from)], Pick::Cell(to)) => why_not_go(position, *from, to),
            ([Pick::Cell(_)], Pick::Choice(_)) => Text::new("refuse-horizons-choice-early"),
            ([Pick::Cell(from), Pick::Cell(to)], next) => why_not_end(position, *from, *to, next),
            ([] | [Pick::Choice(_), ..], _) => Text::new("refuse-horizons-piece-first"),
            _ => Text::new("refuse-complete"),
        })
    }

    fn study(position: &Position, cell: Cell) -> Vec<(Cell, CellRelation)> {
        study(position, cell)
    }

    /// Everything travels at once, then a piece may become another.
    fn effects(position: &Position, Move { from, to, act }: Move) -> Vec<Beat> {
        let us = position.mover();
        let go = |from: Square, path: Vec<Cell>| Effect::Move { from: from.cell(), path };
        let mut travel = Vec::new();
        match act {
            Act::Push => {
                let behind = to.step(0, us.ahead());
                if !position.on(behind).is_empty() {
                    travel.push(go(behind, vec![behind.step(0, us.ahead()).cell()]));
                }
                travel.push(go(to, vec![behind.cell()]));
            }
            Act::Castle => {
                let wing = Wing::of(from, to);
                travel.push(go(wing.rook_home(us), vec![to.step(-wing.towards, 0).cell()]));
            }
            Act::EnPassant => {
                let victim = position.en_passant().map(|EnPassant { victim, .. }| Effect::Remove { at: victim.cell() });
                travel.extend(victim);
            }
            _ if !position.on(to).is_empty() => travel.push(Effect::Remove { at: to.cell() }),
            _ => {}
        }
        travel.push(go(from, way(position, from, to)));
        let after = position.after(Move { from, to, act }).on(to).role();
        if after == position.on(from).role() {
            return vec![travel];
        }
        vec![travel, vec![Effect::Become { at: from.cell(), kind: look(after) }]]
    }

    /// Check and who gives it, the rights to castle and to capture en passant, and how near the draw by 75 moves is.
    fn signs(position: &Position) -> Vec<Sign> {
        let us = position.mover();
        let sign = |meaning, key, side: Option<Colour>, squares: Vec<Square>| Sign {
            cells: squares.into_iter().map(Square::cell).collect(),
            meaning,
            number: None,
            side: side.map(Colour::side),
            key,
        };
        let mut signs = Vec::new();
        let checkers = position.checkers();
        if !checkers.is_empty() {
            signs.push(sign(Meaning::Check, "sign-horizons-check", Some(us), vec![position.king(us)]));
            let checkers = checkers.into_iter().collect();
            signs.push(sign(Meaning::Attacker, "sign-horizons-checker", Some(us.other()), checkers));
        }
        if Self::is_over(position) {
            return signs;
        }
        for colour in Colour::ALL {
            for wing in Wing::BOTH.into_iter().filter(|wing| position.may_castle(colour, *wing)) {
                let both = vec![position.king(colour), wing.rook_home(colour)];
                signs.push(sign(Meaning::Unmoved, "sign-horizons-castling", Some(colour), both));
            }
        }
        if let Some(EnPassant { passed, .. }) = position.usable_en_passant() {
            signs.push(sign(Meaning::Right, "sign-horizons-en-passant", Some(us), vec![passed]));
        }
        let plies_left = QUIET_PLIES.saturating_sub(position.quiet_plies());
        if position.quiet_plies() >= COUNTDOWN_PLIES && plies_left > 0 {
            let left = sign(Meaning::Left, "sign-horizons-quiet", None, Vec::new());
            signs.push(Sign { number: Some(i64::from(plies_left.div_ceil(2))), ..left });
        }
        signs
    }
}

/// The corners of a piece's way, and its target.
fn way(position: &Position, from: Square, to: Square) -> Vec<Cell> {
    let between = reach(position.mover(), position.on(from).role()).between(from, to);
    let mut squares: Vec<Square> = between.into_iter().flatten().collect();
    squares.reverse();
    squares.insert(0, from);
    squares.push(to);
    let turns = |three: &[Square]| three[1].0.wrapping_sub(three[0].0) != three[2].0.wrapping_sub(three[1].0);
    let corners = squares.windows(3).filter(|three| turns(three)).map(|three| three[1]);
    corners.chain([to]).map(Square::cell).collect()
}
