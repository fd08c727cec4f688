//! What there is to give away of what is on the table.

use super::code::Code;
use crate::desk::saves::requests::record_of;
use ludoteca_table::play::OnTableItem;
use std::sync::Arc;

/// As what it can be given away.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareModel {
    /// The id of the game.
    pub game: &'static str,
    /// Whether moves were played, of which a film can be made.
    pub moves: bool,
    /// The record as a code, if it is short enough.
    pub code: Option<Arc<Code>>,
    /// Whether there is a record that is not.
    pub long: bool,
}

/// The code that was made last, and of which record: to make one takes longer than to compare two records.
#[derive(Default)]
pub struct KnownCode(Option<(String, Option<Arc<Code>>)>);

impl KnownCode {
    fn of(&mut self, record: String) -> Option<Arc<Code>> {
        if self.0.as_ref().is_none_or(|(known, _)| *known != record) {
            let code = Code::of(&record).map(Arc::new);
            self.0 = Some((record, code));
        }
        self.0.as_ref().and_then(|(_, code)| code.clone())
    }
}

impl ShareModel {
    /// What there is now; a code that is `known` is not made again.
    pub fn of(table: &OnTableItem<'_, '_>, known: &mut KnownCode) -> Self {
        let record = record_of(table);
        let is_record = record.is_some();
        let code = record.and_then(|record| known.of(record));
        let moves = table.play().is_some_and(|play| play.view().line().len() > 1);
        Self { game: table.entry().info.id, moves, long: is_record && code.is_none(), code }
    }
}
