//! What can be laid over the board of Gatos & Cães: for whom its cells are left.

use super::rules::{Animal, GatosCaes, Position};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::{Badge, Overlay, OverlayReport, Role, Text};

/// The overlays.
pub const OVERLAYS: &[Overlay<GatosCaes>] = &[Overlay { id: "cells", compute: cells, about: None }];

/// The empty cells that only one side can still use, and those that nobody can. Those left for both have no badge: at
/// first they are the whole board.
fn cells(position: &Position) -> OverlayReport {
    let [cats, dogs] = Animal::ALL.map(|animal| position.usable(animal));
    let nobody = !(cats | dogs | position.animals(Animal::Cat) | position.animals(Animal::Dog));
    let mut badges = Vec::new();
    let mut add = |cells: u64, role| {
        badges.extend(Cells(cells).map(|cell| Badge { cell, role, number: None, marked: false }));
    };
    add(cats & !dogs, Role::Side(Animal::Cat.side()));
    add(dogs & !cats, Role::Side(Animal::Dog.side()));
    add(nobody, Role::Bad);
    let summary = Text::new("laid-gatos-caes-cells")
        .with_number("cats", (cats & !dogs).count_ones())
        .with_number("dogs", (dogs & !cats).count_ones())
        .with_number("both", (cats & dogs).count_ones())
        .with_number("nobody", nobody.count_ones());
    OverlayReport::new(badges, summary)
}
