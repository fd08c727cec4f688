//! What came of an experiment as a picture for print, black on white: who wins, and how long it takes.
//!
//! The unit is a millimetre. `single.rs` draws one setting, `compared.rs` several beside each other, `axis.rs` and
//! `writing.rs` what both need.

mod axis;
mod compared;
mod single;
mod writing;

use super::setting::Experiment;
use super::tally::Tally;
use super::told;
use ludoteca_diagram::Drawing;
use ludoteca_rules::Text;
use ludoteca_words::Words;
use writing::{WIDE, paragraph};

/// Millimetres that are left around it.
pub const MARGIN: f32 = 5.0;

/// The picture of what was counted: its bounds are those of the paper without its margin.
#[must_use]
pub fn drawing(experiment: &Experiment, tallies: &[Tally], words: &Words) -> Drawing {
    let mut drawing = Drawing::default();
    let mut y = 4.0;
    let Some((setting, tally)) = experiment.settings.first().zip(tallies.first()) else { return drawing };
    writing::line(&mut drawing, [0.0, y], (4.2, true), WIDE, &title(experiment, words));
    y += 5.5;
    let said = if experiment.settings.len() > 1 {
        let made = Text::new("experiment-made-each").with_number("games", experiment.games);
        let made = made.with("seed", experiment.seed.to_string());
        writing::line(&mut drawing, [0.0, y], (2.5, false), WIDE, &words.say(&made));
        y = compared::draw(&mut drawing, y + 8.5, experiment, tallies, words);
        told::compared(experiment, tallies, words)
    } else {
        let made = told::made(experiment, setting, tally.games(), words);
        writing::line(&mut drawing, [0.0, y], (2.5, false), WIDE, &made);
        y = single::draw(&mut drawing, y + 8.5, (setting, tally), words);
        vec![words.word("experiment-certain")]
    };
    y += 7.0;
    for sentence in said {
        y = paragraph(&mut drawing, [0.0, y], 2.3, WIDE, &sentence);
    }
    drawing
}

/// The game, with its options where one setting is drawn.
#[must_use]
pub fn title(experiment: &Experiment, words: &Words) -> String {
    let Some(setting) = experiment.settings.first() else { return String::new() };
    let name = words.word(&format!("game-{}", setting.entry().info.id));
    let options = setting.options().to_string();
    if options.is_empty() || experiment.settings.len() > 1 { name } else { format!("{name} ({options})") }
}
