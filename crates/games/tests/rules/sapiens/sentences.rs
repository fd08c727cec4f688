//! One test for each sentence of the rules of Sapiens.

use super::START;
use crate::battery::{self, after, moves, outcome, position_error};
use ludoteca_games::sapiens::{Players, Sapiens};
use ludoteca_rules::display::roll::OpeningRoll;
use ludoteca_rules::session::{BoardView, GameSession, HistoryView, PlayView, Request, Session, SessionChange};
use ludoteca_rules::{Game, Meaning, Notation, Options, Rules, Seat, Side, View};

fn options(text: &str) -> Options {
    Options::parse(Sapiens::INFO.options, text).expect("the options are right")
}

fn start(text: &str) -> String {
    Sapiens::print_position(&Sapiens::start(&options(text), Seat(0)))
}

fn has(position: &str, order: &str) -> bool {
    moves::<Sapiens>(position).iter().any(|text| text == order)
}

const SIX_ALONE: &str = "8/8/8/8/8/8/8/";

#[test]
fn each_side_has_sixteen_dice_the_home_rank_shows_2_the_next_1_all_straight() {
    assert_eq!(start(""), START);
}

#[test]
fn the_later_set_up_shows_other_values_on_the_home_rank() {
    let expected = "b2+,b3+,b4+,b5+,b5+,b4+,b3+,b2+/b1+,b1+,b1+,b1+,b1+,b1+,b1+,b1+/8/8/8/8/\
                    w1+,w1+,w1+,w1+,w1+,w1+,w1+,w1+/w2+,w3+,w4+,w5+,w5+,w4+,w3+,w2+ w 2 alliances";
    assert_eq!(start("setup=2022"), expected);
}

#[test]
fn the_higher_roll_begins() {
    let mut began = [0; 2];
    for seed in 0..200 {
        let roll = OpeningRoll::new(seed, 2);
        let last = roll.rounds.last().expect("somebody rolled");
        let highest = last.iter().max_by_key(|(_, value)| *value).expect("a round has values");
        assert_eq!(highest.0, roll.first);
        let play = GameSession::<Sapiens>::new(options(""), Some(roll.clone()));
        let side = if roll.first == Seat(0) { " w " } else { " b " };
        assert!(play.position_text().contains(side));
        began[usize::from(roll.first.0)] += 1;
    }
    assert!(began[0] > 60 && began[1] > 60, "both begin now and then: {began:?}");
}

#[test]
fn those_who_tie_for_the_highest_roll_again() {
    let mut tied = 0;
    for seed in 0..500 {
        let roll = OpeningRoll::new(seed, 4);
        for pair in roll.rounds.windows(2) {
            let highest = pair[0].iter().map(|(_, value)| *value).max().expect("a round has values");
            let again: Vec<Seat> =
                pair[0].iter().filter(|(_, value)| *value == highest).map(|(seat, _)| *seat).collect();
            assert!(again.len() > 1);
            assert_eq!(pair[1].iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), again);
            tied += 1;
        }
    }
    assert!(tied > 20);
}

#[test]
fn a_straight_die_goes_along_files_and_ranks_a_diagonal_one_along_diagonals() {
    let straight = "7,b1+/8/8/8/3,w1+,4/8/8/8 w 2 alliances";
    assert_eq!(moves::<Sapiens>(straight), ["d4-c4", "d4-d3", "d4-d5", "d4-e4", "d4~"]);
    let diagonal = "7,b1+/8/8/8/3,w1x,4/8/8/8 w 2 alliances";
    assert_eq!(moves::<Sapiens>(diagonal), ["d4-c3", "d4-c5", "d4-e3", "d4-e5", "d4~"]);
}

#[test]
fn a_die_does_not_jump() {
    let position = "7,b1+/8/3,b1+,4/8/3,w4+,w1x,3/8/3,w1x,4/8 w 2 alliances";
    assert!(has(position, "d4-d5") && has(position, "d4xd6") && !has(position, "d4-d7") && !has(position, "d4-d8"));
    assert!(has(position, "d4-d3") && !has(position, "d4-d2") && !has(position, "d4-d1"));
    assert!(!has(position, "d4-f4"));
}

#[test]
fn a_die_stays_on_the_board() {
    assert_eq!(moves::<Sapiens>("7,b1+/8/8/8/8/8/8/w6+,7 w 2 alliances").len(), 6 + 6 + 1);
    assert_eq!(moves::<Sapiens>("7,b1+/8/8/8/8/8/w6x,7/8 w 2 alliances").len(), 6 + 1 + 1);
}

