//! Positions of Rastros as somebody sets them up: `7/7/4o2/7/7/7/7 1`.

use super::rules::{GEOMETRY, Position, Rastros};
use super::view::{STONE, TRAIL, piece};
use ludoteca_rules::setup::{Faults, FieldSpec, Layout, Pieces, Setup, Value};
use ludoteca_rules::{Cell, Editing, Options, Side, SideInfo, Text};

impl Editing for Rastros {
    const LAYOUT: Layout = Layout {
        geometry: GEOMETRY,
        pieces: Pieces::Letters(&[('o', piece(STONE)), ('x', piece(TRAIL))]),
        fields: &[FieldSpec::to_move(&SideInfo::PLAYERS)],
    };

    fn setup(position: &Position) -> Setup {
        let on = |cell: Cell| {
            let trail = (position.trail() & cell.bit() != 0).then_some(TRAIL);
            if cell == position.stone() { Some(STONE) } else { trail }
        };
        Self::LAYOUT.setup(|cell| on(cell).map(piece), [Value::Choice(position.mover().0)])
    }

    fn position(_options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Position> {
        let stones = setup.cells_of(piece(STONE));
        let [stone] = stones[..] else {
            faults.add(1, Text::new("position-rastros-stone").with_number("found", stones.len()), stones);
            return None;
        };
        Some(Position::new(setup.plane(piece(TRAIL)) as u64, stone, Side(setup.choice(0).min(1))))
    }
}
