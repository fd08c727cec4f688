//! A test for each sentence of the rules.

use super::{CATS_SHORT, DOGS_ONLY, DOGS_SHORT, ENDING, NO_FIRST_DOG, START, names};
use crate::battery::{after, moves, outcome, position, position_error, refusal};
use ludoteca_games::gatos_caes::GatosCaes;
use ludoteca_rules::{Game, Notation, Options, Rules, Seat, View};

fn won(winner: &str) -> Option<(String, String)> {
    Some((winner.to_owned(), "no-moves".to_owned()))
}

fn deciding_cells(text: &str) -> String {
    names(&GatosCaes::outcome(&position::<GatosCaes>(text)).expect("the game is over").cells)
}

// "8×8, empty; 28 cats (black) and 28 dogs (white). Cats begin."

#[test]
fn the_board_is_empty_and_cats_begin() {
    let start = GatosCaes::start(&Options::defaults(&[]), Seat(0));
    assert_eq!(GatosCaes::print_position(&start), START);
    assert_eq!(GatosCaes::INFO.geometry.cells(), 64);
    assert!(GatosCaes::asked(&start).contains(Seat(0)) && !GatosCaes::asked(&start).contains(Seat(1)));
    let sides: Vec<&str> = GatosCaes::sides(&start).iter().map(|side| side.text).collect();
    assert_eq!(sides, ["c", "d"]);
}

#[test]
fn there_are_28_animals_of_each_kind() {
    let cats = "8/8/8/8/cccc4/cccccccc/cccccccc/cccccccc d";
    assert_eq!(moves::<GatosCaes>(cats).len(), 24 + 3, "three ranks, and f5 to h5");
    let dogs = "dddddddd/dddddddd/dddddddd/dddd4/8/8/8/8 c";
    assert_eq!(moves::<GatosCaes>(dogs), ["e4"]);
    for full in [cats, dogs] {
        let more = full.replacen("cccc4", "ccccc3", 1).replacen("dddd4", "ddddd3", 1);
        assert_eq!(position_error::<GatosCaes>(&more), (1, "position-too-many"), "{more}");
    }
}

// "A turn places one animal of one's own on an empty cell with no enemy animal orthogonally next to it."

#[test]
fn a_turn_places_one_animal_and_passes() {
    assert_eq!(after::<GatosCaes>(START, "d4"), "8/8/8/8/3c4/8/8/8 d");
    assert_eq!(after::<GatosCaes>(START, "d4 a1"), "8/8/8/8/3c4/8/8/d7 c");
    assert_eq!(after::<GatosCaes>(START, "d4 a1 e4 d1"), "8/8/8/8/3cc3/8/8/d2d4 c");
    assert_eq!(after::<GatosCaes>(START, "e5 h8 a8"), "c6d/8/8/4c3/8/8/8/8 d");
}

#[test]
fn an_animal_needs_an_empty_cell_without_an_enemy_beside_it() {
    // Cats in the corners, at the edges and inside, and one dog, so that none is the first.
    let text = "c6c/8/5d2/2c5/8/7c/8/c2c3c d";
    let taken = ["a1", "a8", "c5", "d1", "f6", "h1", "h3", "h8"];
    let beside = "a2 a7 b1 b5 b8 c1 c4 c6 d2 d5 e1 g1 g3 g8 h2 h4 h7";
    let beside: Vec<&str> = beside.split(' ').collect();
    let dogs = moves::<GatosCaes>(text);
    assert_eq!(dogs.len(), 64 - taken.len() - beside.len());
    assert!(dogs.iter().all(|cell| !taken.contains(&&**cell) && !beside.contains(&&**cell)));
    for cell in beside {
        assert_eq!(refusal::<GatosCaes>(text, Seat(1), cell), "refuse-gatos-caes-beside-cat", "{cell}");
    }
    let text = text.replace(" d", " c");
    assert_eq!(moves::<GatosCaes>(&text).len(), 64 - taken.len() - 4);
    for cell in ["e6", "f5", "f7", "g6"] {
        assert_eq!(refusal::<GatosCaes>(&text, Seat(0), cell), "refuse-gatos-caes-beside-dog", "{cell}");
    }
}