#[test]
fn a_capture_removes_the_whole_alliance() {
    let position = "7,b1+/8/8/8/w1+,b6x&,6/8/8/8 w 2 alliances";
    assert_eq!(after::<Sapiens>(position, "a4xb4"), "7,b1+/8/8/8/1,w2+,6/8/8/8 b 2 alliances");
}

#[test]
fn the_value_rises_by_one_to_six_at_most() {
    for (value, risen) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 6)] {
        for alliance in ["", "&"].iter().filter(|mark| mark.is_empty() || value >= 2) {
            let position = format!("7,b1+/8/8/8/w{value}+{alliance},b3x,6/8/8/8 w 2 alliances");
            let expected = format!("7,b1+/8/8/8/1,w{risen}+{alliance},6/8/8/8 b 2 alliances");
            assert_eq!(after::<Sapiens>(&position, "a4xb4"), expected);
        }
    }
}

#[test]
fn a_turn_changes_only_the_direction_and_is_unlimited() {
    let position = "7,b1+/8/8/8/w4+&,7/8/8/8 w 2 alliances";
    assert_eq!(after::<Sapiens>(position, "a4~"), "7,b1+/8/8/8/w4x&,7/8/8/8 b 2 alliances");
    assert_eq!(after::<Sapiens>(position, "a4~ h8~ a4~ h8~"), position);
}

#[test]
fn an_alliance_stands_on_either_of_the_two_cells() {
    let position = "7,b1+/8/2,w2+,w2+,4/8/8/8/8/8 w 2 alliances";
    assert_eq!(after::<Sapiens>(position, "c6&d6"), "7,b1+/8/3,w4+&,4/8/8/8/8/8 b 2 alliances");
    assert_eq!(after::<Sapiens>(position, "d6&c6"), "7,b1+/8/2,w4+&,5/8/8/8/8/8 b 2 alliances");
}

#[test]
fn both_dice_stand_beyond_the_middle() {
    assert!(!has("7,b1+/8/8/2,w2+,5/2,w2+,5/8/8/8 w 2 alliances", "c4&c5"));
    assert!(!has("7,b1+/8/8/2,w2+,5/2,w2+,5/8/8/8 w 2 alliances", "c5&c4"));
    assert!(has("7,b1+/8/2,w2+,5/2,w2+,5/8/8/8/8 w 2 alliances", "c5&c6"));
    assert!(has("7,w1+/8/8/8/2,b2+,5/2,b2+,5/8/8 b 2 alliances", "c4&c3"));
    assert!(!has("7,w1+/8/8/2,b2+,5/2,b2+,5/8/8/8 b 2 alliances", "c5&c4"));
}

#[test]
fn an_alliance_never_allies_again() {
    assert!(!moves::<Sapiens>("7,b1+/8/2,w4+&,w4+,4/8/8/8/8/8 w 2 alliances").iter().any(|text| text.contains('&')));
    assert!(!moves::<Sapiens>("7,b1+/8/2,w4+&,w4+&,4/8/8/8/8/8 w 2 alliances").iter().any(|text| text.contains('&')));
}

#[test]
fn an_alliance_moves_like_a_die() {
    assert!(has("7,b1+/8/2,w4x&,5/8/8/8/8/8 w 2 alliances", "c6-f3"));
}

#[test]
fn alliances_can_be_switched_off() {
    assert!(start("alliances=off").ends_with(" w 2 plain"));
    assert!(!has("7,b1+/8/2,w2+,w2+,4/8/8/8/8/8 w 2 plain", "c6&d6"));
}

#[test]
fn only_a_single_five_is_a_martyr() {
    for (die, martyr) in [("w5+", true), ("w4+", false), ("w6+", false), ("w5+&", false)] {
        let position = format!("7,b1+/8/8/8/{die},b3x,6/8/8/8 w 2 alliances");
        assert_eq!(has(&position, "a4xb4!h8"), martyr, "{die}");
    }
}

#[test]
fn the_exchange_takes_both_and_gives_no_value() {
    let position = "7,b1+/8/8/8/w5+,b3x,6/8/8/7,w2+ w 2 alliances";
    assert_eq!(after::<Sapiens>(position, "a4xb4!h8"), format!("{SIX_ALONE}7,w2+ w 2 alliances"));
}

#[test]
fn the_exchange_may_give_ones_last_die() {
    let position = "7,b1+/8/8/8/w5+,b3x,6/8/8/b2+,7 w 2 alliances";
    let end = after::<Sapiens>(position, "a4xb4!h8");
    assert_eq!(end, format!("{SIX_ALONE}b2+,7 b 2 alliances"));
    assert_eq!(outcome::<Sapiens>(&end), Some(("b".to_owned(), "all-captured".to_owned())));
}

