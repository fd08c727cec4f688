//! The positions that can be solved: one file or folder for each game.
//!
//! Start with [`find`]. `of_game.rs` numbers positions of the games as they are played; on boards of other sizes the
//! games have their own moves here, which the tests compare with those of the games.

pub mod apocalypse;
pub mod first_moves;
pub mod horizon;
pub mod horizons;
mod of_game;
pub mod produto;
pub mod rastros;
pub mod sapiens;
pub mod semaforo;
mod size;

use crate::space::Space;
use apocalypse::Few;
use first_moves::FirstMoves;
use first_moves::atari_go::AtariGo;
use first_moves::avanco::Avanco;
use first_moves::gatos_caes::GatosCaes;
use first_moves::grid::Grid;
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use produto::{Produto, Ties};
use rastros::Rastros;
use semaforo::boards::Boards;

/// What a table is of.
pub struct Subject {
    /// The name of the table, and of its file unless another is wanted.
    pub name: String,
    /// The id of the game.
    pub game: &'static str,
    /// Its positions.
    pub space: Box<dyn Space>,
    /// The table itself, where the program has it with it.
    pub shipped: Option<&'static [u8]>,
}

impl Subject {
    /// Whether searchers look positions up in it only if somebody has made it: the endings that the program does not
    /// have with it.
    #[must_use]
    pub fn is_used_once_made(&self) -> bool {
        self.shipped.is_none() && matches!(self.game, "horizon" | "horizons" | "sapiens" | "apocalypse")
    }
}

/// The games of which tables can be made.
pub const GAMES: &[&str] = &[
    "horizon",
    "semaforo",
    "gatos-caes",
    "rastros",
    "produto",
    "avanco",
    "atari-go",
    "sapiens",
    "horizons",
    "apocalypse",
];

/// Which of the tables of a game is wanted, where it has several; as texts, and what is missing chooses itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted<'a> {
    /// The size of the board, or how many men there are: warriors, dice on each side, pieces.
    pub size: Option<&'a str>,
    /// Who wins ties.
    pub ties: Option<&'a str>,
    /// The piece beside the king, by its letter.
    pub piece: Option<&'a str>,
}

/// The table of a game.
///
/// # Errors
/// No table of this game can be made, or none that is wanted so.
pub fn find(game: &str, Wanted { size, ties, piece }: Wanted<'_>) -> Result<Subject, Text> {
    let given = [
        ("--size", size, game != "horizons"),
        ("--ties", ties, game == "produto"),
        ("--piece", piece, game == "horizons"),
    ];
    if let Some((name, ..)) = given.into_iter().find(|(_, given, takes)| given.is_some() && !takes) {
        return Err(Text::new("error-solve-no-option").with("name", name).with("game", shorten(game)));
    }
    let of = |name: &str, game, space, shipped| Ok(Subject { name: name.to_owned(), game, space, shipped });
    match (game, size) {
        ("horizon", None | Some("1")) => {
            of("horizon-one-warrior", "horizon", Box::new(horizon::space()), horizon::shipped())
        }
        ("horizon", Some("2")) => of("horizon-two-warriors", "horizon", Box::new(horizon::two_warriors()), None),
        ("horizon", Some(size)) => Err(no_such("--size", size, "1, 2")),
        ("semaforo", None) => of("semaforo", "semaforo", Box::new(semaforo::space()), None),
        ("semaforo", Some(size)) => semaforo_boards(size),
        ("rastros", _) => {
            let given = size.unwrap_or("7x7");
            let space = Rastros::parse(given).ok_or_else(|| no_such("--size", given, "3x3 … 8x8"))?;
            of(&format!("rastros-{given}"), "rastros", Box::new(space), None)
        }
        ("gatos-caes" | "avanco" | "atari-go", _) => from_the_start(game, size.unwrap_or("5x5")),
        ("produto", _) => produto_boards(size.unwrap_or("2"), ties.unwrap_or(Ties::Fewer.text())),
        ("sapiens", None | Some("1-1")) => of("sapiens-1-1", "sapiens", Box::new(sapiens::space()), sapiens::shipped()),
        ("sapiens", Some("2-1")) => of("sapiens-2-1", "sapiens", Box::new(sapiens::two_against_one()), None),
        ("sapiens", Some(size)) => Err(no_such("--size", size, "1-1, 2-1")),
        ("horizons", _) => {
            let given = piece.unwrap_or(horizons::PIECES[0]);
            let known = || no_such("--piece", given, &[&horizons::PIECES[..], &horizons::PAIRS].concat().join(", "));
            let space = horizons::space(given).ok_or_else(known)?;
            of(&format!("horizons-{}", given.to_lowercase()), "horizons", space, horizons::shipped(given))
        }
        ("apocalypse", _) => {
            let given = size.unwrap_or("4");
            let (most, shipped) = match given {
                "4" => (4, apocalypse::shipped()),
                "5" => (5, None),
                other => return Err(no_such("--size", other, "4, 5")),
            };
            of(&format!("apocalypse-{given}"), "apocalypse", Box::new(Few { most }), shipped)
        }
        (other, _) => {
            let text = Text::new("error-solve-game").with("game", shorten(other));
            Err(text.with("known", GAMES.join(", ")))
        }
    }
}

/// The table of Produto with so many cells along each side, and this rule for equal products.
fn produto_boards(size: &str, rule: &str) -> Result<Subject, Text> {
    let side = match size {
        "2" => 2,
        "3" => 3,
        other => return Err(no_such("--size", other, "2, 3")),
    };
    let ties = Ties::parse(rule).ok_or_else(|| no_such("--ties", rule, "fewer, black, white"))?;
    let name = format!("produto-{side}-{}", ties.text());
    Ok(Subject { name, game: "produto", space: Box::new(Produto::new(side, ties)), shipped: None })
}

/// The table of Semáforo on a board of this size.
fn semaforo_boards(size: &str) -> Result<Subject, Text> {
    let board = size::parse(size, 3..=5).filter(|(files, ranks)| files * ranks <= Boards::MOST_CELLS);
    let (files, ranks) = board.ok_or_else(|| no_such("--size", size, "3x3 … 4x4, 5x3, 3x5"))?;
    let space = Box::new(Boards::new(files, ranks));
    Ok(Subject { name: format!("semaforo-{size}"), game: "semaforo", space, shipped: None })
}

/// The table of a game from its first position, on a board of this size.
fn from_the_start(game: &str, size: &str) -> Result<Subject, Text> {
    let known = match game {
        "gatos-caes" => 2..=8,
        "avanco" => Avanco::LEAST..=7,
        _ => 2..=6,
    };
    let sizes = || format!("{0}x{0} … {1}x{1}", known.start(), known.end());
    let wrong = || no_such("--size", size, &sizes());
    let (files, ranks) = size::parse(size, known.clone()).ok_or_else(wrong)?;
    let grid = Grid::new(files, ranks);
    let (game, space): (_, Box<dyn Space>) = match game {
        "gatos-caes" => ("gatos-caes", Box::new(FirstMoves::new(GatosCaes::new(grid)))),
        "avanco" => ("avanco", Box::new(FirstMoves::new(Avanco::new(grid)))),
        _ => ("atari-go", Box::new(FirstMoves::new(AtariGo::new(grid)))),
    };
    Ok(Subject { name: format!("{game}-{size}"), game, space, shipped: None })
}

fn no_such(name: &'static str, given: &str, known: &str) -> Text {
    Text::new("error-solve-option").with("name", name).with("value", shorten(given)).with("known", known)
}
