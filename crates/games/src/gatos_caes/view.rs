//! What people enter, read and see of Gatos & Cães: picks, refusals, effects and signs.
//!
//! An animal is entered by its cell; which one it is follows from the turn.

use super::rules::{Animal, GEOMETRY, GatosCaes, Position, ZONE, around};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::game::CardPicture;
use ludoteca_rules::{
    Beat, Cell, Effect, Kind, Mark, Meaning, Path, Pick, Piece, Refusal, Seat, SeatSet, SideColour, SideInfo, Sign,
    Standing, Step, Text, View,
};

/// Cats, which begin, and dogs.
pub(super) const SIDES: [SideInfo; 2] = [
    SideInfo {
        text: "c",
        key: "side-gatos-caes-cats",
        seats: SeatSet::one(Animal::Cat.seat()),
        colour: Some(SideColour::Black),
    },
    SideInfo {
        text: "d",
        key: "side-gatos-caes-dogs",
        seats: SeatSet::one(Animal::Dog.seat()),
        colour: Some(SideColour::White),
    },
];

/// The sign for the animals left is shown from this number on.
const FEW: u32 = 5;

/// The piece of an animal: kind 0 is a cat, kind 1 a dog.
#[must_use]
pub const fn piece(animal: Animal) -> Piece {
    Piece { side: Some(animal.side()), kind: Kind(animal as u8) }
}

impl View for GatosCaes {
    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SIDES
    }

    fn standing(position: &Position) -> Vec<Standing> {
        Standing::list(GEOMETRY, |cell| position.on(cell).map(piece))
    }

    fn picks(_position: &Position, order: Cell) -> Path {
        Path::from_iter([Step::cell(order, Mark::Place)])
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Cell> {
        let forbidden = match prefix.first().copied().unwrap_or(next) {
            Pick::Cell(cell) => why_not(position, cell),
            Pick::Choice(_) => None,
        };
        Refusal::new(forbidden.unwrap_or_else(|| Text::new("refuse-complete")))
    }

    fn effects(position: &Position, played: Cell) -> Vec<Beat> {
        vec![vec![Effect::Place { at: played, piece: piece(position.mover()) }]]
    }

    /// The zone as long as an animal is the first of its kind, the cells that only one side or neither can still use,
    /// and the last animals.
    fn signs(position: &Position) -> Vec<Sign> {
        let mut signs = Vec::new();
        let mut say = |animal: Option<Animal>, meaning, cells: u64, number: Option<u32>, key| {
            let (cells, number) = (Cells(cells).collect(), number.map(i64::from));
            signs.push(Sign { cells, meaning, number, side: animal.map(Animal::side), key });
        };
        for animal in Animal::ALL {
            if position.animals(animal) == 0 {
                let key = match animal {
                    Animal::Cat => "sign-gatos-caes-first-cat",
                    Animal::Dog => "sign-gatos-caes-first-dog",
                };
                say(Some(animal), Meaning::Zone, ZONE, None, key);
            }
        }
        for animal in Animal::ALL {
            let alone = position.usable(animal) & !position.usable(animal.other());
            if alone != 0 {
                say(Some(animal), Meaning::OnlyFor, alone, Some(alone.count_ones()), "sign-gatos-caes-only");
            }
        }
        let [cats, dogs] = Animal::ALL.map(|animal| position.animals(animal) | position.usable(animal));
        let dead = !(cats | dogs);
        if dead != 0 {
            say(None, Meaning::Dead, dead, Some(dead.count_ones()), "sign-gatos-caes-dead");
        }
        for animal in Animal::ALL {
            let left = position.left(animal);
            if left <= FEW {
                say(Some(animal), Meaning::Left, 0, Some(left), "sign-gatos-caes-left");
            }
        }
        signs
    }
}

/// The first rule that keeps the side to move from a cell.
fn why_not(position: &Position, cell: Cell) -> Option<Text> {
    let about = |key, cell| Some(Text::new(key).with("cell", GEOMETRY.name(cell)));
    match position.on(cell) {
        Some(Animal::Cat) => return about("refuse-gatos-caes-cat-there", cell),
        Some(Animal::Dog) => return about("refuse-gatos-caes-dog-there", cell),
        None => {}
    }
    let animal = position.mover();
    if position.animals(animal) == 0 && animal.first_cells() & cell.bit() == 0 {
        return Some(Text::new(match animal {
            Animal::Cat => "refuse-gatos-caes-first-cat",
            Animal::Dog => "refuse-gatos-caes-first-dog",
        }));
    }
    let enemy = Cells(around(cell) & position.animals(animal.other())).next()?;
    match animal {
        Animal::Cat => about("refuse-gatos-caes-beside-dog", enemy),
        Animal::Dog => about("refuse-gatos-caes-beside-cat", enemy),
    }
}

/// The pictures of the rules card.
pub const CARD: &[CardPicture] = &[
    CardPicture { key: "card-gatos-caes-first", position: "8/8/8/8/8/8/8/8 c", moves: "", touched: "" },
    CardPicture { key: "card-gatos-caes-beside", position: "8/8/8/3c1d2/8/2c1d3/8/8 c", moves: "", touched: "" },
    CardPicture {
        key: "card-gatos-caes-only",
        position: "3c4/1c2d1c1/d1d4d/3c1d2/c5c1/1d3d2/2c1c2c/3d2d1 c",
        moves: "",
        touched: "",
    },
    CardPicture {
        key: "card-gatos-caes-stuck",
        position: "cccc1c1d/1c2d1c1/d1d1dd1d/1d1c1d1d/c1cc2c1/1d3d2/c1c1c2c/1d1d1dd1 c",
        moves: "h3",
        touched: "",
    },
];
