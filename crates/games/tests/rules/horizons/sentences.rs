//! One test for each sentence of the rules of Horizons.

use super::{START, goes, place};
use crate::battery::{after, moves, outcome, position};
use ludoteca_games::horizons::Horizons;
use ludoteca_rules::session::{GameSession, PlayView, Request, Session};
use ludoteca_rules::{Game, Notation, Options, Rules, Seat, Side, Winner};

/// What a piece can do: pieces, whose it is, the piece's cell, its moves.
fn check(table: &[(&str, &str, &str)]) {
    for (pieces, from, expected) in table {
        let side = if pieces.split(' ').any(|piece| piece.ends_with(from) && piece.starts_with(char::is_lowercase)) {
            "b"
        } else {
            "w"
        };
        let text = place(pieces, &format!("{side} - - - 0 1"));
        assert_eq!(goes(&text, from), *expected, "{from} in {text}");
    }
}

fn play(text: &str) -> GameSession<Horizons> {
    GameSession::from_position(Options::defaults(Horizons::INFO.options), text).expect("a good position")
}

fn submit(play: &mut GameSession<Horizons>, texts: &str) {
    for text in texts.split(' ') {
        play.submit(Request::Move(text.to_owned())).unwrap_or_else(|refusal| panic!("{text}: {}", refusal.text));
    }
}

fn reason(play: &GameSession<Horizons>) -> Option<&'static str> {
    play.outcome().map(|outcome| outcome.reason)
}

#[test]
fn the_setup() {
    let start = Horizons::start(&Options::defaults(Horizons::INFO.options), Seat(0));
    assert_eq!(Horizons::print_position(&start), START);
    assert_eq!(moves::<Horizons>(START).len(), 30);
}

#[test]
fn king_queen_rook_bishop_and_knight_are_as_in_chess() {
    for (piece, targets) in [("Q", 43), ("R", 22), ("B", 21), ("N", 8), ("M", 40)] {
        let alone = place(&format!("Ka3 kl10 Pl2 {piece}f6"), "w - - - 0 1");
        assert_eq!(goes(&alone, "f6").split(' ').count(), targets, "{alone}");
    }
    check(&[
        ("Ke5 kl12 Pl2", "e5", "-d4 -d5 -d6 -e4 -e6 -f4 -f5 -f6"),
        ("Ka1 kl12 Pl2 Nb3", "b3", "-a5 -c1 -c5 -d2 -d4"),
        ("Ka1 kl12 Rb2 nb4 Bd2", "b2", "-a2 -b1 -b3 -c2 xb4"),
    ]);
}

#[test]
fn the_pawn_has_its_double_step_from_its_second_rank() {
    check(&[
        ("Ka1 kl12 Pe2", "e2", "-e3 -e4"),
        ("Ka1 kl12 Pe3 nd4 ne5 nf4", "e3", "-e4 xd4 xf4"),
        ("Ka1 kl12 Pe2 ne4", "e2", "-e3"),
        ("Ka1 kl12 Pe2 ne3", "e2", ""),
        ("Ka1 kl12 pe11", "e11", "-e10 -e9"),
    ]);
}

#[test]
fn a_warrior_goes_diagonally_and_captures_straight() {
    check(&[
        ("Ka1 kl12 We5", "e5", "-d6 -f6"),
        ("Ka1 kl12 We2", "e2", "-c4 -d3 -f3 -g4"),
        ("Ka1 kl12 We2 nd3 ng4", "e2", "-f3"),
        ("Ka1 kl12 We5 nd6 ne6 nf6", "e5", "xe6"),
        ("Ka1 kl12 We5 ne7", "e5", "-d6 -f6 xe7"),
        ("Ka1 kl12 We5 ne6 ne7", "e5", "-d6 -f6 xe6"),
        ("Ka1 kl12 We5 Ne6 ne7", "e5", "-d6 -f6"),
        ("Ka1 kl12 Ve5 ne7", "e5", "-d6 -f6"),
        ("Ka1 kl12 Ve2 ne3", "e2", "-c4 -d3 -f3 -g4 xe3"),
        ("Ka1 kl12 we8 Ne6", "e8", "-d7 -f7 xe6"),
    ]);
}

