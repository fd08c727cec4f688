//! Positions of Atari Go as somebody sets them up: `9/9/9/9/9/9/9/9/9 b`.

use super::groups::{ALL, GEOMETRY, without_liberty};
use super::rules::{AtariGo, Colour, Position, SUPPLY};
use super::view::piece;
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::setup::{Faults, FieldSpec, Layout, Pieces, Setup, Value};
use ludoteca_rules::{Editing, Options, SideInfo, Text};

impl Editing for AtariGo {
    const LAYOUT: Layout = Layout {
        geometry: GEOMETRY,
        pieces: Pieces::Letters(&[('b', piece(Colour::Black)), ('w', piece(Colour::White))]),
        fields: &[FieldSpec::to_move(&SideInfo::BLACK_AND_WHITE)],
    };

    fn setup(position: &Position) -> Setup {
        Self::LAYOUT.setup(|cell| position.on(cell).map(piece), [Value::Choice(position.mover() as u8)])
    }

    /// Refused are more than 40 stones of a colour, and a group without liberties if only the side that has just moved
    /// has one.
    fn position(_options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Position> {
        Self::LAYOUT.limit(setup, SUPPLY, faults);
        let stones = Colour::ALL.map(|colour| setup.plane(piece(colour)));
        let mover = Colour::ALL[usize::from(setup.choice(0).min(1))];
        let position = Position::new(stones[0], stones[1], mover);
        if position.is_none() {
            let other = mover.other().index();
            let captured = SideInfo::BLACK_AND_WHITE[other];
            let problem = Text::new("position-atari-go-captured").with("letter", captured.text);
            let cells = without_liberty(stones[other], ALL & !(stones[0] | stones[1]));
            faults.add(2, problem.with_text("side", Text::new(captured.key)), WideCells(cells));
        }
        position
    }
}
