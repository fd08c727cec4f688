//! Files that tests compare with, and data that tests read.

use crate::tests::{Tests, software_vulkan};

/// One random game of each game, and one diagram.
pub fn golden(_: &[String]) -> Result<(), String> {
    let games = Tests { package: "ludoteca-games", target: "rules", name: "told_as_before", release: false };
    games.update()?;
    Tests { package: "ludoteca-diagram", target: "diagram", name: "drawn_as_before", ..games }.update()
}

/// The pictures that tests compare with, those on the shelf and on the rules cards, and the title picture.
pub fn pictures(arguments: &[String]) -> Result<(), String> {
    let driver =
        software_vulkan().ok_or("Software Vulkan (mesa-vulkan-drivers) is missing: pictures differ without it.")?;
    let chosen = arguments.first().map(String::as_str);
    for name in chosen.map_or_else(|| vec!["pictures::", "shelf::", "title::", "components::"], |name| vec![name]) {
        let tests = Tests { package: "ludoteca", target: "table", name, release: true };
        tests.update_with(&[("VK_DRIVER_FILES", &driver), ("VK_ICD_FILENAMES", &driver)])?;
    }
    Ok(())
}

/// Lines for `crates/games/tests/search/tactics`: a position, the right moves, and how it is known.
pub fn tactics(arguments: &[String]) -> Result<(), String> {
    let game = arguments.first().ok_or("Of which game? Name its id.")?;
    print_lines(&format!("seek_{}", game.replace('-', "_")))
}

/// Lines for the positions by which play without a best order is measured.
pub fn small_positions(_: &[String]) -> Result<(), String> {
    print_lines("make_small_positions")
}

fn print_lines(name: &str) -> Result<(), String> {
    let tests = Tests { package: "ludoteca-games", target: "search", name, release: true };
    let lines = tests.lines()?;
    if lines.is_empty() {
        return Err(format!("No test of ludoteca-games prints lines under the name {name}."));
    }
    lines.iter().for_each(|line| println!("{line}"));
    Ok(())
}