#[test]
fn a_far_capture_demotes_for_good_and_gives_check() {
    let text = place("Ka1 kl12 We5 ne7", "w - - - 5 1");
    assert_eq!(after::<Horizons>(&text, "e5xe7"), place("Ka1 kl12 Ve7", "b - - - 0 1"));
    let near = place("Ka1 kl12 We5 ne6", "w - - - 5 1");
    assert_eq!(after::<Horizons>(&near, "e5xe6"), place("Ka1 kl12 We6", "b - - - 0 1"));
    let black = place("Ka1 kl12 we8 Ne6", "b - - - 5 1");
    assert_eq!(after::<Horizons>(&black, "e8xe6"), place("Ka1 kl12 ve6", "w - - - 0 2"));
    for (warrior, checks) in [("Wl10", true), ("Vl10", false), ("Vl11", true)] {
        let text = place(&format!("Ka1 kl12 {warrior}"), "b - - - 0 1");
        assert_eq!(position::<Horizons>(&text).is_in_check(position::<Horizons>(&text).mover()), checks, "{warrior}");
    }
    let screened = place("Ka1 kl12 Wl10 nl11", "b - - - 0 1");
    assert_eq!(goes(&screened, "l11"), "", "the knight may not open the way");
}

#[test]
fn a_shielder_goes_straight_and_captures_sideways() {
    check(&[
        ("Ka1 kl12 Se5", "e5", "-e6"),
        ("Ka1 kl12 Se2", "e2", "-e3 -e4"),
        ("Ka1 kl12 Se5 nd5 sf5 nd6", "e5", "-e6 xd5 xf5"),
        ("Ka1 kl12 se8 Nd8", "e8", "-e7 xd8"),
    ]);
}

#[test]
fn a_shielder_pushes_one_or_two() {
    for (pieces, played, expected) in [
        ("Ka1 kl12 Se5 ne6", "e5-e6", "Ka1 kl12 Se6 ne7"),
        ("Ka1 kl12 Se5 ne6 be7", "e5-e6", "Ka1 kl12 Se6 ne7 be8"),
        ("Ka1 ke6 Se5", "e5-e6", "Ka1 Se6 ke7"),
        ("Ka1 ke7 Se5 ne6", "e5-e6", "Ka1 Se6 ne7 ke8"),
        ("Ka1 kl12 Se9 pe10", "e9-e10", "Ka1 kl12 Se10 pe11"),
    ] {
        let text = place(pieces, "w - - - 7 1");
        assert_eq!(after::<Horizons>(&text, played), place(expected, "b - - - 8 1"), "not a capture: {text}");
    }
    check(&[
        ("Ka1 kl12 Se5 ne6 Ne7", "e5", ""),
        ("Ka1 kl12 Se5 se6", "e5", ""),
        ("Ka1 kl12 Se5 ne6 se7", "e5", ""),
        ("Ka1 kl12 Se5 ne6 ne7 ne8", "e5", ""),
        ("Ka1 kl12 Se5 ne6 ne7 Ne8", "e5", ""),
        ("Ka1 kl12 Se10 ne11", "e10", ""),
        ("Ka1 kl12 Se9 ne10 ne11", "e9", ""),
        ("Ka1 kl12 Se11 ne12", "e11", ""),
        // Single step only: two squares need two empty ones.
        ("Ka1 kl12 Se2 ne3", "e2", "-e3"),
        ("Ka1 kl12 Se2 ne4", "e2", "-e3"),
        ("Ka1 kl12 se3 Ne2", "e3", ""),
    ]);
}

