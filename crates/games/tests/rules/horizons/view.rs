//! What people touch and see of Horizons: picks, effects and signs.

use super::{START, place};
use crate::battery::position;
use ludoteca_games::horizons::Horizons;
use ludoteca_rules::paths::next_steps;
use ludoteca_rules::paths::paths;
use ludoteca_rules::{CellRelation, Effect, Game, Mark, Pick, Rules, Seat, Sign, View, orders, random};

fn name(cell: ludoteca_rules::Cell) -> String {
    Horizons::INFO.geometry.name(cell).to_string()
}

/// The path of a move: marks and what is touched.
fn path(text: &str, order: &str) -> Vec<String> {
    let position = position::<Horizons>(text);
    let played = orders::read_move::<Horizons>(&position, order).expect("legal");
    let steps = Horizons::picks(&position, played).into_iter();
    steps
        .map(|step| match step.pick {
            Pick::Cell(cell) => format!("{:?} {}", step.mark, name(cell)),
            Pick::Choice(index) => format!("{:?} {}", step.mark, Horizons::INFO.choices[usize::from(index)].letter),
        })
        .collect()
}

/// Effects in words: beats are separated by `;`.
fn effects(text: &str, order: &str) -> String {
    let position = position::<Horizons>(text);
    let played = orders::read_move::<Horizons>(&position, order).expect("legal");
    let tell = |effect: &Effect| match effect {
        Effect::Move { from, path } => {
            format!("{}>{}", name(*from), path.iter().map(|cell| name(*cell)).collect::<Vec<_>>().join(">"))
        }
        Effect::Remove { at } => format!("{}!", name(*at)),
        Effect::Become { at, kind } => format!("{}={}", name(*at), kind.0),
        other => panic!("{other:?}"),
    };
    let beats = Horizons::effects(&position, played);
    let beats: Vec<String> = beats.iter().map(|beat| beat.iter().map(tell).collect::<Vec<_>>().join(" ")).collect();
    beats.join("; ")
}

#[test]
fn moves_are_entered_by_the_piece_its_target_and_what_it_becomes() {
    assert_eq!(path(START, "e2-e4"), ["Take e2", "Go e4"]);
    let castling = place("Kg1 Ra1 Rl1 kc12", "w AL - - 0 1");
    assert_eq!(path(&castling, "O-O"), ["Take g1", "Go j1"]);
    assert_eq!(path(&castling, "O-O-O"), ["Take g1", "Go d1"]);
    let push = place("Ka1 kl12 Se5 ne6", "w - - - 0 1");
    assert_eq!(path(&push, "e5-e6"), ["Take e5", "Push e6"]);
    let passing = place("Ka1 kl12 Pd9 pe9", "w - - e10:e9 1 2");
    assert_eq!(path(&passing, "d9xe10"), ["Take d9", "Capture e10"]);
    let promotion = place("Ka1 kl12 Pd11 ne12", "w - - - 0 1");
    for (letter, key) in [("Q", 'q'), ("R", 'r'), ("O", 'o'), ("B", 's'), ("N", 'n')] {
        let choose = format!("Choose {key}");
        assert_eq!(path(&promotion, &format!("d11xe12={letter}")), ["Take d11", "Capture e12", choose.as_str()]);
    }
}

#[test]
fn no_choice_is_a_letter_of_a_file() {
    for choice in Horizons::INFO.choices {
        assert!(!('a'..='l').contains(&choice.letter));
    }
    for (order, path) in paths::<Horizons>(&position::<Horizons>(START), Seat(0)) {
        assert_eq!(path.len(), 2, "{order:?}");
        assert_eq!([path[0].mark, path[1].mark], [Mark::Take, Mark::Go]);
    }
}

#[test]
fn everything_travels_in_one_beat() {
    for (pieces, rest, order, expected) in [
        ("Kg1 Ra1 Rl1 kc12", "w AL -", "O-O", "l1>i1 g1>j1"),
        ("Kg1 Ra1 Rl1 kc12", "w AL -", "O-O-O", "a1>e1 g1>d1"),
        ("Ka1 kl12 Se5 ne6 be7", "w - -", "e5-e6", "e7>e8 e6>e7 e5>e6"),
        ("Ka1 kl12 Se5 ne6", "w - -", "e5-e6", "e6>e7 e5>e6"),
        ("Ka1 kl12 We5 ne7", "w - -", "e5xe7", "e7! e5>e7; e5=10"),
        ("Ka1 kl12 We5 ne6", "w - -", "e5xe6", "e6! e5>e6"),
        ("Ka1 kl12 Pd11 ne12", "w - -", "d11xe12=Q", "e12! d11>e12; d11=1"),
        ("Ka1 kl12 Wd10 nd12", "w - -", "d10xd12=M", "d12! d10>d12; d10=6"),
        ("Ka1 kl12 Rd4", "w - -", "d4-d9", "d4>d9"),
        ("Ka1 kl12 Pl2 Nd4", "w - -", "d4-e6", "d4>e6"),
        ("Ka1 kl12 Od4", "w - -", "d4-e7", "d4>d6>e7"),
        ("Ka1 kl12 Od4", "w - -", "d4-d7", "d4>d7"),
        ("Ka1 kl12 Md4", "w - -", "d4-e9", "d4>d8>e9"),
        ("Ka1 kl12 Md4", "w - -", "d4-h7", "d4>g7>h7"),
        ("Ka1 kl12 Zd4", "w - -", "d4-e8", "d4>d6>e7>e8"),
        ("Ka1 kl12 Zd4", "w - -", "d4-f9", "d4>d6>e7>e8>f9"),
    ] {
        let text = place(pieces, &format!("{rest} - 0 1"));
        assert_eq!(effects(&text, order), expected, "{order} in {text}");
    }
    let passing = place("Ka1 kl12 Wd9 ve9", "w - - d10:e9 1 2");
    assert_eq!(effects(&passing, "d9xd10"), "e9! d9>d10");
}

