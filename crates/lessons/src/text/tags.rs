//! Sentences in the tags of a deck: `[Say-pt-BR "…"]`.

use crate::author_text::{AuthorText, LONGEST};
use crate::error::{DeckError, Problem};
use ludoteca_record::Part;
use ludoteca_rules::options::shorten;
use ludoteca_words::Language;

/// Tags that hold sentences of an exercise, and whether there must be one.
pub(crate) const OF_EXERCISE: [(&str, bool); 3] = [("Say", true), ("Hint", false), ("Well", false)];

/// The one of the head.
pub(crate) const TITLE: &str = "Title";

/// The sentence of this name. A part of the languages is not enough, and `needed` ones must be there.
pub(crate) fn said(part: &Part<'_>, name: &'static str, needed: bool, faults: &mut Vec<DeckError>) -> AuthorText {
    let mut said = AuthorText::default();
    for tag in &part.tags {
        let Some(language) = language_of(&tag.name, name) else { continue };
        let known = Language::ALL.into_iter().find(|known| known.tag().eq_ignore_ascii_case(language));
        let Some(known) = known else {
            faults.push(DeckError::new(tag.line, Problem::Language(shorten(&tag.name))));
            continue;
        };
        let length = tag.value.trim().chars().count();
        if length > LONGEST {
            faults.push(DeckError::new(tag.line, Problem::Long { what: tag.name.clone(), length }));
        }
        said.set(known, &tag.value);
    }
    if needed || !said.is_empty() {
        let missing = Language::ALL.into_iter().filter(|language| said.exactly(*language).is_empty());
        faults.extend(missing.map(|language| DeckError::new(part.line, Problem::Missing { tag: name, language })));
    }
    said
}

/// `pt-BR` of `Say-pt-BR`.
fn language_of<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (begin, language) = tag.split_at_checked(name.len())?;
    begin.eq_ignore_ascii_case(name).then(|| language.strip_prefix('-'))?
}