#[test]
fn a_pawn_pushed_back_to_its_second_rank_is_unmoved() {
    let text = place("Ka1 kl12 Se9 pe10 nd10", "w - - - 0 1");
    let pushed = after::<Horizons>(&text, "e9-e10 l12-l11 e10xd10");
    assert_eq!(goes(&pushed, "e11"), "-e10 -e9");
}

#[test]
fn a_push_may_not_leave_the_own_king_in_check() {
    // The pushed rook would look along the king's rank; then the pushing Shielder would open its file.
    check(&[("Kb7 kl12 Se5 re6", "e5", ""), ("Ke1 kl12 Se5 re9 ne6", "e5", "-e6")]);
}

#[test]
fn a_shielder_cannot_be_captured_from_in_front() {
    for (attacker, captures) in [
        ("Rf2", false),
        ("Qb3", false),
        ("Bi4", false),
        ("Wf6", false),
        ("Pe6", false),
        ("Qf12", true),
        ("Rb7", true),
        ("Bb11", true),
        // Neither its file nor one of its diagonals.
        ("Ne5", true),
        ("Zf5", false),
        ("Ze4", true),
        ("Og4", true),
        ("Of4", false),
        ("Mb2", true),
        ("Mb4", true),
        ("Se7", true),
    ] {
        let text = place(&format!("Ka1 kl10 {attacker} sf7"), "w - - - 0 1");
        assert_eq!(goes(&text, &attacker[1..]).contains("xf7"), captures, "{text}");
    }
}

#[test]
fn an_ox_goes_two_or_three_straight_or_two_and_one_diagonally_onward() {
    check(&[
        ("Ka3 kl10 Of6", "f6", "-c5 -c6 -c7 -d6 -e3 -e9 -f3 -f4 -f8 -f9 -g3 -g9 -h6 -i5 -i6 -i7"),
        ("Ka3 kl10 Of6 nf7 nf4 nd6 ni7", "f6", "-h6 -i5 -i6 xd6 xf4 xi7"),
        ("Ka3 kl10 Oa6 na8", "a6", "-a4 -b3 -c6 -d5 -d6 -d7 xa8"),
    ]);
}

#[test]
fn a_magician_goes_three_or_more_in_a_line_and_one_aside() {
    let corner = "-b10 -b11 -b12 -b5 -b6 -b7 -b8 -b9 -d5 -e4 -e6 -e2 -f2 -f5 -f7 -g2 -g6 -g8 -h2 -h7 -h9 -i10 -i2 -i8 \
                  -j11 -j2 -j9 -k10 -k12 -k2 -l11 -l2";
    let mut sorted: Vec<&str> = corner.split(' ').collect();
    sorted.sort_unstable();
    check(&[
        ("Kl1 kl9 Ma1", "a1", &sorted.join(" ")),
        // A piece on a target blocks nothing; one on the line blocks what lies behind it.
        ("Kl1 kl9 Ma1 Nb2 na5 nb5 ne1", "a1", "-e2 xb5"),
        ("Kl1 kl9 Ma1 Nb2 na4", "a1", "-e2 -f2 -g2 -h2 -i2 -j2 -k2 -l2"),
    ]);
}

#[test]
fn a_zip_goes_two_straight_and_then_in_turn_diagonally_and_straight() {
    check(&[
        ("Ka3 kl12 Zf1 ne4 Ng4", "f1", "-b2 -c2 -d1 -e1 -f2 -f3 -g1 -h1 -i2 -j2 -k3 -l3 xe4"),
        ("Ka3 kl12 Zf1 nf2 Ne1 ni2", "f1", "-g1 -h1 xf2 xi2"),
        ("Ka3 kl12 Zf1 nf3 Ne1 Ng1", "f1", "-f2 xf3"),
    ]);
}

