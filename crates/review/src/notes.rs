//! What a review writes into the record: a glyph and a comment on each move with which the game turned, and the better
//! line as a branch.

use super::review::{Review, TURN, Turn};
use ludoteca_rules::Text;
use ludoteca_rules::session::{Nag, NodeId, PlayView, Request, Session};
use ludoteca_words::Words;

/// `!`
const GOOD: Nag = Nag(1);
/// `?`
const MISTAKE: Nag = Nag(2);
/// `?!`
const DUBIOUS: Nag = Nag(6);
/// `??`
const BLUNDER: Nag = Nag(4);

/// A loss of so much is a blunder, in thousandths.
const LARGE: u16 = 400;

impl Turn {
    /// What was missed, in the language of these words.
    #[must_use]
    pub fn told(&self, words: &Words) -> String {
        self.said.iter().map(|text| words.say(text)).collect::<Vec<_>>().join(" ")
    }
}

/// What writes the comments and glyphs of a review into the play that was reviewed, and nothing that is there already:
/// requests that move nothing.
#[must_use]
pub fn comments(review: &Review, play: &dyn PlayView, words: &Words) -> Vec<Request> {
    let mut requests = Vec::new();
    for turn in &review.turns {
        let told = words.say(
            &Text::new("review-comment").with_number("loss", turn.loss().div_ceil(10)).with("said", turn.told(words)),
        );
        let before = play.comment(turn.node);
        if before.contains(&told) {
            continue;
        }
        let comment = if before.is_empty() { told } else { format!("{before} {told}") };
        requests.push(Request::Comment(turn.node, comment));
        let glyph = match turn.loss() {
            LARGE.. => BLUNDER,
            _ if turn.proved => BLUNDER,
            TURN.. => MISTAKE,
            _ => DUBIOUS,
        };
        requests.extend(glyph_request(play, turn.node, glyph));
    }
    requests
}

/// Writes comments, glyphs and better lines into the play that was reviewed. What people wrote stays; the line and the
/// place where the play is stay too. The same review written twice is there once.
pub fn annotate(review: &Review, play: &mut dyn Session, words: &Words) {
    let (cursor, end) = (play.cursor(), play.line().last().copied().unwrap_or(NodeId::ROOT));
    let new = comments(review, play, words);
    let is_new = |turn: &&Turn| new.iter().any(|one| matches!(one, Request::Comment(node, _) if *node == turn.node));
    let branched: Vec<&Turn> = review.turns.iter().filter(|turn| turn.question.is_some()).filter(is_new).collect();
    // Notes are accepted at every node.
    new.iter().cloned().for_each(|request| _ = play.submit(request));
    branched.into_iter().for_each(|turn| add_branch(play, turn));
    let _ = play.submit(Request::GoTo(end));
    let _ = play.submit(Request::Promote(end));
    let _ = play.submit(Request::GoTo(cursor));
}

/// What writes a glyph; somebody's own judgement stays.
fn glyph_request(play: &dyn PlayView, node: NodeId, glyph: Nag) -> Option<Request> {
    play.nags(node).is_empty().then(|| Request::Nags(node, vec![glyph]))
}

/// The better line beside the move that was played.
fn add_branch(play: &mut dyn Session, turn: &Turn) {
    let Some(before) = play.node(turn.node).parent else { return };
    let _ = play.submit(Request::GoTo(before));
    for (index, order) in turn.line.iter().enumerate() {
        if play.submit(Request::Move(order.clone())).is_err() {
            return;
        }
        if index == 0 {
            let here = play.cursor();
            if let Some(request) = glyph_request(play, here, GOOD) {
                let _ = play.submit(request);
            }
        }
    }
}