#[test]
fn ones_own_may_be_beside_and_an_enemy_at_the_corner() {
    let cats = after::<GatosCaes>(START, "d4 c3");
    for (cell, legal) in [("e4", true), ("d5", true), ("c4", false), ("d3", false), ("b2", true), ("b4", true)] {
        assert_eq!(moves::<GatosCaes>(&cats).contains(&cell.to_owned()), legal, "a cat on {cell}");
    }
    let dogs = after::<GatosCaes>(&cats, "h8");
    for (cell, legal) in [("b3", true), ("c2", true), ("c4", false), ("d3", false), ("e5", true), ("e3", true)] {
        assert_eq!(moves::<GatosCaes>(&dogs).contains(&cell.to_owned()), legal, "a dog on {cell}");
    }
}

#[test]
fn the_board_does_not_go_round_its_edges() {
    let dogs = moves::<GatosCaes>("8/8/8/7c/c7/8/8/c6d d");
    for (cell, legal) in [("h4", false), ("a5", false), ("a6", true), ("h3", true), ("g4", true), ("a8", true)] {
        assert_eq!(dogs.contains(&cell.to_owned()), legal, "{cell}");
    }
}

// "The first cat must be in the central zone; the first dog outside it." "The zone is d4, e4, d5, e5." "“First” means
// that none of that animal is on the board."

#[test]
fn the_first_cat_goes_into_the_zone() {
    assert_eq!(moves::<GatosCaes>(START), ["d4", "d5", "e4", "e5"]);
    assert_eq!(moves::<GatosCaes>(DOGS_ONLY), ["d4"], "e5 is taken, d5 and e4 are beside it");
    assert_eq!(moves::<GatosCaes>("8/8/8/8/8/8/8/7c c").len(), 63, "a second cat goes anywhere");
}

#[test]
fn the_first_dog_stays_out_of_the_zone() {
    for (text, cells) in [
        ("8/8/8/8/8/8/8/8 d", 60),
        ("8/8/8/8/8/8/8/7c d", 60 - 3),
        ("8/8/8/3cc3/3cc3/8/8/8 d", 60 - 8),
        ("8/8/8/8/8/8/8/7d d", 63),
    ] {
        assert_eq!(moves::<GatosCaes>(text).len(), cells, "{text}");
    }
    let second = after::<GatosCaes>(START, "d4 a1 b8");
    assert!(moves::<GatosCaes>(&second).contains(&"e5".to_owned()), "a second dog may go there");
    assert_eq!(moves::<GatosCaes>(&second).len(), 64 - 3 - 4 - 3);
}

// "Whoever cannot place, for want of a cell or of an animal, loses (`no-moves`). No draws."

#[test]
fn whoever_has_no_cell_loses() {
    let played_out = after::<GatosCaes>(ENDING, "h6 c4 a6 g1 a7 h1 e3");
    assert_eq!(outcome::<GatosCaes>(&played_out), won("d"));
    assert_eq!(deciding_cells(&played_out), "", "nobody can place any more");
    let with_a_cell_to_spare = after::<GatosCaes>(ENDING, "a6 h6 a7 c4 e3 g1");
    assert_eq!(outcome::<GatosCaes>(&with_a_cell_to_spare), won("c"));
    assert_eq!(deciding_cells(&with_a_cell_to_spare), "h1", "where the cats could have gone on");
    assert_eq!(moves::<GatosCaes>(&with_a_cell_to_spare), Vec::<String>::new());
    assert_eq!(refusal::<GatosCaes>(&with_a_cell_to_spare, Seat(1), "h1"), "refuse-over");
}

#[test]
fn whoever_has_no_animal_loses() {
    for (short, winner) in [(CATS_SHORT, "d"), (DOGS_SHORT, "c")] {
        let last_placed = after::<GatosCaes>(short, "d4");
        assert_eq!(outcome::<GatosCaes>(&last_placed), None, "it is the other side's turn");
        let text = after::<GatosCaes>(&last_placed, "h5");
        assert_eq!(outcome::<GatosCaes>(&text), won(winner), "{text}");
        assert_eq!(deciding_cells(&text), "e5 f5 g5");
    }
}

#[test]
fn whoever_has_no_cell_for_the_first_animal_loses() {
    for (text, winner) in [("8/8/8/3d4/4d3/8/8/8 c", "d"), ("8/8/8/3dd3/3dd3/8/8/8 c", "d"), (NO_FIRST_DOG, "c")] {
        assert_eq!(outcome::<GatosCaes>(text), won(winner), "{text}");
        assert_eq!(moves::<GatosCaes>(text), Vec::<String>::new());
    }
}

