//! What people touch, read and see of Gatos & Cães: picks, refusals, effects and signs.
//!
//! An animal is entered by its cell; which one it is follows from the turn.

use super::GEOMETRY;
use super::rules::{Animal, Position, ZONE, around};
use crate::rules::bitboard::Cells;
use crate::rules::game::Scene;
use crate::rules::{
    Beat, Cell, Effect, Kind, Mark, Meaning, Path, Pick, Piece, SeatSet, SideColour, SideInfo, Sign, Standing, Step,
    Text,
};

/// Cats, which begin, and dogs.
pub const SIDES: [SideInfo; 2] = [
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

/// From so many animals left on, a player should know how many they are.
const FEW: u32 = 5;

/// The piece of an animal: kind 0 is a cat, kind 1 a dog.
#[must_use]
pub const fn piece(animal: Animal) -> Piece {
    Piece { side: Some(animal.side()), kind: Kind(animal.index()) }
}

/// The animals on the board, by cell.
#[must_use]
pub fn standing(position: &Position) -> Vec<Standing> {
    let animal = |cell| position.on(cell).map(|animal| Standing { cell, piece: piece(animal) });
    GEOMETRY.all().filter_map(animal).collect()
}

/// The cell.
#[must_use]
pub fn picks(cell: Cell) -> Path {
    Path::from_iter([Step::cell(cell, Mark::Place)])
}

/// An animal of the side to move comes to its cell.
#[must_use]
pub fn effects(position: &Position, cell: Cell) -> Vec<Beat> {
    vec![vec![Effect::Place { at: cell, piece: piece(position.mover()) }]]
}

/// Why `next` cannot follow `prefix`.
#[must_use]
pub fn refuse(position: &Position, prefix: &[Pick], next: Pick) -> Text {
    let forbidden = match prefix.first().copied().unwrap_or(next) {
        Pick::Cell(cell) => why_not(position, cell),
        Pick::Choice(_) => None,
    };
    forbidden.unwrap_or_else(|| Text::new("refuse-complete"))
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
    let enemy = Cells(around(cell) & position.animals(animal.enemy())).next()?;
    match animal {
        Animal::Cat => about("refuse-gatos-caes-beside-dog", enemy),
        Animal::Dog => about("refuse-gatos-caes-beside-cat", enemy),
    }
}

/// The zone until the first animal has come, the cells that only one side can still use, and the last animals.
#[must_use]
pub fn signs(position: &Position) -> Vec<Sign> {
    let mut signs = Vec::new();
    let mut say = |animal: Animal, meaning, cells, number, key| {
        signs.push(Sign { cells: Cells(cells).collect(), meaning, number, side: Some(animal.side()), key });
    };
    for animal in Animal::ALL {
        if position.animals(animal) == 0 {
            let key = match animal {
                Animal::Cat => "sign-gatos-caes-first-cat",
                Animal::Dog => "sign-gatos-caes-first-dog",
            };
            say(animal, Meaning::Zone, ZONE, None, key);
        }
    }
    for animal in Animal::ALL {
        let alone = position.usable(animal) & !position.usable(animal.enemy());
        if alone != 0 {
            say(animal, Meaning::OnlyFor, alone, Some(i64::from(alone.count_ones())), "sign-gatos-caes-only");
        }
    }
    for animal in Animal::ALL {
        let left = position.left(animal);
        if left <= FEW {
            say(animal, Meaning::Left, 0, Some(i64::from(left)), "sign-gatos-caes-left");
        }
    }
    signs
}

/// The pictures of the rules card.
pub const CARD: &[Scene] = &[
    Scene { key: "card-gatos-caes-first", position: "8/8/8/8/8/8/8/8 c", moves: "", touched: "" },
    Scene { key: "card-gatos-caes-beside", position: "8/8/8/3c1d2/8/2c1d3/8/8 c", moves: "", touched: "" },
    Scene {
        key: "card-gatos-caes-only",
        position: "3c4/1c2d1c1/d1d4d/3c1d2/c5c1/1d3d2/2c1c2c/3d2d1 c",
        moves: "",
        touched: "",
    },
    Scene {
        key: "card-gatos-caes-stuck",
        position: "cccc1c1d/1c2d1c1/d1d1dd1d/1d1c1d1d/c1cc2c1/1d3d2/c1c1c2c/1d1d1dd1 c",
        moves: "h3",
        touched: "",
    },
];
