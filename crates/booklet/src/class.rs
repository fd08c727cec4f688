//! The sheet of a class: its standings, and the boards of each round.

use super::content::{Cell, Section};
use ludoteca_class::page::{columns, places};
use ludoteca_class::standings::standings;
use ludoteca_class::{Outcome, Tournament};
use ludoteca_rules::Text;
use ludoteca_words::Words;

/// The standings, and a table of each round.
#[must_use]
pub fn of_class(sheet: &Tournament, words: &Words) -> Vec<Section> {
    let rounds = (1_usize..=sheet.rounds().len()).map(|round| boards(sheet, round, words));
    std::iter::once(table(sheet, words)).chain(rounds).collect()
}

fn table(sheet: &Tournament, words: &Words) -> Section {
    let columns = columns(sheet.system());
    let first = [Cell::number(words.word("class-place-head")), Cell::text(words.word("class-name-head"))];
    let heads = first.into_iter().chain(columns.iter().map(|column| Cell::number(words.word(column.key))));
    let rows = standings(sheet).into_iter().map(|row| {
        let name = sheet.pupils()[row.pupil].name.clone();
        let first = [Cell::number(places(&row)), Cell::text(name)];
        first.into_iter().chain(columns.iter().map(|column| Cell::number((column.cell)(&row)))).collect()
    });
    let title = words.say(&Text::new("class-after-title").with_number("rounds", sheet.rounds().len()));
    Section::Table { title, heads: heads.collect(), rows: rows.collect() }
}

fn boards(sheet: &Tournament, round: usize, words: &Words) -> Section {
    let name = |pupil: usize| sheet.pupils()[pupil].name.clone();
    let rows = (1_usize..).zip(&sheet.rounds()[round - 1]).map(|(number, pairing)| {
        let second = pairing.second.map_or_else(|| words.word("class-no-opponent"), name);
        let result = match pairing.outcome {
            Outcome::Open | Outcome::Bye => "",
            outcome => outcome.text(),
        };
        vec![
            Cell::number(number.to_string()),
            Cell::text(name(pairing.first)),
            Cell::text(second),
            Cell::number(result.to_owned()),
        ]
    });
    let heads = vec![
        Cell::number(words.word("class-board-head")),
        Cell::text(words.word("class-first-head")),
        Cell::text(words.word("class-second-head")),
        Cell::number(words.word("class-result-head")),
    ];
    let title = words.say(&Text::new("class-round-title").with_number("round", round));
    Section::Table { title, heads, rows: rows.collect() }
}
