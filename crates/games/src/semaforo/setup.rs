//! Positions of Semáforo as somebody sets them up: `gr2/ygr1/y2y 1`.

use super::rules::{Colour, GEOMETRY, Position, SUPPLY, Semaforo};
use super::view::piece;
use ludoteca_rules::setup::{Faults, FieldSpec, Layout, Pieces, Setup, Value};
use ludoteca_rules::{Editing, Options, Side, SideInfo};

impl Editing for Semaforo {
    const LAYOUT: Layout = Layout {
        geometry: GEOMETRY,
        pieces: Pieces::Letters(&[
            ('g', piece(Colour::Green)),
            ('y', piece(Colour::Yellow)),
            ('r', piece(Colour::Red)),
        ]),
        fields: &[FieldSpec::to_move(&SideInfo::PLAYERS)],
    };

    fn setup(position: &Position) -> Setup {
        Self::LAYOUT.setup(|cell| position.on(cell).map(piece), [Value::Choice(position.mover().0)])
    }

    fn position(_options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Position> {
        Self::LAYOUT.limit(setup, SUPPLY, faults);
        let [green, yellow, red] = Colour::ALL.map(|colour| setup.plane(piece(colour)) as u16);
        Some(Position::new(green, yellow, red, Side(setup.choice(0).min(1))))
    }
}