#[test]
fn taking_the_last_enemy_wins_at_once_without_a_choice() {
    let position = "8/8/8/8/w5+,b3x,6/8/8/8 w 2 alliances";
    let captures: Vec<String> = moves::<Sapiens>(position).into_iter().filter(|text| text.contains('x')).collect();
    assert_eq!(captures, ["a4xb4"]);
    let end = after::<Sapiens>(position, "a4xb4");
    assert_eq!(end, "8/8/8/8/1,w6+,6/8/8/8 w 2 alliances");
    assert_eq!(outcome::<Sapiens>(&end), Some(("w".to_owned(), "all-captured".to_owned())));
    assert_eq!(moves::<Sapiens>(&end), [""; 0]);
}

#[test]
fn an_exchange_that_empties_the_board_is_a_draw() {
    let position = "7,b1+/8/8/8/w5+,b3x,6/8/8/8 w 2 alliances";
    let end = after::<Sapiens>(position, "a4xb4!h8");
    assert_eq!(outcome::<Sapiens>(&end), Some(("draw".to_owned(), "board-empty".to_owned())));
}

#[test]
fn four_players_stand_in_the_corners_in_clockwise_order() {
    let single = "b2+,b2+,b1+,2,r1+,r2+,r2+/b2+,b2+,b1+,2,r1+,r2+,r2+/b1+,b1+,4,r1+,r1+/8/8/w1+,w1+,4,g1+,g1+/\
                  w2+,w2+,w1+,2,g1+,g2+,g2+/w2+,w2+,w1+,2,g1+,g2+,g2+ 1 single alliances";
    assert_eq!(start("players=single"), single);
    let teams = single.replace("single", "teams").replace('r', "w").replace('g', "b");
    assert_eq!(start("players=teams"), teams);
}

#[test]
fn seats_move_clockwise_from_the_highest_roll() {
    let first = Sapiens::start(&options("players=single"), Seat(2));
    let mut position = first;
    let mut seats = Vec::new();
    for _ in 0..5 {
        seats.push(position.seat().number());
        let mut list = Vec::new();
        Sapiens::moves(&position, &mut list);
        Sapiens::play(&mut position, list[0]);
    }
    assert_eq!(seats, [3, 4, 1, 2, 3]);
}

#[test]
fn in_teams_a_player_moves_any_die_of_the_team_and_no_seat_is_skipped() {
    let position = start("players=teams");
    assert!(has(&position, "a3-a4") && has(&position, "h6-h5"));
    let few = "7,w1+/8/8/8/8/8/8/b1+,7 1 teams alliances";
    assert!(after::<Sapiens>(few, "h8~").ends_with(" 2 teams alliances"));
    assert!(after::<Sapiens>(few, "h8~ a1~").ends_with(" 3 teams alliances"));
    assert_eq!(Players::Teams.side_of(Seat(2)), Side(0));
}

#[test]
fn the_team_that_captures_all_enemy_dice_wins() {
    let position = "7,w1+/8/8/8/8/8/8/w1+,b1+,6 3 teams alliances";
    let end = after::<Sapiens>(position, "a1xb1");
    assert_eq!(outcome::<Sapiens>(&end), Some(("1+3".to_owned(), "all-captured".to_owned())));
    assert!(end.ends_with(" 1 teams alliances"), "after the end the next seat with dice: {end}");
}

#[test]
fn alone_a_seat_without_dice_is_skipped_and_the_last_one_left_wins() {
    let position = "7,g2x/8/8/8/8/8/8/w1+,b1+,6 1 single alliances";
    let end = after::<Sapiens>(position, "a1xb1");
    assert!(end.ends_with(" 4 single alliances"), "{end}");
    assert_eq!(outcome::<Sapiens>(&end), None);
    let end = after::<Sapiens>("8/8/8/8/8/8/8/w1+,g1+,6 4 single alliances", "b1xa1");
    assert_eq!(outcome::<Sapiens>(&end), Some(("4".to_owned(), "all-captured".to_owned())));
}

