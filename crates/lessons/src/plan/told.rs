//! A step of a plan in the words of a language, for pages, panels and the terminal.

use super::content::{PlanBoard, PlanQuestion, PlanStep};
use super::homework::Homework;
use super::question::Asked;
use ludoteca_rules::Text;
use ludoteca_words::{Words, telling};

/// What a line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToldKind {
    /// To be said aloud.
    Say,
    /// To be done.
    Act,
    /// To be asked.
    Ask,
    /// What is right.
    Answer,
    /// To be played on the board.
    Moves,
    /// What the pupils take home.
    Homework,
}

impl ToldKind {
    /// Its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Say => "say",
            Self::Act => "act",
            Self::Ask => "ask",
            Self::Answer => "answer",
            Self::Moves => "moves",
            Self::Homework => "homework",
        }
    }

    /// The text key of the words before such a line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Say => "plan-label-say",
            Self::Act => "plan-label-act",
            Self::Ask => "plan-label-ask",
            Self::Answer => "plan-label-answer",
            Self::Moves => "plan-label-moves",
            Self::Homework => "plan-label-homework",
        }
    }
}

/// A line of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What it is for.
    pub kind: ToldKind,
    /// Its words.
    pub text: String,
}

impl PlanStep {
    /// All that a teacher reads of the step but for its name and its board, in order; the answer only if it is wanted.
    #[must_use]
    pub fn told(&self, words: &Words, answers: bool) -> Vec<Told> {
        let language = words.language();
        let line = |kind: ToldKind, text: &str| (!text.is_empty()).then(|| Told { kind, text: text.to_owned() });
        let mut told: Vec<Told> = Vec::new();
        told.extend(self.say.iter().filter_map(|said| line(ToldKind::Say, said.within(language))));
        told.extend(line(ToldKind::Act, self.act.within(language)));
        if let Some((question, board)) = self.question.as_ref().zip(self.board.as_ref()) {
            told.extend(line(ToldKind::Ask, question.ask.within(language)));
            if answers {
                told.extend(line(ToldKind::Answer, &answer(question, board, words)));
            }
        }
        let moves = self.board.as_ref().map_or(&[][..], |board| &board.moves);
        told.extend(line(ToldKind::Moves, &moves.join("  ")));
        told.extend(self.homework.iter().filter_map(|it| line(ToldKind::Homework, &homework(it, words))));
        told
    }
}

/// Which exercises of which deck.
fn homework(homework: &Homework, words: &Words) -> String {
    let title = homework.title.within(words.language());
    if homework.numbers.is_empty() {
        return title.to_owned();
    }
    let numbers: Vec<String> = homework.numbers.iter().map(usize::to_string).collect();
    words.say(&Text::new("plan-homework-some").with("title", title).with("numbers", numbers.join(", ")))
}

/// The answers, with what is said of them.
fn answer(question: &PlanQuestion, board: &PlanBoard, words: &Words) -> String {
    let none = || words.word("plan-answer-none");
    let told = match &question.asked {
        Asked::Legal(order) => {
            let play = board.begin();
            let seat = play.asked().iter().next().unwrap_or_default();
            match play.read_order(seat, order) {
                Ok(_) => words.word("plan-answer-yes"),
                Err(refusal) => words.say(&Text::new("plan-answer-no").with_text("reason", refusal.text)),
            }
        }
        Asked::Stands(cell) => {
            let play = board.end();
            let standing = play.standing();
            let piece = standing.iter().find(|standing| standing.cell == *cell);
            piece.map_or_else(none, |standing| telling::piece(&*play, words, standing.piece))
        }
        Asked::Winner => {
            let play = board.end();
            let sentence = |outcome| telling::result(&*play, words, &outcome).0;
            play.outcome().map_or_else(|| words.word("plan-answer-open"), sentence)
        }
        _ if question.answers.is_empty() => none(),
        _ => question.answers.join(", "),
    };
    let stop = if told.ends_with(['.', '!', '?']) { "" } else { "." };
    let well = question.well.within(words.language());
    format!("{told}{stop} {well}").trim_end().to_owned()
}
