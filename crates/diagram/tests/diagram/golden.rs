//! One diagram of each game as it was before. `UPDATE_GOLDEN=1` writes them anew.

use ludoteca_diagram::svg::{Page, SvgLabels, svg};
use ludoteca_diagram::{self as diagram, Style};
use ludoteca_games::CATALOGUE;
use ludoteca_rules::{Options, random};
use std::fs;
use std::path::Path;

#[test]
fn diagrams_are_drawn_as_before() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diagram/golden");
    let write = std::env::var_os("UPDATE_GOLDEN").is_some();
    for entry in CATALOGUE {
        let mut rng = random::generator(7);
        let play = super::random_play(entry, &Options::defaults(entry.info.options), 12, &mut rng);
        let drawing = diagram::position(&*play, Style::Ink);
        let text = play.position_text();
        let about = SvgLabels { title: entry.info.name, description: &text };
        let drawn = svg(&drawing, Style::Ink, Page::round(&drawing, super::MARGIN, 10.0), about);
        let path = folder.join(format!("{}.svg", entry.info.id));
        if write {
            fs::write(&path, &drawn).expect("the golden file can be written");
        }
        let known = fs::read_to_string(&path).unwrap_or_default();
        assert!(known == drawn, "{}: the diagram of {text} has changed", entry.info.id);
    }
}
