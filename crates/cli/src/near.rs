//! What somebody who mistyped a name may have meant.

use ludoteca_rules::options::shorten;
use ludoteca_rules::{Catalogue, Entry, Text};
use ludoteca_words::{Language, Words};
use unicode_normalization::UnicodeNormalization;

/// How alike a name must be to what was typed, from 0 to 1. With less, `apocalypse` would be a mistyped `analyse`.
const ALIKE: f64 = 0.83;

/// How alike a name is that begins with what was typed.
const BEGINS: f64 = 0.9;

/// A shorter beginning fits too many names.
const SHORTEST_BEGINNING: usize = 2;

/// A second name is told only if it is by less than this less alike than the first.
const AS_ALIKE: f64 = 0.05;

/// The first sentence where no name is near, else the second one with the names.
pub(super) fn text([alone, with]: [&'static str; 2], near: Option<Text>) -> Text {
    near.map_or_else(|| Text::new(alone), |near| Text::new(with).with_text("near", near))
}

/// The nearest of these names in quotation marks, or the nearest two.
pub(super) fn name<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> Option<Text> {
    let typed = folded(&shorten(typed));
    nearest(names.into_iter().map(|name| (likeness(&typed, name), name)).collect())
}

/// The id of the game whose id or name in any language is nearest, or of the nearest two.
pub(super) fn game(typed: &str, catalogue: &Catalogue) -> Option<Text> {
    let typed = folded(&shorten(typed));
    let alike = |entry| names(entry).iter().map(|name| likeness(&typed, name)).fold(0.0, f64::max);
    nearest(catalogue.iter().map(|entry| (alike(entry), entry.info.id)).collect())
}

/// The id of a game and its names.
fn names(entry: &Entry) -> Vec<String> {
    let named = entry.content.words.iter().filter_map(|(tag, content)| {
        let words = Words::from_files(Language::from_tag(tag)?, |_| std::iter::once(*content));
        Some(words.word(&format!("game-{}", entry.info.id)))
    });
    std::iter::once(entry.info.id.to_owned()).chain(named).collect()
}

fn nearest(mut names: Vec<(f64, &str)>) -> Option<Text> {
    names.retain(|(alike, _)| *alike >= ALIKE);
    names.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    match names[..] {
        [] => None,
        [(best, one), (next, other), ..] if best < 1.0 && best - next < AS_ALIKE => {
            Some(Text::new("error-near-two").with("one", one).with("other", other))
        }
        [(_, one), ..] => Some(Text::new("error-near-one").with("one", one)),
    }
}

/// How alike what was typed, folded, is to a name: 1 where they are the same.
fn likeness(typed: &str, name: &str) -> f64 {
    let name = folded(name);
    let begins = typed.len() >= SHORTEST_BEGINNING && name.starts_with(typed) && name != typed;
    // As clap measures it.
    strsim::jaro(typed, &name).max(if begins { BEGINS } else { 0.0 })
}

/// The letters and digits of a text without their accents, in small letters.
fn folded(text: &str) -> String {
    text.nfd().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
