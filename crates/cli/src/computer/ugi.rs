//! `ugi`: the Universal Game Interface, by which other programs play against the computer over standard input and
//! output.
//!
//! Known are `ugi`, `isready`, `uginewgame`, `position startpos|fen TEXT [moves …]`, `go [movetime MS] [nodes N] [depth
//! D] [infinite]`, `stop`, `query gameover|p1turn|result` and `quit`; what else is said is ignored, as the protocol
//! wants. What goes wrong is told as `info error …`. The search has a thread of its own, so that everything is answered
//! at once.

use super::player;
use crate::context::Context;
use crate::{lines, setup};
use ludoteca_rules::session::Session;
use ludoteca_rules::thinking::think::{Analysis, Budget, Ending, MEGABYTES, Proof, Question, Searcher, Stop, Thinker};
use ludoteca_rules::{Catalogue, Seat, Side, Text, Winner};
use ludoteca_store::Failure;
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "GAME")]
    game: String,
}

/// What the program hears.
enum Input {
    Line(String),
    End,
    /// The search gives its searcher back with the answer.
    Answer(Box<dyn Thinker>, Analysis),
}

/// The program's half of the conversation.
struct Engine<'a> {
    catalogue: &'a Catalogue,
    game: &'a str,
    searcher: &'static Searcher,
    session: Box<dyn Session>,
    /// Away while it searches.
    thinker: Option<Box<dyn Thinker>>,
    /// Stops the search that is running.
    stop: Stop,
    /// Whether that search would never end by itself.
    endless: bool,
    said: Sender<Input>,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let (entry, options) = setup::entry(context.catalogue, &args.game).map_err(Failure::Input)?;
    let searcher = player::searcher(entry, None)?;
    let session = entry.start(options);
    if session.sides().len() != 2 || session.info().simultaneous {
        return Err(Failure::Input(Text::new("error-ugi-sides")));
    }
    let (said, heard) = channel();
    let listener = said.clone();
    thread::spawn(move || listen(&listener));
    let thinker = Some((searcher.make)(MEGABYTES));
    let mut engine = Engine {
        catalogue: context.catalogue,
        game: &args.game,
        searcher,
        session,
        thinker,
        stop: Stop::default(),
        endless: false,
        said,
    };
    engine.converse(context, &heard)
}

/// Passes on what is said, line by line.
fn listen(to: &Sender<Input>) {
    let mut line = Vec::new();
    let mut input = io::stdin().lock();
    while let Ok(Some(fits)) = lines::next(&mut input, &mut line) {
        // A line that does not fit is none of the protocol's.
        if fits && to.send(Input::Line(String::from_utf8_lossy(&line).into_owned())).is_err() {
            return;
        }
    }
    // Nobody listens any more: the program is about to end.
    let _ = to.send(Input::End);
}

impl Engine<'_> {
    fn converse(&mut self, context: &mut Context<'_>, heard: &Receiver<Input>) -> Result<(), Failure> {
        let mut ended = false;
        while !ended || self.thinker.is_none() {
            // The engine itself holds a sender, so there always is one.
            let Ok(next) = heard.recv() else { return Ok(()) };
            match next {
                Input::Line(line) => {
                    if self.obey(context, &line)? {
                        return Ok(());
                    }
                }
                Input::End => {
                    ended = true;
                    if self.endless {
                        self.stop.stop();
                    }
                }
                Input::Answer(thinker, analysis) => {
                    self.thinker = Some(thinker);
                    answer(context, &analysis)?;
                }
            }
            context.out.flush()?;
        }
        Ok(())
    }

    /// Does what a line says; whether the conversation is over.
    fn obey(&mut self, context: &mut Context<'_>, line: &str) -> Result<bool, Failure> {
        let mut words = line.split_whitespace();
        let command = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        match command {
            "ugi" => {
                context.line("id name Ludoteca")?;
                context.line(concat!("id version ", env!("CARGO_PKG_VERSION")))?;
                context.line("ugiok")?;
            }
            "isready" => context.line("readyok")?,
            "uginewgame" => self.thinker = self.thinker.take().map(|_| (self.searcher.make)(MEGABYTES)),
            "position" => {
                if let Err(text) = self.set_position(&rest) {
                    context.line(&format!("info error {}", context.words.say(&text)))?;
                }
            }
            "go" if !self.go(&rest) => context.line("bestmove 0000")?,
            "stop" => self.stop.stop(),
            "query" => context.line(&format!("response {}", self.query(&rest)))?,
            "quit" => {
                self.stop.stop();
                return Ok(true);
            }
            _ => {}
        }
        Ok(false)
    }

    fn set_position(&mut self, words: &[&str]) -> Result<(), Text> {
        let (what, moves) = match words.iter().position(|word| *word == "moves") {
            Some(at) => (&words[..at], &words[at + 1..]),
            None => (words, &[][..]),
        };
        let fen = what.get(1..).unwrap_or_default().join(" ");
        let position = (what.first() == Some(&"fen")).then_some(fen);
        self.session = setup::begin(self.catalogue, self.game, position.as_deref(), moves.iter().copied())?;
        Ok(())
    }

    /// Begins to search; `false` if there is nothing to search, or a search is running.
    fn go(&mut self, words: &[&str]) -> bool {
        let Some(seat) = self.session.asked().iter().next() else { return false };
        let Some(mut thinker) = self.thinker.take() else { return false };
        let after = |name: &str| -> Option<u64> {
            let at = words.iter().position(|word| *word == name)?;
            words.get(at + 1)?.parse().ok()
        };
        let budget = Budget {
            time: after("movetime").map(Duration::from_millis),
            nodes: after("nodes"),
            depth: after("depth").and_then(|depth| u32::try_from(depth).ok()),
        };
        self.endless = budget == Budget::default();
        self.stop = Stop::default();
        let (snapshot, stop, said) = (self.session.snapshot(seat), self.stop.clone(), self.said.clone());
        thread::spawn(move || {
            let analysis = thinker.think(&snapshot, &Question { budget, all: false, seed: 0 }, &stop);
            // Where nobody waits for the answer any more, it is not needed.
            let _ = said.send(Input::Answer(thinker, analysis));
        });
        true
    }

    fn query(&self, words: &[&str]) -> &'static str {
        let said = |yes| if yes { "true" } else { "false" };
        match words.first().copied().unwrap_or_default() {
            "gameover" => said(self.session.asked().is_empty()),
            "p1turn" => said(self.session.asked().contains(Seat(0))),
            "result" => match self.session.outcome().map(|outcome| outcome.winner) {
                None => "none",
                Some(Winner::Draw) => "draw",
                Some(Winner::Side(Side(0))) => "p1win",
                Some(Winner::Side(_)) => "p2win",
            },
            _ => "unknown",
        }
    }
}

/// What was found.
fn answer(context: &mut Context<'_>, analysis: &Analysis) -> Result<(), Failure> {
    let score = match analysis.score.proof {
        Some(Proof { ending: Ending::Win, plies: Some(plies) }) => format!("mate {}", plies.div_ceil(2)),
        Some(Proof { ending: Ending::Loss, plies: Some(plies) }) => format!("mate -{}", plies.div_ceil(2)),
        _ => format!("cp {}", analysis.score.value),
    };
    let line = analysis.line.join(" ");
    context.line(&format!("info depth {} nodes {} score {score} pv {line}", analysis.depth, analysis.nodes))?;
    context.line(&format!("bestmove {}", analysis.best.as_deref().unwrap_or("0000")))
}
