//! `ugi`: the Universal Game Interface, by which other programs play against the computer over standard input and
//! output.
//!
//! Known are `ugi`, `isready`, `uginewgame`, `position startpos|fen TEXT [moves …]`, `go [movetime MS] [nodes N] [depth
//! D] [infinite]`, `stop`, `query gameover|p1turn|result` and `quit`; other commands are ignored, as the protocol
//! wants. What goes wrong is told as `info string …`. The search has a thread of its own, so that everything is
//! answered at once.
//!
//! Every `go` has one `bestmove`, `0000` where there is no move or the command cannot be obeyed; only a `go` while
//! a search runs has none, because the one of that search is still to come. After a position that cannot be read there
//! is none, until one can.

use super::player;
use crate::context::Context;
use crate::{lines, setup};
use ludoteca_rules::options::shorten;
use ludoteca_rules::session::Session;
use ludoteca_rules::thinking::think::{Analysis, Budget, Ending, MEGABYTES, Proof, Question, Searcher, Stop, Thinker};
use ludoteca_rules::{Catalogue, Seat, Side, Text, Winner};
use ludoteca_store::Failure;
use std::io::{self, BufRead};
use std::mem;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "GAME")]
    game: String,
}

/// The longest time and the deepest search that can be asked for.
const LONGEST_TIME: u64 = 86_400_000;
const DEEPEST: u64 = 1000;

/// What the program hears.
enum Input {
    Line(String),
    /// A line that is longer than any that is read.
    LongLine,
    End,
    /// The search gives its searcher back with the answer.
    Answer(Box<dyn Thinker>, Analysis),
}

/// The program's half of the conversation.
struct Engine<'a> {
    catalogue: &'a Catalogue,
    game: &'a str,
    searcher: &'static Searcher,
    /// None after a position that could not be read, until one can.
    session: Option<Box<dyn Session>>,
    /// Away while it searches.
    thinker: Option<Box<dyn Thinker>>,
    /// Whether a new game has begun while it was away, so that what it knows is to be forgotten.
    forget: bool,
    /// Stops the search that is running.
    stop: Stop,
    /// Whether that search may never end by itself.
    endless: bool,
    /// Whether its answer waits for `stop`.
    held: bool,
    /// The answer that waits for `stop`.
    found: Option<Analysis>,
    said: SyncSender<Input>,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    // What is said waits where it comes from until what was said before is done.
    let (said, heard) = sync_channel(0);
    let listener = said.clone();
    let mut engine = Engine::new(context.catalogue, &args.game, said)?;
    thread::spawn(move || listen(&mut io::stdin().lock(), &listener));
    engine.converse(context, &heard)
}

/// Passes on what is said, line by line.
fn listen(input: &mut dyn BufRead, to: &SyncSender<Input>) {
    let mut line = Vec::new();
    while let Ok(Some(fits)) = lines::next(input, &mut line) {
        let said = if fits { Input::Line(String::from_utf8_lossy(&line).into_owned()) } else { Input::LongLine };
        if to.send(said).is_err() {
            return;
        }
    }
    // Nobody listens any more: the program is about to end.
    let _ = to.send(Input::End);
}

impl<'a> Engine<'a> {
    fn new(catalogue: &'a Catalogue, game: &'a str, said: SyncSender<Input>) -> Result<Self, Failure> {
        let (entry, options) = setup::entry(catalogue, game).map_err(Failure::Input)?;
        let searcher = player::searcher(entry, None)?;
        let session = entry.start(options);
        if session.sides().len() != 2 || session.info().simultaneous {
            return Err(Failure::Input(Text::new("error-ugi-sides")));
        }
        Ok(Self {
            catalogue,
            game,
            searcher,
            session: Some(session),
            thinker: Some((searcher.make)(MEGABYTES)),
            forget: false,
            stop: Stop::default(),
            endless: false,
            held: false,
            found: None,
            said,
        })
    }

    fn converse(&mut self, context: &mut Context<'_>, heard: &Receiver<Input>) -> Result<(), Failure> {
        let mut ended = false;
        while !ended || self.thinker.is_none() {
            // The engine itself holds a sender, so there always is one.
            let Ok(next) = heard.recv() else { return Ok(()) };
            ended |= matches!(next, Input::End);
            if self.hear(context, next)? {
                return Ok(());
            }
            context.out.flush()?;
        }
        Ok(())
    }

