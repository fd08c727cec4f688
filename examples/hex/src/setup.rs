//! Positions of Hex as somebody sets them up: `7/7/7/7/7/7/7 b`.

use super::rules::{Colour, GEOMETRY, Hex, Position};
use super::view::piece;
use ludoteca_rules::setup::{Faults, FieldSpec, Layout, Pieces, Setup, Value};
use ludoteca_rules::{Editing, Options, SideInfo};

impl Editing for Hex {
    const LAYOUT: Layout = Layout {
        geometry: GEOMETRY,
        pieces: Pieces::Letters(&[('b', piece(Colour::Black)), ('w', piece(Colour::White))]),
        fields: &[FieldSpec::to_move(&SideInfo::BLACK_AND_WHITE)],
    };

    fn setup(position: &Position) -> Setup {
        Self::LAYOUT.setup(|cell| position.on(cell).map(piece), [Value::Choice(position.mover() as u8)])
    }

    /// Any stones may stand anywhere: both sides can never be joined at once.
    fn position(_options: &Options, setup: &Setup, _faults: &mut Faults) -> Option<Position> {
        let [black, white] = Colour::ALL.map(|colour| setup.plane(piece(colour)) as u64);
        Some(Position::new(black, white, Colour::ALL[usize::from(setup.choice(0).min(1))]))
    }
}
