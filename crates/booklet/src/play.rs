//! A game as diagrams with the moves between them, and all its moves with what was said of them.

use super::content::{Entry, Section, task};
use ludoteca_diagram::Task;
use ludoteca_rules::Text;
use ludoteca_rules::session::{Event, NodeId, PlayView, Request, Session};
use ludoteca_words::{Words, telling};

/// After how many plies there is a diagram: of a short game more often.
const OFTEN: usize = 4;
const SELDOM: usize = 8;
/// So many plies are short.
const SHORT: usize = 48;

/// The main line of a play: diagrams, and its moves. The play goes to the end of it.
#[must_use]
pub fn of_play(play: &mut dyn Session, words: &Words) -> Vec<Section> {
    let line = play.line();
    let every = if line.len() > SHORT { SELDOM } else { OFTEN };
    let mut tasks: Vec<Task> = Vec::new();
    let mut since: Vec<String> = Vec::new();
    let mut entries: Vec<Entry> = Vec::new();
    for (ply, id) in line.iter().copied().enumerate() {
        // It is on the line.
        let _ = play.submit(Request::GoTo(id));
        let node = play.node(id);
        if id != NodeId::ROOT {
            let told = told(play, words, &node.event);
            let numbered = format!("{}. {told}", node.turn);
            let begins = play.node(line[ply - 1]).turn != node.turn;
            since.push(if begins || since.is_empty() { numbered } else { told.clone() });
            note(&mut entries, node.turn, (&told, play.comment(id)));
        } else if !play.comment(id).is_empty() {
            entries.push(Entry { label: String::new(), moves: String::new(), said: play.comment(id).to_owned() });
        }
        if ply % every == 0 || ply + 1 == line.len() {
            let caption = if ply == 0 { words.word("booklet-start") } else { since.join(" ") };
            since.clear();
            tasks.push(task(play, words, caption));
        }
    }
    let mut sections = vec![Section::Tasks { tasks, answers: false }];
    if !entries.is_empty() {
        sections.push(Section::Entries { title: words.word("booklet-moves"), entries });
    }
    sections
}

/// Adds a move to those of its turn, unless something was said of them already.
fn note(entries: &mut Vec<Entry>, turn: u32, (told, said): (&str, &str)) {
    let label = format!("{turn}.");
    match entries.last_mut() {
        Some(last) if last.label == label && last.said.is_empty() => {
            last.moves = format!("{} {told}", last.moves);
            said.clone_into(&mut last.said);
        }
        _ => entries.push(Entry { label, moves: told.to_owned(), said: said.to_owned() }),
    }
}

fn told(play: &dyn PlayView, words: &Words, event: &Event) -> String {
    telling::event(play, words, event)
}

/// What a play is called: who plays, or the name of its game.
#[must_use]
pub fn title(play: &dyn PlayView, words: &Words) -> String {
    let names: Vec<&str> = play.header().names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let game = words.word(&format!("game-{}", play.info().id));
    if names.is_empty() {
        return game;
    }
    let gaps = Text::new("booklet-play-title").with("game", game).with("names", names.join(" – "));
    words.say(&gaps)
}