#[test]
fn promotion_is_compulsory() {
    for (piece, own) in [("P", "Q"), ("W", "M"), ("V", "M"), ("S", "Z")] {
        let text = place(&format!("Ka1 kl10 {piece}e11"), "w - - - 9 1");
        let to = if "WV".contains(piece) { ["-d12", "-f12"].as_slice() } else { &["-e12"] };
        let mut expected: Vec<String> =
            to.iter().flat_map(|to| ["B", "N", "O", "R", own].map(|new| format!("{to}={new}"))).collect();
        expected.sort();
        assert_eq!(goes(&text, "e11"), expected.join(" "));
        let played = format!("e11{}={own}", to[0]);
        let cell = &to[0][1..];
        assert_eq!(after::<Horizons>(&text, &played), place(&format!("Ka1 kl10 {own}{cell}"), "b - - - 0 1"));
    }
    let far = place("Ka1 kl10 We10 ne12", "w - - - 0 1");
    assert!(goes(&far, "e10").contains("xe12=M"), "a far capture promotes");
    assert!(!goes(&far, "e10").contains("xe12 "));
}

#[test]
fn en_passant_on_the_next_move_only() {
    let text = place("Ka1 kl12 pe11 Pd9 Sf10 we5", "b - - - 3 5");
    let passed = after::<Horizons>(&text, "e11-e9");
    assert_eq!(passed, place("Ka1 kl12 pe9 Pd9 Sf10 we5", "w - - e10:e9 4 6"));
    assert_eq!(after::<Horizons>(&passed, "d9xe10"), place("Ka1 kl12 Pe10 Sf10 we5", "b - - - 0 6"));
    assert_eq!(after::<Horizons>(&passed, "f10xe10"), place("Ka1 kl12 Pd9 Se10 we5", "b - - - 0 6"));
    let later = after::<Horizons>(&passed, "a1-a2 l12-l11");
    assert!(later.contains(" - ") && !moves::<Horizons>(&later).iter().any(|text| text.contains('x')), "{later}");
}

#[test]
fn who_captures_whom_en_passant() {
    // A black piece has passed e10; the capturers stand where their own step captures onto it.
    for (victim, takers) in [
        ("pe9 e10:e9", "Pd9 Pf9 Sd10 Sf10"),
        ("se9 e10:e9", "Sd10 Sf10"),
        ("wf9 e10:f9", "Pd9 Sd10 Sf10 We9"),
        ("vf9 e10:f9", "Pd9 Sd10 Sf10 We9"),
    ] {
        let (victim, field) = victim.split_once(' ').expect("a piece and its field");
        for pawn in ["P", "W", "V", "S"] {
            for cell in ["d9", "e9", "f9", "d10", "f10"].iter().filter(|cell| !victim.ends_with(*cell)) {
                let text = place(&format!("Ka1 kl12 {victim} {pawn}{cell}"), &format!("w - - {field} 1 2"));
                let like = if pawn == "V" { "W" } else { pawn };
                let expected = takers.split(' ').any(|taker| taker == format!("{like}{cell}"));
                assert_eq!(goes(&text, cell).contains("xe10"), expected, "{text}");
            }
        }
    }
}

#[test]
fn en_passant_may_not_open_the_king() {
    let text = place("Ka9 kl12 Pd9 pe9 rh9", "w - - e10:e9 1 2");
    assert_eq!(goes(&text, "d9"), "-d10");
}

