//! A table and the file it is in, and how its verdicts are said.

use ludoteca_rules::Text;
use ludoteca_solve::spaces::Subject;
use ludoteca_solve::table::{Hash, Table};
use ludoteca_store::{Failure, shown};
use ludoteca_tablebase::{Value, Verdict};
use serde::Serialize;
use std::path::PathBuf;

/// A table and the file it is in.
pub(super) struct Place {
    pub subject: Subject,
    pub path: PathBuf,
    pub rules: Hash,
    /// Whether the file is where the searchers find it.
    pub is_kept: bool,
}

impl Place {
    /// The file, if one is there.
    pub fn open(&self) -> Result<Option<Table>, Failure> {
        if !self.path.try_exists().unwrap_or(true) {
            return Ok(None);
        }
        self.checked(Table::open(&self.path)?).map(Some)
    }

    /// The file, or else the table that the program has with it.
    pub fn known(&self) -> Result<Option<Table>, Failure> {
        match (self.open()?, self.subject.shipped) {
            (None, Some(bytes)) => self.checked(Table::of_bytes(bytes, &self.path)?).map(Some),
            (table, _) => Ok(table),
        }
    }

    /// The table, if it is this one, and of the rules as they are.
    fn checked(&self, table: Table) -> Result<Table, Failure> {
        let head = table.head();
        let space = &self.subject.space;
        let same = head.name == self.subject.name && (head.form, head.count) == (space.form(), space.count());
        let named = |key: Text| Failure::Input(key.with("path", shown(&self.path)));
        if !same {
            return Err(named(Text::new("error-table-other").with("table", &self.subject.name)));
        }
        if head.rules != self.rules {
            return Err(named(Text::new("error-table-rules")));
        }
        Ok(table)
    }
}

/// A verdict as `--json` says it.
#[derive(Serialize)]
pub(super) struct Proved {
    proved: Option<&'static str>,
    plies: Option<u32>,
}

impl Proved {
    /// A verdict; `timed` says whether its plies are known.
    pub fn of(verdict: Option<Verdict>, timed: bool) -> Self {
        let proved = verdict.map(|verdict| match verdict.value {
            Value::Win => "win",
            Value::Draw => "draw",
            Value::Loss => "loss",
        });
        let plies = verdict.filter(|verdict| timed && verdict.value != Value::Draw).map(|verdict| verdict.plies);
        Self { proved, plies }
    }

    /// The same as cells of a table behind the move that leads there.
    pub fn row(self, played: String) -> Vec<String> {
        let plies = self.plies.map_or_else(String::new, |plies| plies.to_string());
        vec![played, self.proved.unwrap_or_default().to_owned(), plies]
    }
}

/// What a verdict says to people, who count the moves of one side.
pub(super) fn worth(verdict: Verdict, far: bool) -> Text {
    let (value, plies) = (verdict.value, verdict.plies);
    match (value, far && plies > 0) {
        (Value::Draw, _) => Text::new("worth-draw"),
        (Value::Win, false) => Text::new("worth-win"),
        (Value::Loss, false) => Text::new("worth-loss"),
        (Value::Win, true) => Text::new("worth-win-in").with_number("moves", plies.div_ceil(2)),
        (Value::Loss, true) => Text::new("worth-loss-in").with_number("moves", plies.div_ceil(2)),
    }
}