fn signs(text: &str) -> Vec<String> {
    let tell = |sign: Sign| {
        let cells: Vec<String> = sign.cells.iter().map(|cell| name(*cell)).collect();
        let side = sign.side.map_or("-", |side| ["w", "b"][usize::from(side.0)]);
        let number = sign.number.map_or_else(String::new, |number| format!(" {number}"));
        format!("{:?} {side}{number} {}", sign.meaning, cells.join(" ")).trim_end().to_owned()
    };
    Horizons::signs(&position::<Horizons>(text)).into_iter().map(tell).collect()
}

#[test]
fn signs_say_what_the_pieces_do_not_show() {
    assert_eq!(signs(START), ["Unmoved w g1 l1", "Unmoved w g1 a1", "Unmoved b g12 l12", "Unmoved b g12 a12"]);
    let check = place("Ka1 kl12 rf1 Rb2", "w - - - 0 1");
    assert_eq!(signs(&check), ["Check w a1", "Attacker b f1"]);
    let passing = place("Ka1 kl12 Pd9 pe9", "w - - e10:e9 99 2");
    assert_eq!(signs(&passing), ["Right w e10"]);
    let unusable = place("Ka1 kl12 Pc9 pe9", "w - - e10:e9 100 2");
    assert_eq!(signs(&unusable), ["Left - 25"]);
    for (plies, left) in [("147", 2), ("148", 1), ("149", 1)] {
        let text = place("Ka1 kl12 Pc9 pe9", &format!("w - - - {plies} 90"));
        assert_eq!(signs(&text), [format!("Left - {left}")]);
    }
    let mate = "k11/2K9/W11/12/12/12/12/12/12/12/12/12 b - - - 0 1";
    assert_eq!(signs(mate), ["Check b a12", "Attacker w a10"]);
}

/// What a piece of the side to move shows is what the rules let it do.
#[test]
fn what_a_piece_shows_is_what_it_can_do() {
    let mut rng = random::generator(12);
    let mut shown = [0; 5];
    for _ in 0..30 {
        let mut position = position::<Horizons>(START);
        let mut moves = Vec::new();
        for _ in 0..120 {
            let paths = paths::<Horizons>(&position, Horizons::asked(&position).iter().next().unwrap_or_default());
            for cell in Horizons::INFO.geometry.all() {
                let steps = next_steps(paths.iter().map(|(_, path)| path), &[Pick::Cell(cell)]);
                let mut can: Vec<_> = steps.iter().map(|step| (step.pick, step.mark)).collect();
                can.sort_unstable();
                let studied = Horizons::study(&position, cell);
                assert!(studied.windows(2).all(|pair| pair[0].0 < pair[1].0), "sorted, each cell once");
                studied.iter().for_each(|(_, studied)| shown[*studied as usize] += 1);
                let own = position.piece(cell).is_some_and(|(colour, _)| colour == position.mover());
                let mark = |studied| match studied {
                    CellRelation::Goes => Some(Mark::Go),
                    CellRelation::Captures => Some(Mark::Capture),
                    CellRelation::Pushes => Some(Mark::Push),
                    CellRelation::Blocks | CellRelation::Immune => None,
                };
                if own {
                    let says = studied.iter().filter_map(|(to, studied)| Some((Pick::Cell(*to), mark(*studied)?)));
                    let mut says: Vec<_> = says.collect();
                    says.sort_unstable();
                    assert_eq!(says, can, "{}", name(cell));
                }
            }
            Horizons::moves(&position, &mut moves);
            if moves.is_empty() {
                break;
            }
            Horizons::play(&mut position, moves[random::below(&mut rng, moves.len())]);
        }
    }
    assert!(shown.iter().all(|count| *count > 100), "{shown:?}");
}
