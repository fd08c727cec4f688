//! Positions of Gatos & Cães as somebody sets them up: `8/8/8/8/3c4/8/8/8 d`.

use super::rules::{Animal, GEOMETRY, GatosCaes, Position, SUPPLY, around};
use super::view::{SIDES, piece};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::setup::{Faults, FieldSpec, Layout, Pieces, Setup, Value};
use ludoteca_rules::{Editing, Options, Text};

impl Editing for GatosCaes {
    const LAYOUT: Layout = Layout {
        geometry: GEOMETRY,
        pieces: Pieces::Letters(&[('c', piece(Animal::ALL[0])), ('d', piece(Animal::ALL[1]))]),
        fields: &[FieldSpec::to_move(&SIDES)],
    };

    fn setup(position: &Position) -> Setup {
        Self::LAYOUT.setup(|cell| position.on(cell).map(piece), [Value::Choice(position.mover() as u8)])
    }

    /// Each cat beside a dog is a fault.
    fn position(_options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Position> {
        Self::LAYOUT.limit(setup, SUPPLY, faults);
        let [cats, dogs] = Animal::ALL.map(|animal| setup.plane(piece(animal)) as u64);
        for cat in Cells(cats) {
            for dog in Cells(dogs & around(cat)) {
                let problem = Text::new("position-gatos-caes-beside").with("cat", GEOMETRY.name(cat));
                faults.add(1, problem.with("dog", GEOMETRY.name(dog)), [cat, dog]);
            }
        }
        let mover = Animal::ALL[usize::from(setup.choice(0).min(1))];
        faults.is_empty().then(|| Position::new([cats, dogs], mover))
    }
}