#[test]
fn castling() {
    let text = place("Kg1 Ra1 Rl1 kg12 ra12 rl12", "w AL al - 3 9");
    assert_eq!(after::<Horizons>(&text, "O-O"), place("Kj1 Ra1 Ri1 kg12 ra12 rl12", "b - al - 4 9"));
    assert_eq!(after::<Horizons>(&text, "O-O-O O-O"), place("Kd1 Re1 Rl1 kj12 ra12 ri12", "w - - - 5 10"));
    assert_eq!(after::<Horizons>(&text, "a1-a2 l12-l2"), place("Kg1 Ra2 Rl1 kg12 ra12 rl2", "w L a - 5 10"));
    assert_eq!(after::<Horizons>(&text, "a1xa12").split(' ').nth(3), Some("l"));
    assert_eq!(after::<Horizons>(&text, "g1-g2 g12-h12"), place("Kg2 Ra1 Rl1 kh12 ra12 rl12", "w - - - 5 10"));
    let castles = |pieces: &str| {
        let text = place(pieces, "w AL - - 0 1");
        let castles = moves::<Horizons>(&text).into_iter().filter(|text| text.starts_with('O'));
        castles.collect::<Vec<_>>().join(" ")
    };
    for (attacker, expected) in [
        ("", "O-O O-O-O"),
        // In check; passing h1; landing on j1; rook attacked or its way, which is allowed.
        ("rg9", ""),
        ("rh9", "O-O-O"),
        ("rj9", "O-O-O"),
        ("re9", "O-O"),
        ("rd9", "O-O"),
        ("rl9", "O-O O-O-O"),
        ("rk9", "O-O O-O-O"),
        ("rb9", "O-O O-O-O"),
        ("ra9", "O-O O-O-O"),
        ("Nb1", "O-O"),
        ("nk1", "O-O-O"),
        ("Bh1", "O-O-O"),
        // A Magician that could capture on j1 over i1: the rook lands there and shields the king.
        ("mf4", "O-O O-O-O"),
        // One that could capture on h1 over g1, which the king has left.
        ("md4", "O-O-O"),
    ] {
        assert_eq!(castles(&format!("Kg1 Ra1 Rl1 kc12 {attacker}")), expected, "{attacker}");
    }
}

#[test]
fn check_mate_and_stalemate() {
    let end = |text: &str| outcome::<Horizons>(text).map(|(winner, reason)| format!("{winner} {reason}"));
    assert_eq!(end("k11/2Q9/12/12/12/12/12/12/12/12/12/9K2 b - - - 0 1").as_deref(), Some("draw stalemate"));
    assert_eq!(end("k11/1Q10/2K9/12/12/12/12/12/12/12/12/12 b - - - 0 1").as_deref(), Some("w checkmate"));
    let mate = position::<Horizons>("k11/1Q10/2K9/12/12/12/12/12/12/12/12/12 b - - - 0 1");
    let cells: Vec<String> =
        Horizons::outcome(&mate).expect("mate").cells.iter().map(|cell| cell.0.to_string()).collect();
    assert_eq!(cells, ["121", "132"], "the queen and the king");
}

#[test]
fn a_dead_position_is_a_draw() {
    for (pieces, dead) in [
        ("", true),
        ("Nc4", true),
        ("nc4", true),
        ("Bc4", true),
        // Squares of one colour, whoever's bishops they are.
        ("Bc4 bd5", true),
        ("Bc4 Bd5 be6", true),
        ("Bc4 bc5", false),
        ("Nc4 nc9", false),
        ("Nc4 Bc5", false),
        ("Pc4", false),
        ("Oc4", false),
        ("Rc4", false),
    ] {
        let text = place(format!("Ka1 kl12 {pieces}").trim_end(), "w - - - 0 1");
        let expected = dead.then(|| ("draw".to_owned(), "dead-position".to_owned()));
        assert_eq!(outcome::<Horizons>(&text), expected, "{text}");
        assert_eq!(moves::<Horizons>(&text).is_empty(), dead);
    }
}