    /// Answers what is heard; whether the conversation is over.
    fn hear(&mut self, context: &mut Context<'_>, heard: Input) -> Result<bool, Failure> {
        match heard {
            Input::Line(line) => return self.obey(context, &line),
            Input::LongLine => {
                // It may have been a position, and then the old one is not what is meant.
                self.session = None;
                tell(context, &lines::too_long())?;
            }
            Input::End => {
                if self.endless || self.held {
                    self.stop(context)?;
                }
            }
            Input::Answer(thinker, analysis) => {
                self.thinker = Some(thinker);
                if mem::take(&mut self.forget) {
                    self.thinker = Some((self.searcher.make)(MEGABYTES));
                }
                if self.held {
                    self.found = Some(analysis);
                } else {
                    answer(context, &analysis)?;
                }
            }
        }
        Ok(false)
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
            "uginewgame" => match self.thinker {
                Some(_) => self.thinker = Some((self.searcher.make)(MEGABYTES)),
                None => self.forget = true,
            },
            "position" => match self.position(&rest) {
                Ok(session) => self.session = Some(session),
                Err(text) => {
                    self.session = None;
                    tell(context, &text)?;
                }
            },
            "go" => self.go(context, &rest)?,
            "stop" => self.stop(context)?,
            "query" => context.line(&format!("response {}", self.query(&rest)))?,
            "quit" => {
                self.stop.stop();
                return Ok(true);
            }
            _ => {}
        }
        Ok(false)
    }

    /// The position that `position` says.
    fn position(&self, words: &[&str]) -> Result<Box<dyn Session>, Text> {
        let (what, moves) = match words.iter().position(|word| *word == "moves") {
            Some(at) => (&words[..at], &words[at + 1..]),
            None => (words, &[][..]),
        };
        let fen = match what {
            ["startpos"] => None,
            ["fen", text @ ..] if !text.is_empty() => Some(text.join(" ")),
            _ => return Err(Text::new("error-ugi-position")),
        };
        setup::begin(self.catalogue, self.game, fen.as_deref(), moves.iter().copied())
    }

    /// Begins to search. Whoever waits for an answer gets one, also where there is nothing to search; but never a
    /// second one while the first is still to come.
    fn go(&mut self, context: &mut Context<'_>, words: &[&str]) -> Result<(), Failure> {
        if self.thinker.is_none() || self.found.is_some() {
            return tell(context, &Text::new("error-ugi-busy"));
        }
        let Some(session) = &self.session else { return refuse(context, &Text::new("error-ugi-no-position")) };
        let bounds = match Bounds::read(words) {
            Ok(bounds) => bounds,
            Err(text) => return refuse(context, &text),
        };
        self.held = bounds.infinite;
        self.endless = bounds.budget == Budget::default();
        let Some(seat) = session.asked().iter().next() else {
            if self.held {
                self.found = Some(Analysis::nothing());
                return Ok(());
            }
            return answer(context, &Analysis::nothing());
        };
        let Some(mut thinker) = self.thinker.take() else { return Ok(()) };
        self.stop = Stop::default();
        let (snapshot, stop, said) = (session.snapshot(seat), self.stop.clone(), self.said.clone());
        thread::spawn(move || {
            let question = Question { budget: bounds.budget, all: false, seed: 0 };
            let analysis = thinker.think(&snapshot, &question, &stop);
            // Where nobody waits for the answer any more, it is not needed.
            let _ = said.send(Input::Answer(thinker, analysis));
        });
        Ok(())
    }

    /// Stops the search that is running, and says the answer that was waiting for this.
    fn stop(&mut self, context: &mut Context<'_>) -> Result<(), Failure> {
        self.stop.stop();
        self.held = false;
        self.found.take().map_or(Ok(()), |analysis| answer(context, &analysis))
    }

    fn query(&self, words: &[&str]) -> &'static str {
        let said = |yes| if yes { "true" } else { "false" };
        let Some(session) = &self.session else { return "unknown" };
        match words.first().copied().unwrap_or_default() {
            "gameover" => said(session.asked().is_empty()),
            "p1turn" => said(session.asked().contains(Seat(0))),
            "result" => match session.outcome().map(|outcome| outcome.winner) {
                None => "none",
                Some(Winner::Draw) => "draw",
                Some(Winner::Side(Side(0))) => "p1win",
                Some(Winner::Side(_)) => "p2win",
            },
            _ => "unknown",
        }
    }
}

/// What `go` says.
#[derive(Debug, Default, PartialEq, Eq)]
struct Bounds {
    budget: Budget,
    infinite: bool,
}

impl Bounds {
    fn read(words: &[&str]) -> Result<Self, Text> {
        let mut bounds = Self::default();
        let mut words = words.iter().copied();
        while let Some(name) = words.next() {
            let mut number = |most: u64| {
                let word = words.next().unwrap_or_default();
                word.parse().ok().filter(|number| (1..=most).contains(number)).ok_or_else(|| {
                    let text = Text::new("error-ugi-number").with("name", name).with("value", shorten(word));
                    text.with("most", most.to_string())
                })
            };
            match name {
                "movetime" => bounds.budget.time = Some(Duration::from_millis(number(LONGEST_TIME)?)),
                "nodes" => bounds.budget.nodes = Some(number(u64::MAX)?),
                "depth" => bounds.budget.depth = u32::try_from(number(DEEPEST)?).ok(),
                "infinite" => bounds.infinite = true,
                _ => return Err(Text::new("error-ugi-bound").with("name", shorten(name))),
            }
        }
        Ok(bounds)
    }
}

