//! Who wins with best play, by looking at every position of the game once.

use ludoteca_games::semaforo::Semaforo;
use ludoteca_games::semaforo::rules::{Colour, Position};
use ludoteca_rules::{Cell, Options, Rules, Seat, Side};

/// How many boards there are, most of them with lines: four things can be on each of twelve cells.
const BOARDS: usize = 1 << 24;

/// A number for each board; every turn makes it larger. Who is to move does not matter: both may do the same.
fn index(position: &Position) -> usize {
    let [green, yellow, red] = Colour::ALL.map(|colour| usize::from(position.plane(colour)));
    (yellow | red) << 12 | green | red
}

fn board(index: usize) -> Position {
    let (ones, twos) = (index as u16 & 0xFFF, (index >> 12) as u16);
    Position::new(ones & !twos, twos & !ones, ones & twos, Side(0))
}

fn after(position: &Position, cell: Cell) -> Position {
    let mut after = *position;
    Semaforo::play(&mut after, cell);
    after
}

#[test]
fn the_second_player_wins_in_26_plies() {
    // How many more plies a board lasts if the loser stalls and the winner hurries: odd if the player to move wins,
    // even if he loses; 0 for a line, which lost. `UNREACHED` marks what no game comes to.
    const UNREACHED: u8 = u8::MAX;
    let start = Semaforo::start(&Options::defaults(&[]), Seat(0));
    let mut plies = vec![UNREACHED; BOARDS];
    plies[index(&start)] = 0;
    let mut open = 0;
    for at in 0..BOARDS {
        if plies[at] != UNREACHED {
            let position = board(at);
            let turns = position.turns();
            open += usize::from(turns.0 != 0);
            for cell in turns {
                plies[index(&after(&position, cell))] = 0;
            }
        }
    }
    assert_eq!(open, 9_038_683, "boards without a line that games come to");
    for at in (0..BOARDS).rev() {
        if plies[at] != UNREACHED {
            let position = board(at);
            let below = || position.turns().map(|cell| plies[index(&after(&position, cell))]);
            let fastest_win = below().filter(|plies| plies % 2 == 0).min();
            plies[at] = fastest_win.or(below().max()).map_or(0, |plies| plies + 1);
        }
    }
    assert_eq!(plies[index(&start)], 26);
    let mut first: Vec<u8> = start.turns().map(|cell| plies[index(&after(&start, cell))] + 1).collect();
    first.sort_unstable();
    first.dedup();
    assert_eq!(first, [24, 26], "plies of the game after each first turn, all of which lose");
}
