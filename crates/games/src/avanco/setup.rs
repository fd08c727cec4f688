//! Positions of Avanço as somebody sets them up: `bbbbbbb/bbbbbbb/7/7/7/wwwwwww/wwwwwww w`.

use super::rules::{Avanco, Colour, GEOMETRY, PIECES, Position};
use super::view::piece;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::setup::{Faults, FieldSpec, Layout, Pieces, Setup, Value};
use ludoteca_rules::{Editing, Options, SideInfo, Text};

impl Editing for Avanco {
    const LAYOUT: Layout = Layout {
        geometry: GEOMETRY,
        pieces: Pieces::Letters(&[('w', piece(Colour::White)), ('b', piece(Colour::Black))]),
        fields: &[FieldSpec::to_move(&SideInfo::WHITE_AND_BLACK)],
    };

    fn setup(position: &Position) -> Setup {
        Self::LAYOUT.setup(|cell| position.on(cell).map(piece), [Value::Choice(position.mover() as u8)])
    }

    /// Refused are more than 14 pieces of a colour, a board without pieces, and pieces of both sides on their far
    /// ranks.
    fn position(_options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Position> {
        Self::LAYOUT.limit(setup, PIECES, faults);
        let [white, black] = Colour::ALL.map(|colour| setup.plane(piece(colour)) as u64);
        let position = Position::new(white, black, Colour::ALL[usize::from(setup.choice(0).min(1))]);
        if white | black == 0 {
            faults.add(1, Text::new("position-avanco-no-pieces"), []);
        }
        let arrived = Colour::ALL.map(|colour| position.arrived(colour));
        if !arrived.contains(&0) {
            faults.add(1, Text::new("position-avanco-both-arrived"), Cells(arrived[0] | arrived[1]));
        }
        Some(position)
    }
}
