//! What can be laid over the board of Apocalypse: what the orders of both sides could meet.
//!
//! It follows from the position, which holds no orders: so it says nothing of what is sealed.

use super::position::{Move, Order, Position, bit, cells};
use super::rules::Apocalypse;
use ludoteca_rules::{Badge, Cell, Overlay, OverlayReport, Role, Rules, Seat, Side, Text};

/// The overlays.
pub const OVERLAYS: &[Overlay<Apocalypse>] = &[Overlay { id: "meetings", compute: meetings, about: None }];

/// How many pairs of orders, one of each side, do what.
#[derive(Default)]
struct Pairs {
    all: u32,
    /// Both arrive on one cell.
    collide: u32,
    /// Each goes to the other's cell.
    change: u32,
    /// One goes where the other has just left, but not the other way round.
    gone: u32,
    /// One captures a piece that stays.
    captures: u32,
}

/// On every cell to which a side can order a piece how many orders of the other side lead there too or away from there;
/// marked where one of them would cost the side that piece. In the sentence is what all pairs of orders do.
fn meetings(position: &Position) -> OverlayReport {
    let orders = [0, 1].map(|side| choices(position, side));
    let mut badges = Vec::new();
    for side in [0, 1] {
        let targets = orders[side].iter().filter_map(|order| travel(position, side, *order)).map(|(_, to)| to);
        let all = targets.fold(0, |all, to| all | bit(to));
        for cell in cells(all) {
            let touches = |(from, to): (Cell, Cell)| from == cell || to == cell;
            let others = orders[1 - side].iter().filter_map(|order| travel(position, 1 - side, *order));
            let number = others.filter(|travel| touches(*travel)).count() as u32;
            let marked = orders[side].iter().any(|own| {
                travel(position, side, *own).is_some_and(|(from, to)| {
                    to == cell && orders[1 - side].iter().any(|other| is_lost(position, side, *own, *other, from))
                })
            });
            badges.push(Badge { cell, role: Role::Side(Side(side as u8)), number: Some(number), marked });
        }
    }
    let pairs = pairs(position, &orders);
    let summary = Text::new("laid-apocalypse-meetings")
        .with_number("pairs", pairs.all)
        .with_number("collide", pairs.collide)
        .with_number("change", pairs.change)
        .with_number("gone", pairs.gone)
        .with_number("captures", pairs.captures);
    OverlayReport::new(badges, summary)
}

/// All that a side can hand in, or one `None` if it is not asked; nothing when the game is over.
fn choices(position: &Position, side: usize) -> Vec<Option<Order>> {
    if Apocalypse::is_over(position) {
        return Vec::new();
    }
    let mut list = Vec::new();
    Apocalypse::choices(position, Seat(side as u8), &mut list);
    if list.is_empty() { vec![None] } else { list.into_iter().map(Some).collect() }
}

fn pairs(position: &Position, orders: &[Vec<Option<Order>>; 2]) -> Pairs {
    let mut pairs = Pairs::default();
    for white in &orders[0] {
        for black in &orders[1] {
            let removed = position.resolve(Move([*white, *black])).removed;
            let travels = [travel(position, 0, *white), travel(position, 1, *black)];
            pairs.all += 1;
            let mut captured = removed;
            if let [Some((white_from, white_to)), Some((black_from, black_to))] = travels {
                pairs.collide += u32::from(white_to == black_to);
                let follows = [white_to == black_from, black_to == white_from];
                pairs.change += u32::from(follows == [true; 2]);
                pairs.gone += u32::from(follows[0] != follows[1]);
                captured &= !(bit(white_from) | bit(black_from));
            }
            pairs.captures += u32::from(captured != 0);
        }
    }
    pairs
}

/// From where to where a piece of a side goes by this order.
fn travel(position: &Position, side: usize, order: Option<Order>) -> Option<(Cell, Cell)> {
    match order? {
        Order::Go { from, to } => Some((from, to)),
        Order::Put(to) => cells(position.waiting(side)).next().map(|from| (from, to)),
        Order::Illegal => None,
    }
}

/// Whether a side loses the piece that it orders from this cell, if these orders are carried out together.
fn is_lost(position: &Position, side: usize, own: Option<Order>, other: Option<Order>, from: Cell) -> bool {
    let joint = if side == 0 { [own, other] } else { [other, own] };
    position.resolve(Move(joint)).removed & bit(from) != 0
}
