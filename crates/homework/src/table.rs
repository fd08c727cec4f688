//! What a teacher reads: a row for each pupil, a column for each exercise.

use crate::Homework;
use ludoteca_class::csv;
use ludoteca_lessons::{State, Tried};
use ludoteca_rules::Text;

/// Says a sentence in the language of the reader.
type Say<'a> = &'a dyn Fn(&Text) -> String;

/// The results of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// A row for each pupil of the list, in its order, then for others of whom something is known.
    pub rows: Vec<Row>,
    /// How many have solved each exercise.
    pub solved: Vec<usize>,
}

/// How a pupil fared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The name.
    pub name: String,
    /// Each exercise.
    pub cells: Vec<Tried>,
}

impl Row {
    /// How many exercises are solved.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.cells.iter().filter(|tried| tried.solved).count()
    }
}

/// The sign of an exercise in lines of text, which says as much without colours and to a screen reader.
const fn sign(tried: &Tried) -> &'static str {
    match State::of(tried) {
        State::AtOnce => "+",
        State::Later => "~",
        State::Helped => "!",
        State::Open if tried.is_begun() => "x",
        State::Open => ".",
    }
}

impl Table {
    /// The table of these pupils.
    #[must_use]
    pub fn of<'a>(homework: &Homework, pupils: impl IntoIterator<Item = &'a str>) -> Self {
        let row = |name: &str| Row { name: name.to_owned(), cells: homework.work(name).exercises().to_vec() };
        let mut rows: Vec<Row> = pupils.into_iter().map(row).collect();
        let others = homework.names().filter(|name| rows.iter().all(|row| row.name != *name)).map(row);
        let others: Vec<Row> = others.collect();
        rows.extend(others);
        let exercises = 0..homework.deck().exercises.len();
        let solved = exercises.map(|place| rows.iter().filter(|row| row.cells[place].solved).count()).collect();
        Self { rows, solved }
    }

    /// As lines of text: the table, what its signs mean, and the first wrong moves.
    #[must_use]
    pub fn lines(&self, say: Say<'_>) -> Vec<String> {
        let count = self.solved.len();
        let total = say(&Text::new("homework-solved-head"));
        let names = self.rows.iter().map(|row| row.name.as_str()).chain([total.as_str()]);
        let width = names.map(|name| name.chars().count()).max().unwrap_or(0);
        let most = self.solved.iter().copied().chain([count]).max().unwrap_or(0);
        let column = most.to_string().len();
        let line = |name: &str, cells: &mut dyn Iterator<Item = String>, end: String| {
            let cells: String = cells.map(|cell| format!(" {cell:>column$}")).collect();
            format!("{name:width$} {cells}  {end}").trim_end().to_owned()
        };
        let mut lines = vec![line("", &mut (1..=count).map(|number| number.to_string()), String::new())];
        lines.extend(self.rows.iter().map(|row| {
            let signs = &mut row.cells.iter().map(|tried| sign(tried).to_owned());
            line(&row.name, signs, format!("{}/{count}", row.solved()))
        }));
        lines.push(line(&total, &mut self.solved.iter().map(usize::to_string), String::new()));
        lines.push(say(&Text::new("homework-signs")));
        let wrong = self.wrong_moves(say);
        if !wrong.is_empty() {
            lines.push(String::new());
            lines.push(say(&Text::new("homework-wrong-head")));
            lines.extend(wrong);
        }
        lines
    }

    /// The first wrong moves of each exercise.
    fn wrong_moves(&self, say: Say<'_>) -> Vec<String> {
        let of_exercise = |place: usize| {
            let tried = self.rows.iter().map(move |row| (row, &row.cells[place].wrong));
            tried.filter(|(_, wrong)| !wrong.is_empty()).map(move |(row, wrong)| {
                let text = Text::new("homework-wrong").with_number("exercise", place + 1).with("name", &row.name);
                say(&text.with("moves", wrong.join(" ")))
            })
        };
        (0..self.solved.len()).flat_map(of_exercise).collect()
    }

    /// As a table for programs: a row for each pupil, with the wrong moves behind what came of them, and how many
    /// solved each exercise.
    #[must_use]
    pub fn csv(&self) -> String {
        let numbers = (1..=self.solved.len()).map(|number| number.to_string());
        let head = std::iter::once("pupil".to_owned()).chain(numbers).chain(["solved".to_owned()]);
        let row = |row: &Row| {
            let end = row.solved().to_string();
            std::iter::once(row.name.clone()).chain(row.cells.iter().map(cell)).chain([end]).collect::<Vec<_>>()
        };
        let all: usize = self.solved.iter().sum();
        let solved = self.solved.iter().chain([&all]).map(usize::to_string);
        let last = std::iter::once("solved".to_owned()).chain(solved);
        csv::of_rows(std::iter::once(head.collect()).chain(self.rows.iter().map(row)).chain([last.collect()]))
    }
}

/// A cell of the table for programs: nothing where nothing was tried.
fn cell(tried: &Tried) -> String {
    if !tried.is_begun() {
        return String::new();
    }
    let words = std::iter::once(State::of(tried).text()).chain(tried.wrong.iter().map(String::as_str));
    words.collect::<Vec<_>>().join(" ")
}