#[test]
fn with_four_players_beyond_the_middle_is_outside_the_home_quarters() {
    let ally = |board: &str, rest: &str, order: &str| has(&format!("{board} {rest}"), order);
    let home = "7,b1+/8/8/8/8/8/w3+,w3+,6/8";
    let left = "7,b1+/8/w3+,w3+,6/8/8/8/8/8";
    let far = "7,b1+/6,w3+,w3+/8/8/8/8/8/8";
    for (board, order, single, teams) in
        [(home, "a2&b2", false, false), (left, "a6&b6", true, true), (far, "g7&h7", true, false)]
    {
        assert_eq!(ally(board, "1 single alliances", order), single, "{board} single");
        assert_eq!(ally(board, "1 teams alliances", order), teams, "{board} teams");
    }
    assert!(!ally("7,w1+/8/b3+,b3+,6/8/8/8/8/8", "2 teams alliances", "a6&b6"));
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let turns = ["a1~", "a8~", "a1~", "a8~"];
    let play = |text: &str| {
        let mut play = GameSession::<Sapiens>::new(options(text), None);
        for order in turns.iter().cycle().take(8) {
            assert!(play.outcome().is_none());
            play.submit(Request::Move((*order).to_owned())).expect("the move is legal");
        }
        play.outcome().map(|outcome| outcome.reason)
    };
    assert_eq!(play(""), Some("repetition"));
    assert_eq!(play("repetition=off"), None);
}

#[test]
fn a_hundred_plies_without_capture_or_alliance_are_a_draw() {
    let walk = |text: &str, begin: &str| {
        let mut play = GameSession::<Sapiens>::from_position(options(text), begin).expect("the position is right");
        // White walks round the cells of one rank, Black round those of another, at different rhythms.
        for ply in 0.. {
            if play.outcome().is_some() || ply == 130 {
                return (ply, play.outcome().map(|outcome| outcome.reason));
            }
            let legal = play.orders(Seat((ply % 2) as u8));
            let order = legal[(ply * 7 + ply / 9) % legal.len()].clone();
            if !order.contains('x') && !order.contains('&') {
                play.submit(Request::Move(order)).expect("the move is legal");
            } else {
                panic!("the walk must be quiet");
            }
        }
        unreachable!()
    };
    let apart = "b1+,7/8/8/8/8/8/8/7,w1+ w 2 plain";
    assert_eq!(walk("repetition=off", apart), (100, Some("no-progress")));
    assert_eq!(walk("repetition=off,no-progress=off", apart), (130, None));
}

#[test]
fn captures_and_alliances_count_as_progress() {
    let mut play =
        GameSession::<Sapiens>::from_position(options(""), "7,b1+/8/2,w2+,w2+,4/8/8/8/8/b1+,7 w 2 alliances")
            .expect("the position is right");
    for (order, quiet) in [("c6~", 1), ("a1~", 2), ("c6~", 3), ("a1~", 4), ("c6&d6", 0), ("a1~", 1)] {
        play.submit(Request::Move(order.to_owned())).expect("the move is legal");
        assert_eq!(play.quiet_turns(), quiet, "after {order}");
    }
}

#[test]
fn malformed_positions_name_their_field() {
    for (text, field, key) in [
        ("", 0, "position-fields"),
        ("8/8/8/8/8/8/8/8 w 2", 0, "position-fields"),
        ("8/8/8/8/8/8/8/8  w 2 alliances", 0, "position-fields"),
        ("8/8/8/8/8/8/8 w 2 alliances", 1, "position-ranks"),
        ("8/8/8/8/8/8/8/7 w 2 alliances", 1, "position-width"),
        ("8/8/8/8/8/8/8/9 w 2 alliances", 1, "position-width"),
        ("8/8/8/8/8/8/8/w1+,8 w 2 alliances", 1, "position-width"),
        ("8/8/8/8/8/8/8/4,4 w 2 alliances", 1, "position-run"),
        ("8/8/8/8/8/8/8/0 w 2 alliances", 1, "position-run"),
        ("8/8/8/8/8/8/8/08 w 2 alliances", 1, "position-run"),
        ("8/8/8/8/8/8/8/99999999999999999999 w 2 alliances", 1, "position-width"),
        ("8/8/8/8/8/8/8/w7+,7 w 2 alliances", 1, "position-piece"),
        ("8/8/8/8/8/8/8/w0+,7 w 2 alliances", 1, "position-piece"),
        ("8/8/8/8/8/8/8/w1,7 w 2 alliances", 1, "position-piece"),
        ("8/8/8/8/8/8/8/w1+&,7 w 2 alliances", 1, "position-piece"),
        ("8/8/8/8/8/8/8/W1+,7 w 2 alliances", 1, "position-piece"),
        ("8/8/8/8/8/8/8/r1+,7 w 2 alliances", 1, "position-piece"),
        ("8/8/8/8/8/8/8/ w 2 alliances", 1, "position-piece"),
        ("8/8/8/8/8/8/8/w4+&,b1+,6 w 2 plain", 1, "position-sapiens-alliance"),
        (
            "8/8/8/8/8/w6+,7/w1+,w1+,w1+,w1+,w1+,w1+,w1+,w1+/w2+,w2+,w2+,w2+,w2+,w2+,w2+,w2+ w 2 plain",
            1,
            "position-too-many",
        ),
        ("8/8/8/8/8/8/8/8 x 2 alliances", 2, "position-expected"),
        ("8/8/8/8/8/8/8/8 1 2 alliances", 2, "position-expected"),
        ("8/8/8/8/8/8/8/8 w teams alliances", 2, "position-expected"),
        ("w1+,7/8/8/8/8/8/8/b1+,7 3 single alliances", 2, "position-sapiens-no-dice"),
        ("8/8/8/8/8/8/8/8 w 3 alliances", 3, "position-expected"),
        ("8/8/8/8/8/8/8/8 w 2 on", 4, "position-expected"),
    ] {
        assert_eq!(position_error::<Sapiens>(text), (field, key), "{text}");
    }
}

