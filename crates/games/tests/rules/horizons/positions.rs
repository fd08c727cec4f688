//! Position texts that are refused, each by its field, and those that are good however large their counters are.

use super::{START, place};
use crate::battery::{after, position, position_error};
use ludoteca_games::horizons::Horizons;
use ludoteca_rules::Notation;

/// The start with one field changed, counted from 1.
fn with_field(number: usize, field: &str) -> String {
    let mut fields: Vec<&str> = START.split(' ').collect();
    fields[number - 1] = field;
    fields.join(" ")
}

#[test]
fn malformed_fields_are_named() {
    for (text, expected) in [
        (String::new(), (0, "position-fields")),
        (format!("{START} -"), (0, "position-fields")),
        (START.replacen(' ', "  ", 1), (0, "position-fields")),
        (START.replacen("12/", "", 1), (1, "position-ranks")),
        (START.replacen("/12/", "/11/", 1), (1, "position-width")),
        (START.replacen("/12/", "/13/", 1), (1, "position-width")),
        (START.replacen("/12/", "/012/", 1), (1, "position-run")),
        (START.replacen("/12/", "/0/", 1), (1, "position-run")),
        (START.replacen("/12/", "/11x/", 1), (1, "position-piece")),
        (with_field(2, "W"), (2, "position-expected")),
        (with_field(2, "-"), (2, "position-expected")),
        (with_field(3, "LA"), (3, "position-expected")),
        (with_field(3, "al"), (3, "position-expected")),
        (with_field(3, "B"), (3, "position-expected")),
        (with_field(3, ""), (3, "position-expected")),
        (with_field(4, "AL"), (4, "position-expected")),
        (with_field(4, "aa"), (4, "position-expected")),
        (with_field(5, "e10"), (5, "position-horizons-en-passant-form")),
        (with_field(5, "D10:e9"), (5, "position-horizons-en-passant-form")),
        (with_field(5, "d10:m9"), (5, "position-horizons-en-passant-form")),
        (with_field(5, "d10:e9:"), (5, "position-horizons-en-passant-form")),
        (with_field(6, "01"), (6, "position-horizons-number")),
        (with_field(6, "-1"), (6, "position-horizons-number")),
        (with_field(6, "+1"), (6, "position-horizons-number")),
        (with_field(6, ""), (6, "position-horizons-number")),
        (with_field(6, "9999999999"), (6, "position-horizons-number")),
        (with_field(6, "4294967296"), (6, "position-horizons-number")),
        (with_field(7, "0"), (7, "position-horizons-number")),
        (with_field(7, "x"), (7, "position-horizons-number")),
    ] {
        assert_eq!(position_error::<Horizons>(&text), expected, "{text}");
    }
}

#[test]
fn counters_of_long_games_can_be_read_again() {
    for number in [999_999_998, 999_999_999, 1_000_000_000, u32::MAX - 1, u32::MAX] {
        let text = place("Ka3 kl10 Ra1", &format!("b - - - {number} {number}"));
        let next = number.saturating_add(1);
        let played = after::<Horizons>(&text, "l10-l11");
        assert!(played.ends_with(&format!(" {next} {next}")), "{played}");
        assert_eq!(Horizons::print_position(&position::<Horizons>(&played)), played);
    }
}

#[test]
fn exactly_one_king_each() {
    for pieces in ["Ka1", "kl12", "Ka1 Kc1 kl12", "Ka1 kl12 ka12"] {
        let text = place(pieces, "w - - - 0 1");
        assert_eq!(position_error::<Horizons>(&text), (1, "position-horizons-king"), "{text}");
    }
}

#[test]
fn no_pawn_type_piece_stands_on_an_edge_rank() {
    for piece in ["P", "W", "V", "S", "p", "w", "v", "s"] {
        for cell in ["e1", "e12"] {
            let text = place(&format!("Ka3 kl10 {piece}{cell}"), "w - - - 0 1");
            assert_eq!(position_error::<Horizons>(&text), (1, "position-horizons-edge"), "{text}");
        }
    }
}

#[test]
fn no_more_pieces_than_the_game_has() {
    for (piece, cells, key) in [
        ("P", "b5 c5 d5 e5 f5", "position-too-many"),
        ("s", "b5 c5 d5 e5 f5", "position-too-many"),
        ("V", "b5 c5 d5 e5 f5", "position-too-many"),
    ] {
        let men: Vec<String> = cells.split(' ').map(|cell| format!("{piece}{cell}")).collect();
        let text = place(&format!("Ka3 kl12 {}", men.join(" ")), "w - - - 0 1");
        assert_eq!(position_error::<Horizons>(&text), (1, key), "{text}");
    }
    let mixed = place("Ka3 kl12 Wb5 Wc5 Wd5 Ve5 Vf5", "w - - - 0 1");
    assert_eq!(position_error::<Horizons>(&mixed), (1, "position-too-many"), "demoted warriors are warriors");
    // All pawn-type pieces stand, so nobody was promoted.
    let crowded = START.replacen("/12/12/", "/12/Q11/", 1);
    assert_eq!(position_error::<Horizons>(&crowded), (1, "position-horizons-promoted"));
    // A queen comes of a pawn, a magician of a warrior, a zip of a shielder; the others of anything.
    for (missing, promoted, fits) in [
        ("W", "Q", false),
        ("P", "Q", true),
        ("S", "M", false),
        ("W", "M", true),
        ("P", "Z", false),
        ("S", "Z", true),
        ("W", "R", true),
        ("S", "N", true),
    ] {
        let ranks = "WWSSPPPPSSWW".replacen(missing, "1", 1);
        let text = START.replacen("/12/12/", &format!("/12/{promoted}11/"), 1).replacen("WWSSPPPPSSWW", &ranks, 1);
        if fits {
            assert_eq!(Horizons::print_position(&position::<Horizons>(&text)), text);
        } else {
            assert_eq!(position_error::<Horizons>(&text), (1, "position-horizons-promoted"), "{text}");
        }
    }
    let promoted = crowded.replacen("WWSSPPPPSSWW", "WWSSP1PPSSWW", 1);
    assert_eq!(Horizons::print_position(&position::<Horizons>(&promoted)), promoted);
}

