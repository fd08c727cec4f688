//! From a move of a play to the step of a lesson that asks for it.

use super::author_text::{AuthorText, LONGEST};
use super::deck::{Deck, Exercise, Goal};
use super::error::DeckError;
use super::text::read::read;
use super::text::tags;
use super::text::write::{of_said, tag};
use ludoteca_record as record;
use ludoteca_rules::session::{Event, NodeId, PlayView, Request};
use ludoteca_rules::{Catalogue, Entry, Text};
use ludoteca_words::Language;

/// The step that asks for the move which led to a node of a play, where it was played; `say` is what is asked, in
/// whatever language.
///
/// # Errors
/// A sentence if nothing is said, or too much, or if what led to the node is no move.
pub fn step(entry: &'static Entry, play: &dyn PlayView, node: NodeId, say: &str) -> Result<Exercise, Text> {
    if say.trim().is_empty() {
        return Err(Text::new("lesson-step-silent"));
    }
    if say.trim().chars().count() > LONGEST {
        return Err(Text::new("lesson-step-long").with_number("most", LONGEST));
    }
    let told = play.node(node);
    let (Event::Move(played), Some(before)) = (told.event, told.parent) else {
        return Err(Text::new("lesson-step-move"));
    };
    let only = Catalogue::new([entry]);
    // A copy, since the play on the table is not to be moved.
    let mut copy = record::read(&record::write(play), &only).map_err(|error| error.text())?;
    copy.submit(Request::GoTo(before)).map_err(|refusal| refusal.text)?;
    let position = copy.position_text();
    let mut session = entry.from_position(play.options().clone(), &position).map_err(|error| error.text())?;
    let said = in_every_language(say);
    session.set_tags(
        [tag("Goal", &Goal::Play.text())].into_iter().chain(of_said(tags::OF_EXERCISE[0].0, &said)).collect(),
    );
    session.submit(Request::Move(played)).map_err(|refusal| refusal.text)?;
    let titles =
        of_said(tags::TITLE.0, &said).into_iter().map(|tag| format!("[{} \"-\"]\n", tag.name)).collect::<String>();
    // Read as a file is, so that nothing is kept that could not be read again.
    let text = format!("[Deck \"step\"]\n[Kind \"lesson\"]\n{titles}\n{}", record::write(&*session));
    let deck: Result<Deck, Vec<DeckError>> = read(&text, &only);
    let first_fault =
        |faults: Vec<DeckError>| faults.first().map_or_else(|| Text::new("lesson-step-move"), DeckError::text);
    deck.map_err(first_fault)?.exercises.pop().ok_or_else(|| Text::new("lesson-step-move"))
}

/// The same words for everybody: who wrote them speaks one language.
fn in_every_language(words: &str) -> AuthorText {
    let mut said = AuthorText::default();
    Language::ALL.into_iter().for_each(|language| said.set(language, words));
    said
}
