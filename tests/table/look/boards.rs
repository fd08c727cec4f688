//! The boards of the games by their data: pieces at both ends of the lightness scale stand out from every cell, letters
//! from the frame, and no two boards are alike.

use crate::look::contrast::{contrast, lightness, luminance_of};
use crate::test_table::{TestTable, built};
use ludoteca_table::scene::assets::{self, Texture};
use ludoteca_table::scene::board::{Board, Style, Tone};
use ludoteca_table::scene::material::{Finish, Palette, Stuff};
use ludoteca_table::scene::picture::Coding;
use ludoteca_table::scene::room::Room;

/// Between these luminances light and dark pieces differ from a cell by 3 : 1.
const CELLS: std::ops::RangeInclusive<f32> = 0.150..=0.263;
/// Contrast that guidelines ask of text.
const TEXT: f32 = 4.5;

/// The mean light of a texture: the last level of its mip chain is one pixel of square roots.
fn mean(texture: Texture) -> [f32; 3] {
    let data = assets::texture(texture, Coding::Roots).data.expect("it is kept");
    let last: [u8; 4] = data[data.len() - 4..].try_into().expect("four bytes a pixel");
    [last[0], last[1], last[2]].map(|root| (f32::from(root) / 255.0).powi(2))
}

/// The mean luminance of what something is made of.
fn seen(stuff: Stuff) -> f32 {
    let textured = stuff.texture.map_or([1.0; 3], mean);
    let colour = Finish::Cells(stuff).surface(false, Room::usual(), Palette::Usual).colour;
    let colour = bevy::color::LinearRgba::from(colour);
    luminance_of([colour.red * textured[0], colour.green * textured[1], colour.blue * textured[2]])
}

fn boards() -> Vec<(&'static str, Style)> {
    built()
        .into_iter()
        .map(|entry| (entry.info.id, TestTable::new(entry.info.id, None, 0.0).part::<Board>().style))
        .collect()
}

#[test]
fn cells_are_neither_too_dark_nor_too_light_for_pieces_and_letters_are_read() {
    let boards = boards();
    assert_eq!(boards.len(), 10);
    for (id, style) in &boards {
        let chequered = matches!(style.tone, Tone::Chequered | Tone::Fields);
        for cells in &style.cells[usize::from(!chequered)..] {
            let seen = seen(*cells);
            println!("{id:12} cells {seen:.3}");
            assert!(CELLS.contains(&seen), "{id}: {cells:?} has {seen}");
        }
        let letters = contrast(lightness(Finish::Letter(style.letters)), seen(style.border));
        println!("{id:12} letters {letters:.1}");
        assert!(letters >= TEXT, "{id}: {letters}");
    }
    for (k, (id, style)) in boards.iter().enumerate() {
        let twin = boards[..k].iter().find(|(_, other)| other.cells == style.cells || other.border == style.border);
        assert!(twin.is_none(), "{id} looks like {twin:?}");
    }
}
