//! Somebody without a card, who says their name where the list of a class is open.

use ludoteca_net::{Bytes, LONGEST_NAME, name_from};
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Whoever keeps the list answers within so long; a page takes a line to be broken that is silent for longer.
const ANSWERS_WITHIN: Duration = Duration::from_secs(8);

/// Somebody who wants to be put on the list of a class.
pub struct Newcomer {
    name: String,
    answer: oneshot::Sender<Result<Bytes<16>, Text>>,
}

impl Newcomer {
    /// The name, as it can be shown.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether anybody still waits for the answer.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.answer.is_closed()
    }

    /// Gives the token of their card, or says why there is none.
    pub fn answer(self, answer: Result<Bytes<16>, Text>) {
        // Whoever asked may be gone.
        let _ = self.answer.send(answer);
    }
}

/// Where whoever keeps the list of a class is told of newcomers.
#[derive(Clone)]
pub(crate) struct List(pub Arc<dyn Fn(Newcomer) + Send + Sync>);

impl fmt::Debug for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("List")
    }
}

impl List {
    /// The token of a new card for whoever typed this name, or why there is none.
    pub async fn ask(&self, typed: &str) -> Result<Bytes<16>, Text> {
        let name = name(typed)?;
        let (answer, answered) = oneshot::channel();
        (self.0)(Newcomer { name, answer });
        match timeout(ANSWERS_WITHIN, answered).await {
            Ok(Ok(answer)) => answer,
            _ => Err(Text::new("page-name-failed")),
        }
    }
}

/// A name as it was typed, with single spaces; it is not cut, since whoever typed it would not find it.
fn name(typed: &str) -> Result<String, Text> {
    let single = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = single(typed);
    if name.chars().count() > LONGEST_NAME {
        let text = Text::new("class-name-long").with("name", shorten(&name));
        return Err(text.with_number("most", LONGEST_NAME));
    }
    // What cannot be seen may have stood between spaces.
    name_from(&name).map(|name| single(&name)).ok_or_else(|| Text::new("class-name-empty"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_made_harmless_and_never_cut() {
        assert_eq!(name("  Ana \u{202e}  Sá\n").as_deref(), Ok("Ana Sá"));
        assert_eq!(name(" \u{200b} "), Err(Text::new("class-name-empty")));
        assert_eq!(name("...").map_err(|why| why.key), Err("class-name-empty"));
        assert_eq!(name(&"a".repeat(LONGEST_NAME)).map(|name| name.len()), Ok(LONGEST_NAME));
        assert_eq!(name(&"a".repeat(LONGEST_NAME + 1)).map_err(|why| why.key), Err("class-name-long"));
    }
}
