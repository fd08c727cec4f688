//! Every sentence that says no, provoked by a touch or by a text.

use super::place;
use crate::battery::{Touch, check_refusals};
use ludoteca_games::horizons::Horizons;

/// White's pieces and what they may not do: pieces, the cell touched first, the cell touched then, the sentence. The
/// kings stand on a1 and l10 unless they are named.
const WHITE_TOUCHES: &[(&str, &str, &str, &str)] = &[
    ("Nf6", "f6", "f6", "refuse-horizons-same"),
    ("Nf6 Pg8", "f6", "g8", "refuse-horizons-own"),
    ("Nf6 sg8", "f6", "h9", "refuse-horizons-knight"),
    ("", "a1", "a3", "refuse-horizons-king"),
    ("", "a1", "d1", "refuse-horizons-king"),
    ("rb12", "a1", "b2", "refuse-horizons-king-attacked"),
    ("Qf6", "f6", "g8", "refuse-horizons-queen"),
    ("Qf6 pf8 nf9", "f6", "f10", "refuse-horizons-blocked"),
    ("Rf6", "f6", "g7", "refuse-horizons-rook"),
    ("Bf6", "f6", "f7", "refuse-horizons-bishop"),
    ("Of6", "f6", "f7", "refuse-horizons-ox"),
    ("Of6", "f6", "g7", "refuse-horizons-ox"),
    ("Of6 nf7", "f6", "f8", "refuse-horizons-blocked"),
    ("Mf6", "f6", "f9", "refuse-horizons-magician"),
    ("Mf6 pf8", "f6", "g10", "refuse-horizons-blocked"),
    ("Zf6", "f6", "g7", "refuse-horizons-zip"),
    ("Zf6 pg9", "f6", "g10", "refuse-horizons-blocked"),
    // A Shielder from in front: straight, diagonally, far away, by a king, a Warrior and a Zip's last straight step.
    ("Rf4 sf7", "f4", "f7", "refuse-horizons-shielded"),
    ("Bd5 sf7", "d5", "f7", "refuse-horizons-shielded"),
    ("Qb3 sf7", "b3", "f7", "refuse-horizons-shielded"),
    ("Ke6 sf7", "e6", "f7", "refuse-horizons-shielded"),
    ("Wf6 sf7", "f6", "f7", "refuse-horizons-shielded"),
    ("Wf5 sf7", "f5", "f7", "refuse-horizons-shielded"),
    ("Pe6 sf7", "e6", "f7", "refuse-horizons-shielded"),
    ("Zf5 sf7", "f5", "f7", "refuse-horizons-shielded"),
    ("Of5 sf7", "f5", "f7", "refuse-horizons-shielded"),
    // The own king.
    ("Ra4 ra9", "a4", "b4", "refuse-horizons-exposed"),
    ("Rb4 ra9", "b4", "c4", "refuse-horizons-in-check"),
    ("Se4 ne5 Kd1 rd9", "e4", "e5", "refuse-horizons-in-check"),
    ("Se5 re6 Kb7", "e5", "e6", "refuse-horizons-exposed"),
    // Pawns.
    ("Pf6", "f6", "f8", "refuse-horizons-double"),
    ("Pf6", "f6", "f5", "refuse-horizons-pawn"),
    ("Pf6", "f6", "e6", "refuse-horizons-pawn"),
    ("Pf6 nf7", "f6", "f7", "refuse-horizons-pawn-straight"),
    ("Pf2 nf4", "f2", "f4", "refuse-horizons-pawn-straight"),
    ("Pf2 nf3", "f2", "f4", "refuse-horizons-blocked"),
    ("Pf6", "f6", "g7", "refuse-horizons-pawn-diagonal"),
    ("Pf9 pg9", "f9", "g10", "refuse-horizons-en-passant-late"),
    ("Pf9 wh9", "f9", "g10", "refuse-horizons-en-passant-late"),
    ("Pf9 sg9", "f9", "g10", "refuse-horizons-pawn-diagonal"),
    // Warriors.
    ("Wf6", "f6", "f5", "refuse-horizons-warrior"),
    ("Wf6", "f6", "g6", "refuse-horizons-warrior"),
    ("Wf6 ng7", "f6", "g7", "refuse-horizons-warrior-diagonal"),
    ("Wf6", "f6", "h8", "refuse-horizons-double"),
    ("Wf2 ng3", "f2", "h4", "refuse-horizons-blocked"),
    ("Wf2 nh4", "f2", "h4", "refuse-horizons-warrior-diagonal"),
    ("Wf6", "f6", "f7", "refuse-horizons-warrior-straight"),
    ("Wf9 wg9", "f9", "f10", "refuse-horizons-en-passant-late"),
    ("Wf9 pf10 ng9", "f9", "f11", "refuse-horizons-warrior-far"),
    ("Wf6", "f6", "f8", "refuse-horizons-warrior-far"),
    ("Wf6 Nf7 nf8", "f6", "f8", "refuse-horizons-blocked"),
    ("Vf6 nf8", "f6", "f8", "refuse-horizons-warrior-once"),
    ("Vf6", "f6", "f8", "refuse-horizons-demoted"),
    ("Vf6", "f6", "f5", "refuse-horizons-demoted"),
    // Shielders.
    ("Sf6", "f6", "g7", "refuse-horizons-shielder"),
    ("Sf6", "f6", "f8", "refuse-horizons-double"),
    ("Sf2 Nf3", "f2", "f4", "refuse-horizons-blocked"),
    ("Sf6", "f6", "g6", "refuse-horizons-shielder-sideways"),
    ("Sf10 pg9", "f10", "g10", "refuse-horizons-en-passant-late"),
    ("Sf6 nf7 Nf8", "f6", "f7", "refuse-horizons-push-own"),
    ("Sf6 sf7", "f6", "f7", "refuse-horizons-push-shielder"),
    ("Sf6 nf7 sf8", "f6", "f7", "refuse-horizons-push-shielder"),
    ("Sf6 nf7 nf8 nf9", "f6", "f7", "refuse-horizons-push-many"),
    ("Sf6 nf7 nf8 Nf9", "f6", "f7", "refuse-horizons-push-many"),
    ("Sf10 nf11", "f10", "f11", "refuse-horizons-push-edge"),
    ("Sf11 nf12", "f11", "f12", "refuse-horizons-push-edge"),
    ("Sf10 nf11 nf12", "f10", "f11", "refuse-horizons-push-edge"),
    ("Sf2 nf3", "f2", "f4", "refuse-horizons-push-double"),
    ("Sf2 nf4", "f2", "f4", "refuse-horizons-push-double"),
    ("Rb2 be5", "b2", "b3", "refuse-horizons-exposed"),
];

