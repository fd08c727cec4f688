//! The computer as the command line names it: a searcher of the game and a budget, like `time=100` or `uct:nodes=5000`,
//! or a level of the game.

use ludoteca_rules::options::shorten;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::thinking::think::{Analysis, Budget, MEGABYTES, Question, Searcher, Stop, Thinker, parse_level};
use ludoteca_rules::{Entry, Seat, Text, random};
use ludoteca_search::levels::LevelPlayer;
use ludoteca_store::Failure;
use rand::rngs::ChaCha8Rng;
use std::time::Duration;

/// `--time`, `--nodes`, `--depth`.
#[derive(clap::Args)]
pub(crate) struct BudgetArgs {
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    time: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    #[arg(id = "plies", long = "depth", value_name = "D", value_parser = clap::value_parser!(u32).range(1..=1000))]
    depth: Option<u32>,
}

impl BudgetArgs {
    /// The budget; without any bound so much time as a proof is worth waiting for.
    pub fn budget(&self) -> Budget {
        const WORTH_WAITING: Duration = Duration::from_secs(60);
        let budget = Budget { time: self.time.map(Duration::from_millis), nodes: self.nodes, depth: self.depth };
        if budget == Budget::default() { Budget { time: Some(WORTH_WAITING), ..budget } } else { budget }
    }
}

/// The searcher of a game with this id, or the one chosen for it.
pub(crate) fn searcher(entry: &Entry, id: Option<&str>) -> Result<&'static Searcher, Failure> {
    let fault = |text| Err(Failure::Input(text));
    let Some(chosen) = entry.searchers.first() else {
        return fault(Text::new("error-searcher-none").with("game", entry.info.id));
    };
    let Some(id) = id else { return Ok(chosen) };
    entry.searcher(id).map_or_else(
        || {
            let known: Vec<&str> = entry.searchers.iter().map(|searcher| searcher.id).collect();
            fault(Text::new("error-searcher").with("id", shorten(id)).with("known", known.join(", ")))
        },
        Ok,
    )
}

/// Who decides in a match.
pub(crate) enum Player {
    /// Any legal order.
    Random(Box<ChaCha8Rng>),
    /// A searcher with the same budget for every order.
    Computer {
        thinker: Box<dyn Thinker>,
        budget: Budget,
        /// A new one for each order, so that none repeats another's choices.
        seed: u64,
    },
    /// A level of the game.
    Level {
        player: LevelPlayer,
        /// As above.
        seed: u64,
    },
}

/// The player of a level that is given as text.
pub(crate) fn level(entry: &Entry, text: &str) -> Result<LevelPlayer, Failure> {
    let number = parse_level(text);
    let number = number.ok_or_else(|| Failure::Input(Text::new("error-level").with("text", shorten(text))))?;
    let none = || Failure::Input(Text::new("error-searcher-none").with("game", entry.info.id));
    LevelPlayer::new(entry, number, MEGABYTES).ok_or_else(none)
}

/// What comes before the number of a level.
const LEVEL: &str = "level=";

impl Player {
    /// A player as records name who decides: the number of a level, other players as they are given.
    pub fn level_in(text: &str) -> &str {
        text.strip_prefix(LEVEL).unwrap_or(text)
    }

    /// Reads `random`, `level=3`, `time=100`, `nodes=20000,depth=8`, `uct:time=200`.
    pub fn read(entry: &Entry, text: &str, seed: u64) -> Result<Self, Failure> {
        if text == "random" {
            return Ok(Self::Random(Box::new(random::generator(seed))));
        }
        let seed = seed << 32;
        if let Some(number) = text.strip_prefix(LEVEL) {
            return Ok(Self::Level { player: level(entry, number)?, seed });
        }
        let (id, bounds) = match text.split_once(':') {
            Some((id, bounds)) => (Some(id), bounds),
            None => (None, text),
        };
        let budget =
            budget(bounds).ok_or_else(|| Failure::Input(Text::new("error-player").with("text", shorten(text))))?;
        let thinker = (searcher(entry, id)?.make)(MEGABYTES);
        Ok(Self::Computer { thinker, budget, seed })
    }

    /// The order of a seat that is asked.
    pub fn order(&mut self, play: &dyn PlayView, seat: Seat) -> String {
        match self {
            Self::Random(rng) => random_order(play, seat, rng),
            Self::Computer { thinker, budget, seed } => {
                *seed += 1;
                let question = Question { budget: *budget, all: false, seed: *seed };
                let Analysis { best, .. } = thinker.think(&play.snapshot(seat), &question, &Stop::default());
                best.expect("a seat that is asked has an order")
            }
            Self::Level { player, seed } => {
                *seed += 1;
                let Analysis { best, .. } = player.think(&play.snapshot(seat), None, *seed, &Stop::default());
                best.expect("a seat that is asked has an order")
            }
        }
    }
}

/// Any legal order of a seat that is asked.
pub(crate) fn random_order(play: &dyn PlayView, seat: Seat, rng: &mut ChaCha8Rng) -> String {
    let mut orders = play.orders(seat);
    let drawn = random::below(rng, orders.len());
    orders.swap_remove(drawn)
}

/// Bounds like `time=100,nodes=5000`, at least one.
fn budget(text: &str) -> Option<Budget> {
    let mut budget = Budget::default();
    for part in text.split(',') {
        let (name, value) = part.split_once('=')?;
        let number: u64 = value.parse().ok().filter(|number| *number > 0)?;
        match name {
            "time" => budget.time = Some(Duration::from_millis(number)),
            "nodes" => budget.nodes = Some(number),
            "depth" => budget.depth = Some(u32::try_from(number).ok()?),
            _ => return None,
        }
    }
    Some(budget)
}
