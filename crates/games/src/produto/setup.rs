//! Positions of Produto as somebody sets them up: `5/6/7/8/9/8/7/6/5 b 1`.

use super::rules::{Colour, GEOMETRY, Position, Produto, SUPPLY};
use super::view::piece;
use ludoteca_rules::setup::{Faults, FieldKind, FieldSpec, Form, Layout, Pieces, Setup, Value};
use ludoteca_rules::{Editing, Options, SideInfo};

/// The stones that are left in this turn.
const LEFT: FieldSpec = FieldSpec {
    key: "setup-produto-left",
    side: None,
    kind: FieldKind::Number { least: 1, most: 2, form: Form::Words("1, 2") },
    joined: false,
};

impl Editing for Produto {
    const LAYOUT: Layout = Layout {
        geometry: GEOMETRY,
        pieces: Pieces::Letters(&[('b', piece(Colour::Black)), ('w', piece(Colour::White))]),
        fields: &[FieldSpec::to_move(&SideInfo::BLACK_AND_WHITE), LEFT],
    };

    fn setup(position: &Position) -> Setup {
        let values = [Value::Choice(position.mover() as u8), Value::Number(position.left().into())];
        Self::LAYOUT.setup(|cell| position.on(cell).map(piece), values)
    }

    fn position(_options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Position> {
        Self::LAYOUT.limit(setup, SUPPLY, faults);
        let [black, white] = Colour::ALL.map(|colour| setup.plane(piece(colour)) as u64);
        let mover = Colour::ALL[usize::from(setup.choice(0).min(1))];
        Some(Position::new(black, white, mover, setup.number(1).clamp(1, 2) as u8))
    }
}