fn with_kings(pieces: &str) -> String {
    let mut all = vec![pieces];
    all.extend(["Ka1"].into_iter().filter(|_| !pieces.contains('K')));
    all.extend(["kl10"].into_iter().filter(|_| !pieces.contains('k')));
    // A pawn, so that the game is not over for want of pieces.
    all.push("Pl2");
    all.retain(|piece| !piece.is_empty());
    all.join(" ")
}

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let start = super::START.to_owned();
    let over = "k11/2K9/W11/12/12/12/12/12/12/12/12/12 b - - - 0 1".to_owned();
    let boards: Vec<(String, [&str; 1], &str, &str)> = WHITE_TOUCHES
        .iter()
        .map(|(pieces, from, to, key)| (place(&with_kings(pieces), "w - - - 0 1"), [*from], *to, *key))
        .collect();
    let mut touches: Vec<Touch> =
        boards.iter().map(|(text, from, to, key)| (text.as_str(), 0, &from[..], *to, *key)).collect();
    let passed = place("Ka1 kl12 Pf9 sg9 Wh9 Sf10", "w - - g10:g9 1 2");
    let check = place("Kg1 Rl1 Ra1 kg12 Nc5 rg9", "w AL - - 0 1");
    let through = place("Kg1 Rl1 Ra1 kg12 rh9 rd9", "w AL - - 0 1");
    let between = place("Kg1 Rl1 Ra1 Nk1 kg12", "w A - - 0 1");
    let blocked = place("Kg1 Rl1 Ra1 Nk1 Nb1 kg12", "w AL - - 0 1");
    let lost = place("Ka1 kl12 Pb2 Ra4 ra9 bf6", "w - - - 0 1");
    let pinned = place("Ka1 kl12 Bb1 rf1", "w - - - 0 1");
    // Neither Shielder guards its king; what it pushes would attack him.
    let pushing = ["Ka8 kl12 Sc6 rc7", "Kb7 kl12 Sc6 nc7"].map(|pieces| place(pieces, "w - - - 0 1"));
    let cornered = place("Ka1 kl12 rb9 rl2 Pd4", "w - - - 0 1");
    let promoting = place("Ka1 kl12 Pb11 Wd11 Sf11 Ng11", "w - - - 0 1");
    touches.extend([
        (over.as_str(), 1, &[][..], "a12", "refuse-over"),
        (&start, 1, &[], "a12", "refuse-not-your-turn"),
        (&start, 0, &[], "a5", "refuse-horizons-empty"),
        (&start, 0, &[], "a12", "refuse-horizons-not-yours"),
        (&start, 0, &[], "#0", "refuse-horizons-piece-first"),
        (&start, 0, &["#0"], "a2", "refuse-horizons-piece-first"),
        (&start, 0, &[], "a1", "refuse-horizons-stuck"),
        (&start, 0, &["a12"], "a5", "refuse-horizons-not-yours"),
        (&start, 0, &["e2"], "#0", "refuse-horizons-choice-early"),
        (&start, 0, &["e2", "e4"], "#0", "refuse-horizons-no-promotion"),
        (&start, 0, &["e2", "e4"], "e5", "refuse-complete"),
        (&start, 0, &["e2", "e4", "#0"], "e5", "refuse-complete"),
        (&passed, 0, &["f9"], "g10", "refuse-horizons-en-passant-kind"),
        (&check, 0, &["g1"], "j1", "refuse-horizons-castle-check"),
        (&check, 0, &[], "c5", "refuse-horizons-check-stuck"),
        (&through, 0, &["g1"], "j1", "refuse-horizons-castle-through"),
        (&through, 0, &["g1"], "d1", "refuse-horizons-king-attacked"),
        (&between, 0, &["g1"], "j1", "refuse-horizons-castle-moved"),
        (&blocked, 0, &["g1"], "j1", "refuse-horizons-blocked"),
        (&blocked, 0, &["g1"], "d1", "refuse-horizons-blocked"),
        (&lost, 0, &["b2"], "b3", "refuse-horizons-exposed"),
        (&pinned, 0, &[], "b1", "refuse-horizons-pinned"),
        (&pushing[0], 0, &[], "c6", "refuse-horizons-exposed"),
        (&pushing[1], 0, &[], "c6", "refuse-horizons-exposed"),
        (&cornered, 0, &[], "a1", "refuse-horizons-king-stuck"),
        (&promoting, 0, &["b11", "b12"], "c12", "refuse-horizons-promote-now"),
        (&promoting, 0, &["b11", "b12"], "#1", "refuse-horizons-promote-pawn"),
        (&promoting, 0, &["d11", "e12"], "#2", "refuse-horizons-promote-warrior"),
        (&promoting, 0, &["f11", "f12"], "#0", "refuse-horizons-promote-shielder"),
    ]);
    let garden = format!("[ox=garden] {}", place("Ka1 kl12 Of6", "w - - - 0 1"));
    touches.extend([
        (garden.as_str(), 0, &["f6"][..], "f8", "refuse-horizons-garden-ox"),
        (&garden, 0, &["f6"], "g7", "refuse-horizons-ox-garden"),
    ]);
    let texts = [
        (start.as_str(), 0, "e2e4", "refuse-unreadable"),
        (&start, 0, "e2-e4=K", "refuse-unreadable"),
        (&start, 0, "e2-e4=q", "refuse-unreadable"),
        (&start, 0, "o-o", "refuse-unreadable"),
        (&start, 0, "0-0", "refuse-unreadable"),
        (&start, 0, "e2é4", "refuse-unreadable"),
        (&start, 0, "e2xe4", "refuse-spelling"),
        (&start, 0, "O-O", "refuse-horizons-blocked"),
        (&start, 0, "e2-e4=Q", "refuse-horizons-no-promotion"),
        (&promoting, 0, "b11-b12", "refuse-unfinished"),
        (&promoting, 0, "b11-b12=M", "refuse-horizons-promote-pawn"),
        (&promoting, 0, "O-O", "refuse-horizons-castle-moved"),
        (&between, 0, "g1-d1", "refuse-spelling"),
    ];
    check_refusals::<Horizons>(&touches, &texts);
}