#[test]
fn seventy_five_moves_of_each_side_are_a_draw() {
    let mut quiet = play(&place("Ka1 kl12 Rc4", "w - - - 148 90"));
    submit(&mut quiet, "c4-c5");
    assert_eq!((reason(&quiet), quiet.asked().is_empty()), (None, false));
    submit(&mut quiet, "l12-l11");
    assert_eq!((reason(&quiet), quiet.asked().is_empty()), (Some("75-moves"), true));
    assert_eq!(reason(&play(&place("Ka1 kl12 Rc4", "w - - - 150 90"))), Some("75-moves"));
    let mut captured = play(&place("Ka1 kl12 Rc4 nc9", "w - - - 149 90"));
    submit(&mut captured, "c4xc9");
    assert_eq!(reason(&captured), None);
    let mut pawn = play(&place("Ka1 kl12 Pc4 nc9", "w - - - 149 90"));
    submit(&mut pawn, "c4-c5");
    assert_eq!(reason(&pawn), Some("75-moves"), "a pawn's step is no progress here");
    let mut promoted = play(&place("Ka1 kl10 Pc11", "w - - - 149 90"));
    submit(&mut promoted, "c11-c12=R");
    assert_eq!(reason(&promoted), None);
}

#[test]
fn mate_on_the_last_ply_wins() {
    let mut mated = play(&place("Kc10 ka12 Qb1", "w - - - 149 90"));
    submit(&mut mated, "b1-b11");
    assert_eq!(reason(&mated), Some("checkmate"));
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut repeated = play(START);
    submit(&mut repeated, "b1-c3 b12-c10 c3-b1 c10-b12 b1-c3 b12-c10 c3-b1");
    assert_eq!(reason(&repeated), None);
    submit(&mut repeated, "c10-b12");
    assert_eq!(reason(&repeated), Some("repetition"));
}

#[test]
fn rights_make_another_position() {
    let shuffle = "b1-c3 b12-c10 c3-b1 c10-b12";
    // Nobody can capture g3 en passant, so the right to do it is none.
    let mut unusable = play(START);
    submit(&mut unusable, &format!("g2-g4 b12-c10 b1-c3 c10-b12 c3-b1 {}", "b12-c10 b1-c3 c10-b12 c3-b1"));
    assert_eq!(reason(&unusable), Some("repetition"));
    let usable = place("Ka1 kl12 Pg2 ph4 Nb1 nb12", "w - - - 0 1");
    let mut usable = play(&usable);
    submit(&mut usable, &format!("g2-g4 b12-c10 b1-c3 c10-b12 c3-b1 {}", "b12-c10 b1-c3 c10-b12 c3-b1"));
    assert_eq!(reason(&usable), None);
    let mut castling = play(&place("Kg1 Ra1 kg12 ng9 Nb1 nb12", "w A - - 0 1"));
    submit(&mut castling, &format!("g1-h1 g9-h11 h1-g1 h11-g9 {shuffle}"));
    assert_eq!(reason(&castling), None, "the king has moved");
}

#[test]
fn the_clock_ends_in_a_draw_if_the_other_side_cannot_mate() {
    for (pieces, flagged, winner) in [
        ("Ka1 kl12 Rc4", 0, Winner::Draw),
        ("Ka1 kl12 Rc4", 1, Winner::Side(Side(0))),
        ("Ka1 kl12 rc4", 1, Winner::Draw),
        ("Ka1 kl12 Rc4 nc9", 0, Winner::Side(Side(1))),
    ] {
        let mut play = play(&place(pieces, "w - - - 0 1"));
        play.submit(Request::Flag(Seat(flagged))).expect("a flag can fall");
        let outcome = play.outcome().expect("the game is over");
        assert_eq!((outcome.winner, outcome.reason), (winner, "clock"), "{pieces}");
    }
}

#[test]
fn moves_as_text() {
    for (text, expected) in [("G2-G4", "g2-g4"), (" g2-g4 ", "g2-g4")] {
        assert_eq!(after::<Horizons>(START, expected), {
            let mut read = position::<Horizons>(START);
            let played = ludoteca_rules::orders::read_move::<Horizons>(&read, text).expect("legal");
            Horizons::play(&mut read, played);
            Horizons::print_position(&read)
        });
    }
}