#[test]
fn capitals_are_accepted_for_cells() {
    assert!(after::<Sapiens>(START, "A2-A3").contains("/w1+,7/"));
}

#[test]
fn signs_tell_dice_alliances_and_the_cells_beyond_the_middle() {
    let position = battery::position::<Sapiens>("7,b4+&/8/2,w2+,w2+,4/8/8/8/8/8 w 2 alliances");
    let signs = Sapiens::signs(&position);
    let numbers: Vec<_> = signs.iter().filter(|sign| sign.meaning == Meaning::Score).map(|sign| sign.number).collect();
    assert_eq!(numbers, [Some(2), Some(2)]);
    let alliance = signs.iter().find(|sign| sign.meaning == Meaning::Alliance).expect("two dice can ally");
    assert_eq!(alliance.cells.iter().map(|cell| cell.0).collect::<Vec<_>>(), [42, 43]);
    let beyond: Vec<usize> =
        signs.iter().filter(|sign| sign.meaning == Meaning::Right).map(|sign| sign.cells.len()).collect();
    assert_eq!(beyond, [32, 32]);
}

#[test]
fn a_position_decides_players_and_alliances_whatever_the_options_say() {
    let play =
        GameSession::<Sapiens>::from_position(options("players=single"), "8/8/8/8/8/8/8/w1+,b1+,6 1 teams plain")
            .expect("the position is right");
    assert_eq!(play.options().to_string(), "players=teams,alliances=off");
}

#[test]
fn a_martyr_capture_waits_for_the_choice() {
    let position = "7,b1+/2,b4x&,5/8/b2+,7/8/8/w5+,7/w1+,7 w 2 alliances";
    let mut play = GameSession::<Sapiens>::from_position(options(""), position).expect("the position is right");
    let cell = |name| ludoteca_rules::Pick::Cell(Sapiens::INFO.geometry.parse(name).expect("the cell is on the board"));
    let picks = vec![cell("a2"), cell("a5")];
    assert_eq!(play.order_of(Seat(0), &picks), None);
    assert_eq!(play.next_steps(Seat(0), &picks).len(), 3);
    let refusal = play.submit(Request::Picks(Seat(0), picks.clone())).expect_err("the picks are not complete");
    assert_eq!(refusal.text.key, "refuse-unfinished");
    let exchange = [picks, vec![cell("c7")]].concat();
    assert!(matches!(play.submit(Request::Picks(Seat(0), exchange)), Ok(SessionChange::Played { .. })));
    assert_eq!(play.position_text(), "7,b1+/8/8/8/8/8/8/w1+,7 b 2 alliances");
}

#[test]
fn a_random_move_is_any_legal_move_with_equal_chance() {
    let position =
        battery::position::<Sapiens>("7,b1+/2,b4x&,5/2,w2+,w2+,4/b2+,3,b1+,3/8/8/w5+,3,w5x,3/w1+,7 w 2 alliances");
    let mut legal = Vec::new();
    Sapiens::moves(&position, &mut legal);
    let mut counts = vec![0_u32; legal.len()];
    let mut rng = ludoteca_rules::random::generator(1);
    let mut list = Vec::new();
    for _ in 0..1000 * legal.len() {
        let drawn = Sapiens::random_move(&position, &mut rng, &mut list).expect("the game goes on");
        counts[legal.iter().position(|known| *known == drawn).expect("it is a legal one")] += 1;
    }
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
}
