//! What a record says about its play before any move is read: for lists of many records.

use super::error::{Problem, RecordError};
use super::form;
use super::lexer::{Lexer, TokenKind, line_of};
use ludoteca_rules::options::shorten;

/// What the tags of a record say, and how many moves its main line has. Nothing of it is checked against the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// Id of the game.
    pub game: String,
    /// Its options as text.
    pub options: String,
    /// What somebody called the play.
    pub title: String,
    /// Its day.
    pub date: String,
    /// Names of the seats, from the first; empty where there is none.
    pub names: Vec<String>,
    /// Who decides for each seat: `human`, or a level.
    pub controllers: Vec<String>,
    /// The result: a side, `draw`, or `*` while the game goes on.
    pub result: String,
    /// Moves and other events on the main line.
    pub moves: usize,
}

/// Reads the head of a record.
///
/// # Errors
/// It has no Game tag, is malformed, or is in a newer form.
pub fn head(text: &str) -> Result<Head, RecordError> {
    let mut head = Head { result: "*".to_owned(), ..Head::default() };
    let mut lexer = Lexer::new(text);
    let (mut depth, mut named) = (0_usize, false);
    let fault = |(at, problem)| RecordError::new(line_of(text, at), problem);
    form::check(text).map_err(fault)?;
    while let Some(token) = lexer.next().map_err(fault)? {
        match token.what {
            TokenKind::Tag(name, value) => {
                named |= name.eq_ignore_ascii_case("Game");
                head.tag(name, value.as_ref());
            }
            TokenKind::Open => depth += 1,
            TokenKind::Close => depth = depth.saturating_sub(1),
            TokenKind::Word(word) if depth == 0 && is_move(&word, &head.result) => head.moves += 1,
            TokenKind::Word(_) | TokenKind::Comment(_) => {}
        }
    }
    if named { Ok(head) } else { Err(RecordError::new(1, Problem::NoGame)) }
}

/// Whether a word is more than a number, a glyph or the result.
pub(super) fn is_move(word: &str, result: &str) -> bool {
    let rest = word.trim_start_matches(|symbol: char| symbol.is_ascii_digit() || ".…".contains(symbol));
    let is_result = ["*", "draw", "1-0", "0-1", "1/2-1/2", result].contains(&word);
    !rest.is_empty() && !rest.starts_with(['$', '!', '?']) && !is_result
}

impl Head {
    fn tag(&mut self, name: &str, value: &str) {
        let seat = |word: &str| {
            let (known, number) = name.split_at_checked(name.len().checked_sub(1)?)?;
            let number: usize = number.parse().ok()?;
            (known.eq_ignore_ascii_case(word) && (1..=4).contains(&number)).then_some(number)
        };
        let set = |list: &mut Vec<String>, number: usize| {
            list.resize(list.len().max(number), String::new());
            value.clone_into(&mut list[number - 1]);
        };
        if let Some(number) = seat("Seat") {
            set(&mut self.names, number);
        } else if let Some(number) = seat("Control") {
            set(&mut self.controllers, number);
        } else if name.eq_ignore_ascii_case("Game") {
            let (id, options) = value.split_once(':').unwrap_or((value, ""));
            (self.game, self.options) = (shorten(id.trim()), options.trim().to_owned());
        } else if name.eq_ignore_ascii_case("Title") {
            value.clone_into(&mut self.title);
        } else if name.eq_ignore_ascii_case("Date") {
            value.clone_into(&mut self.date);
        } else if name.eq_ignore_ascii_case("Result") {
            value.clone_into(&mut self.result);
        }
    }
}