// "Moves: the cell." Cells may be in capitals.

#[test]
fn a_move_is_the_cell() {
    for text in ["d4", "D4"] {
        assert_eq!(after::<GatosCaes>(START, text), "8/8/8/8/3c4/8/8/8 d");
    }
    for text in ["", "d", "4", "d9", "i4", "d0", "d04", "d44", "d 4", "cd4", "d4 ?", "-d4", "é4"] {
        assert_eq!(refusal::<GatosCaes>(START, Seat(0), text), "refuse-unreadable", "{text}");
    }
}

// "Position: `c` cat, `d` dog; side `c`/`d`. Start `8/8/8/8/8/8/8/8 c`."

#[test]
fn a_position_names_ranks_from_the_top_and_the_side() {
    assert_eq!(after::<GatosCaes>(START, "e5 a8 h1 c2"), "d7/8/8/4c3/8/8/2d5/7c c");
    for text in [START, ENDING, "8/8/8/8/8/8/8/8 d", "c7/8/8/8/8/8/8/8 c", "8/8/8/3d4/8/8/8/8 c"] {
        let printed = GatosCaes::print_position(&position::<GatosCaes>(text));
        assert_eq!(printed, text, "neither the side nor the opening is checked");
    }
    let [cats, dogs] =
        ["c", "d"].map(|side| GatosCaes::hash(&position::<GatosCaes>(&format!("8/8/8/8/8/8/8/8 {side}"))));
    assert_ne!(cats, dogs, "the side to move belongs to the position");
}

#[test]
fn a_malformed_position_is_refused_by_its_field() {
    for (text, expected) in [
        ("", (0, "position-fields")),
        ("8/8/8/8/8/8/8/8", (0, "position-fields")),
        ("8/8/8/8/8/8/8/8  c", (0, "position-fields")),
        ("8/8/8/8/8/8/8/8 c -", (0, "position-fields")),
        ("8/8/8/8/8/8/8 c", (1, "position-ranks")),
        ("8/8/8/8/8/8/8/8/8 c", (1, "position-ranks")),
        ("8/8/8/8/8/8/8/7 c", (1, "position-width")),
        ("8/8/8/8/8/8/8/9 c", (1, "position-width")),
        ("8/8/8/8/8/8/8/8d c", (1, "position-width")),
        ("8/8/8/8/8/8/8/ c", (1, "position-width")),
        ("8/8/8/8/8/8/8/08 c", (1, "position-run")),
        ("8/8/8/8/8/8/8/44 c", (1, "position-width")),
        ("8/8/8/8/8/8/8/d0c6 c", (1, "position-run")),
        ("8/8/8/8/8/8/8/C7 c", (1, "position-piece")),
        ("8/8/8/8/8/8/8/g7 c", (1, "position-piece")),
        ("8/8/8/8/8/8/8/8 C", (2, "position-expected")),
        ("8/8/8/8/8/8/8/8 w", (2, "position-expected")),
        ("8/8/8/8/8/8/8/8 -", (2, "position-expected")),
        ("8/8/8/8/8/8/8/8 ", (2, "position-expected")),
    ] {
        assert_eq!(position_error::<GatosCaes>(text), expected, "{text}");
    }
}

// No play puts a cat beside a dog (a decision of ours).

#[test]
fn a_cat_beside_a_dog_is_malformed() {
    for (text, cat, dog) in [
        ("8/8/8/8/8/8/8/cd6 c", "a1", "b1"),
        ("8/8/8/8/8/8/8/dc6 d", "b1", "a1"),
        ("7c/7d/8/8/8/8/8/8 c", "h8", "h7"),
        ("8/8/8/3d4/2dcd3/3d4/8/8 c", "d4", "d3"),
        ("dc6/8/8/8/8/8/8/6dc d", "h1", "g1"),
    ] {
        let error = GatosCaes::parse_position(&Options::defaults(&[]), text).expect_err(text);
        assert_eq!(error.field, 1);
        assert_eq!(error.problem.to_string(), format!("position-gatos-caes-beside cat={cat} dog={dog}"), "{text}");
    }
    position::<GatosCaes>("8/8/8/7c/d7/8/8/cc1d1c1d c");
}
