"""Whole games of all ten, as records write them, and why each ends. They were found by playing at random and taking what wins."""

GAMES = {
    "semaforo": ("line", "b3 c2 d2 d2 c3 d2 a2 b3 c1"),
    "avanco": ("far-rank", "g2-f3 g6-g5 f2-e3 f7-g6 b2-c3 b6-b5 e3-d4 b5-b4 d4-c5 e6-d5 c5xd6 d7-e6 d6-d7"),
    "rastros": ("home", "f4 f3 g4 g5 f5 e4 d4 c3 b3 a2 b2 a1"),
    "atari-go": ("capture", "b7 i8 c9 i1 g1 c7 g2 d9 d5 e2 g9 c8 f6 a1 a2 b9"),
    "gatos-caes": (
        "no-moves",
        "e4 a6 b3 h1 c6 b7 g2 a8 e5 e7 a2 f6 f8 a5 d2 g6 h4 h6 d6 f1 c3 a4 h8 a7 c8 g7 b1 e1 f3 b5 g4",
    ),
    "apocalypse": (
        "no-orders",
        "e1-c2|a5-b3 d1-d2|a4-a3 a2xb3|e5-d3 e2xd3|d5-d4 c2xa3|a3-a2 b1xa2|e4xd3 a3-c4|b5-b4",
    ),
    "horizon": (
        "king-captured",
        "Kg1 Kf10 d1-f3 c10-b9 b1-c2 f10-h8 c1-e3 h8-i7 g1-i3 b9-a9 e3-d3 e10-e9 f1-h3 i7-i6 a1-c3 h10-i9 d3-c4 g10-g9 "
        "h3-g3 i6-h5 c4-d4 i9-h9 c2-d2 h5-g5 d2-c2 g9-h10 f3-f4 d10-c10 f4xg5",
    ),
    "horizons": (
        "checkmate",
        "e2-e4 k11-l10 a2-b3 c11-c9 i2-i4 e11-e9 a1-a5 k12-j10 l2-k3 b12-a10 f1-a6 l12-k12 a6-l6 a11-b10 l6-g6 k12-k5 "
        "j1-e6 l10-k9 g6-d9 f12-e11 e6-c8 e11-j6 d9xf11",
    ),
    "produto": (
        "product",
        "Wg6 Wg5 Bh6 Wc3 Wh3 Bb6 Bb5 We4 Wh1 Ba5 Be9 Bd8 Wc4 Wi3 Bi4 Bd2 Wa4 Bd7 Bf1 Bi2 Be7 Wf3 Wc2 Bh4 Wc6 Bf2 Be2 "
        "Bc7 Wf6 Wc1 Be5 We3 Wd3 Wg2 Bi5 Wb4 Bd5 Wa1 Bh2 Wi1 Wg4 Bb2 Bb3 Wa3 Wg7 Bc5 Wa2 Be1 Wf7 Wd4 Wf8 Bb1 Bd1 Wg1 "
        "We6 Bf5 Bf4 Bh5 Wd6 We8 Bg3",
    ),
    "sapiens": (
        "all-captured",
        "c1~ h7~ b2-b3 c8~ c1-a3 d7~ f2-f3 d8~ g2-g3 e7~ f1~ c7-c6 b3-b4 b8~ b4-b3 h7-g6 f3-e3 e7~ b3-b2 g6-h5 g1-g2 "
        "a7-a6 e3-f3 d8~ g3~ f8~ f3-f4 a6-a5 f4-f5 e8~ d2~ a8~ d1~ d8~ h1~ g7-h7 d2-e3 d8-c7 e2-d2 a5~ d2~ g8-g7 "
        "d1-e2 a5-b6 e3-d4 f8~ g2-g1 c6~ c2-c1 b6~ e2-d3 b6-b5 d3xb5 g7-g5 b5xc6 g5xg3 c6xd7 b7-a7 d7xe8!h8 f7-g7 "
        "g1xg3 h5-g6 g3xg6 g7~ g6xg7 c7-e5 g7xh7!a8 a7-a6 f5xe5 a6-a5 e5xe7 b8-d6 e1-e3 d6-c7 e7xc7 f8-e8 c7xc8 a5-b5 "
        "c8xe8!b5",
    ),
}

# Where lots decide who begins, the position says it.
BEGINNINGS = {
    "sapiens": "b2+,b2+,b2+,b2+,b2+,b2+,b2+,b2+/b1+,b1+,b1+,b1+,b1+,b1+,b1+,b1+/8/8/8/8/"
    "w1+,w1+,w1+,w1+,w1+,w1+,w1+,w1+/w2+,w2+,w2+,w2+,w2+,w2+,w2+,w2+ w 2 alliances",
}
