//! Orders of Apocalypse as text: `a1-b3`, `a2xb3`, `>c3` for a relocation.

use super::position::{GEOMETRY, Order, Position, bit};
use super::refusal::{illegal, why_not_go, why_not_put};
use super::rules::Apocalypse;
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::{Notation, Pick, Reading, Refusal, Rules, Seat};

impl Notation for Apocalypse {
    fn spell(position: &Position, order: Order) -> String {
        match order {
            Order::Go { from, to } => {
                let mark = if position.occupied() & bit(to) == 0 { '-' } else { 'x' };
                format!("{}{mark}{}", GEOMETRY.name(from), GEOMETRY.name(to))
            }
            Order::Put(cell) => format!(">{}", GEOMETRY.name(cell)),
            Order::Illegal => ILLEGAL.to_owned(),
        }
    }

    /// `a1-b3`, `a2xb3` or `>c3`, legal or not.
    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        if let Some(place) = text.strip_prefix('>') {
            let cell = GEOMETRY.parse(place)?;
            return Some(Reading { canonical: format!(">{}", GEOMETRY.name(cell)), picks: vec![Pick::Cell(cell)] });
        }
        let (from, rest) = GEOMETRY.split_cell(text)?;
        let mark = rest.chars().next().filter(|mark| ['-', 'x'].contains(mark))?;
        let to = GEOMETRY.parse(&rest[1..])?;
        let canonical = format!("{}{mark}{}", GEOMETRY.name(from), GEOMETRY.name(to));
        Some(Reading { canonical, picks: vec![Pick::Cell(from), Pick::Cell(to)] })
    }

    fn unlisted(position: &Position, seat: Seat, text: &str) -> Option<Order> {
        (text == ILLEGAL && Self::asked(position).contains(seat)).then_some(Order::Illegal)
    }

    /// Any order can be handed in although it is illegal: the price is a penalty point.
    fn refuse_text(position: &Position, seat: Seat, reading: &Reading) -> Option<Refusal<Order>> {
        let side = usize::from(seat.0);
        let key = match (position.is_relocation(), reading.picks.as_slice()) {
            (true, [Pick::Cell(cell)]) => why_not_put(position, side, *cell),
            (true, _) => "refuse-apocalypse-put-first",
            (false, [Pick::Cell(from), Pick::Cell(to)]) => {
                let mut legal = Vec::new();
                Self::orders(position, seat, &mut legal);
                if !legal.contains(&Order::Go { from: *from, to: *to }) {
                    why_not_go(position, side, *from, *to)
                } else if position.occupied() & bit(*to) == 0 {
                    "refuse-apocalypse-nothing-there"
                } else {
                    "refuse-apocalypse-enemy-there"
                }
            }
            (false, _) => "refuse-apocalypse-none-waits",
        };
        Some(illegal(key))
    }
}
