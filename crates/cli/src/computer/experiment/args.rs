//! The options of `experiment`.

use crate::setup::GameArgs;
use ludoteca_experiment::MOST_GAMES;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    pub game: GameArgs,
    #[arg(id = "experiment-seats", long = "seat", value_name = "N=1-6")]
    pub seats: Vec<String>,
    #[arg(id = "experiment-games", long = "games", value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_GAMES)))]
    pub games: u32,
    #[arg(id = "experiment-seed", long = "seed", value_name = "N", default_value_t = 1)]
    pub seed: u64,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1000))]
    pub opening: u32,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub longest: u32,
    #[arg(long, value_name = "TEXT")]
    pub vary: Vec<String>,
    #[arg(id = "games-csv", long = "csv", value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[arg(id = "experiment-svg", long = "svg", value_name = "FILE")]
    pub svg: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
}