/// Says what is wrong, in a line that programs show and do not read.
fn tell(context: &mut Context<'_>, text: &Text) -> Result<(), Failure> {
    context.line(&format!("info string {}", context.words.say(text)))
}

/// Says what is wrong, and that there is no move.
fn refuse(context: &mut Context<'_>, text: &Text) -> Result<(), Failure> {
    tell(context, text)?;
    context.line("bestmove 0000")
}

/// What was found.
fn answer(context: &mut Context<'_>, analysis: &Analysis) -> Result<(), Failure> {
    let Some(best) = &analysis.best else { return refuse(context, &Text::new("error-ugi-over")) };
    let score = match analysis.score.proof {
        Some(Proof { ending: Ending::Win, plies: Some(plies) }) => format!("mate {}", plies.div_ceil(2)),
        Some(Proof { ending: Ending::Loss, plies: Some(plies) }) => format!("mate -{}", plies.div_ceil(2)),
        _ => format!("cp {}", analysis.score.value),
    };
    let line = analysis.line.join(" ");
    context.line(&format!("info depth {} nodes {} score {score} pv {line}", analysis.depth, analysis.nodes))?;
    context.line(&format!("bestmove {best}"))
}

#[cfg(test)]
mod tests {
    use super::{Bounds, Engine, Input, listen, sync_channel};
    use crate::context::Context;
    use ludoteca_games::CATALOGUE;
    use ludoteca_rules::Catalogue;
    use ludoteca_words::{Language, Words};
    use std::io::{BufRead, Read, Result};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    /// A search that is over before anybody says stop keeps its answer until then.
    #[test]
    fn an_infinite_search_answers_when_it_is_stopped() {
        let (said, heard) = sync_channel(0);
        let catalogue = Catalogue::new(CATALOGUE);
        let words = Words::new(Language::En, &catalogue);
        let mut out = Vec::new();
        let mut context = Context { words: &words, catalogue: &catalogue, out: &mut out, json: false };
        let games = CATALOGUE.iter().map(|entry| entry.info.id);
        let mut engines = games.filter_map(|game| Engine::new(&catalogue, game, said.clone()).ok());
        let mut engine = engines.next().expect("a game for two");
        engine.obey(&mut context, "go depth 1 infinite").expect("it can be written");
        let answer = heard.recv().expect("the search ends");
        assert!(matches!(answer, Input::Answer(..)));
        engine.hear(&mut context, answer).expect("it can be written");
        engine.obey(&mut context, "isready").expect("it can be written");
        engine.obey(&mut context, "stop").expect("it can be written");
        engine.obey(&mut context, "stop").expect("it can be written");
        let out = String::from_utf8(out).expect("text");
        assert!(out.starts_with("readyok\ninfo depth "), "{out}");
        assert!(out.matches("bestmove").count() == 1, "{out}");
    }

    /// Says the same for ever, and counts how often it was read.
    struct Endless(Arc<AtomicUsize>);

    impl Read for Endless {
        fn read(&mut self, _: &mut [u8]) -> Result<usize> {
            Ok(0)
        }
    }

    impl BufRead for Endless {
        fn fill_buf(&mut self) -> Result<&[u8]> {
            Ok(if self.0.load(Ordering::SeqCst) < 100_000 { b"isready\n" } else { b"" })
        }

        fn consume(&mut self, bytes: usize) {
            self.0.fetch_add(usize::from(bytes > 0), Ordering::SeqCst);
        }
    }

    #[test]
    fn no_more_is_read_than_is_answered() {
        let read = Arc::new(AtomicUsize::new(0));
        let (said, heard) = sync_channel(0);
        let mut input = Endless(Arc::clone(&read));
        let listener = thread::spawn(move || listen(&mut input, &said));
        for _ in 0..1000 {
            assert!(matches!(heard.recv(), Ok(Input::Line(_))));
        }
        let ahead = read.load(Ordering::SeqCst) - 1000;
        assert!(ahead <= 1, "{ahead} lines wait");
        drop(heard);
        listener.join().expect("it ends with the conversation");
    }

    #[test]
    fn a_bound_is_a_number_that_can_be_counted_to() {
        for good in ["", "infinite", "depth 3 nodes 5 movetime 7", "nodes 18446744073709551615"] {
            assert!(Bounds::read(&good.split_whitespace().collect::<Vec<_>>()).is_ok(), "{good}");
        }
        for bad in ["depth", "depth abc", "depth -1", "depth 0", "depth 4294967296", "nodes 18446744073709551616"] {
            assert!(Bounds::read(&bad.split_whitespace().collect::<Vec<_>>()).is_err(), "{bad}");
        }
        for bad in ["movetime 1.5", "movetime 18446744073709551615", "p1time 1000", "depth 3 4", "depth nodes 5"] {
            assert!(Bounds::read(&bad.split_whitespace().collect::<Vec<_>>()).is_err(), "{bad}");
        }
    }
}
