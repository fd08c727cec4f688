//! Sentences in the tags of a deck: `[Say-pt-BR "…"]`.

use super::faults::Faults;
use crate::author_text::{AuthorText, LONGEST};
use crate::error::Problem;
use ludoteca_record::Part;
use ludoteca_rules::options::shorten;
use ludoteca_words::Language;

/// Tags that hold sentences of an exercise, and whether there must be one.
pub(crate) const OF_EXERCISE: [(&str, bool); 5] =
    [("Say", true), ("Name", false), ("Hint", false), ("Why", false), ("Well", false)];

/// The one of the head.
pub(crate) const TITLE: (&str, bool) = ("Title", true);

/// The sentences of these names. A part of the languages is not enough, and those that are `needed` must be there.
pub(crate) fn said<const NAMES: usize>(
    part: &Part<'_>,
    names: [(&'static str, bool); NAMES],
    faults: &mut Faults,
) -> [AuthorText; NAMES] {
    let mut said: [AuthorText; NAMES] = std::array::from_fn(|_| AuthorText::default());
    let mut wrong = Faults::default();
    for tag in &part.tags {
        let named = |(name, _): &(&str, bool)| language_of(tag.name, name);
        let Some((place, language)) = (0..).zip(&names).find_map(|(at, name)| Some((at, named(name)?))) else {
            continue;
        };
        let Some(known) = Language::ALL.into_iter().find(|known| known.tag().eq_ignore_ascii_case(language)) else {
            if !wrong.are_enough() {
                wrong.add(tag.line, Problem::Language(shorten(tag.name)));
            }
            continue;
        };
        let length = tag.value.trim().chars().count();
        if length > LONGEST && !wrong.are_enough() {
            wrong.add(tag.line, Problem::Long { what: tag.name.to_owned(), length });
        }
        said[place].set(known, &tag.value);
    }
    faults.append(wrong);
    for ((tag, needed), said) in names.into_iter().zip(&said) {
        if needed || !said.is_empty() {
            let missing = Language::ALL.into_iter().filter(|language| said.exactly(*language).is_empty());
            missing.for_each(|language| faults.add(part.line, Problem::Missing { tag, language }));
        }
    }
    said
}

/// `pt-BR` of `Say-pt-BR`.
fn language_of<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (begin, language) = tag.split_at_checked(name.len())?;
    begin.eq_ignore_ascii_case(name).then(|| language.strip_prefix('-'))?
}