#[test]
fn the_side_that_just_moved_is_not_in_check() {
    for (pieces, side) in [("Ka1 kl12 Rl1", "w"), ("Ka1 ra12 kl12", "b"), ("Ke5 ke6", "w"), ("Ka1 kl12 Wl10", "w")] {
        let text = place(pieces, &format!("{side} - - - 0 1"));
        assert_eq!(position_error::<Horizons>(&text), (2, "position-horizons-check"), "{text}");
    }
}

#[test]
fn castling_letters_need_king_and_rook_at_home() {
    for (pieces, rights, field) in [
        ("Kg1 Ra1 kg12", "AL -", 3),
        ("Kg1 Ra1 kg12", "L -", 3),
        ("Kf1 Ra1 kg12", "A -", 3),
        ("Kg1 ra1 kg12", "A -", 3),
        ("Kg1 kg12 rl12", "- al", 4),
        ("Kg1 kg12 nl12", "- l", 4),
        ("Kg1 kh12 rl12", "- l", 4),
    ] {
        let text = place(pieces, &format!("w {rights} - 0 1"));
        assert_eq!(position_error::<Horizons>(&text), (field, "position-horizons-castling"), "{text}");
    }
    for rights in ["AL al", "A l", "L a", "- al", "AL -", "- -"] {
        let text = place("Kg1 Ra1 Rl1 kg12 ra12 rl12", &format!("w {rights} - 0 1"));
        assert_eq!(Horizons::print_position(&position::<Horizons>(&text)), text);
    }
}

#[test]
fn an_en_passant_field_was_left_by_a_double_step() {
    let text = |pieces: &str, side: &str, field: &str| {
        place(&format!("Ka3 kl10 {pieces}"), &format!("{side} - - {field} 1 2"))
    };
    for (pieces, side, field) in [
        ("pd9", "w", "d10:d9"),
        ("sd9", "w", "d10:d9"),
        ("we9", "w", "d10:e9"),
        ("ve9", "w", "f10:e9"),
        ("Pd4", "b", "d3:d4"),
        ("Wc4", "b", "d3:c4"),
    ] {
        let text = text(pieces, side, field);
        assert_eq!(Horizons::print_position(&position::<Horizons>(&text)), text);
    }
    for (pieces, side, field) in [
        // Nothing, a piece of the side to move, a piece without a double step.
        ("", "w", "d10:d9"),
        ("Pd9", "w", "d10:d9"),
        ("pd9", "b", "d10:d9"),
        ("nd9", "w", "d10:d9"),
        // The wrong way or the wrong rank.
        ("pe9", "w", "d10:e9"),
        ("wd9", "w", "d10:d9"),
        ("pd8", "w", "d9:d8"),
        ("wf9", "w", "d10:f9"),
        ("wa9", "w", "a10:a9"),
        // From outside the board.
        ("wb9", "w", "a10:b9"),
        // Something stands on the square passed or on the one it came from.
        ("pd9 nd10", "w", "d10:d9"),
        ("pd9 nd11", "w", "d10:d9"),
        ("we9 Nc11", "w", "d10:e9"),
    ] {
        let text = text(pieces, side, field);
        assert_eq!(position_error::<Horizons>(&text), (5, "position-horizons-en-passant"), "{text}");
    }
}

#[test]
fn the_counters_leave_room_for_the_double_step() {
    for (side, pieces, field, counters) in
        [("w", "pd9", "d10:d9", "0 2"), ("w", "pd9", "d10:d9", "1 1"), ("b", "Pd4", "d3:d4", "0 1")]
    {
        let text = place(&format!("Ka3 kl10 {pieces}"), &format!("{side} - - {field} {counters}"));
        assert_eq!(position_error::<Horizons>(&text), (5, "position-horizons-en-passant"), "{text}");
    }
    let first = place("Ka3 kl10 Pd4", "b - - d3:d4 1 1");
    assert_eq!(Horizons::print_position(&position::<Horizons>(&first)), first);
}

#[test]
fn before_the_double_step_the_other_side_was_not_in_check() {
    // The rook checks through the square that the pawn stood on no more; with the pawn back on d11 it checks too.
    let always = place("Ka9 ra12 kl12 pd9", "w - - d10:d9 1 2");
    assert_eq!(position_error::<Horizons>(&always), (5, "position-horizons-en-passant"));
    let opened = place("Ka11 rg11 kl12 pd9", "w - - d10:d9 1 2");
    assert_eq!(Horizons::print_position(&position::<Horizons>(&opened)), opened, "the step itself gave check");
}

#[test]
fn the_text_says_nothing_about_options() {
    let start = position::<Horizons>(&format!("[warrior=always,shielder=plain,ox=garden] {START}"));
    assert_eq!(Horizons::print_position(&start), START);
    assert_ne!(start, position::<Horizons>(START), "but the position knows them");
}
