game-hex = Hex
game-hex-line = Ligue os seus dois lados do tabuleiro com uma cadeia de peças sem falhas.
begin-hex = { $seat ->
    [1] Ponha uma peça em qualquer casa livre. Liga o lado de cá ao de lá.
   *[2] Ponha uma peça em qualquer casa livre. Liga o lado esquerdo ao direito.
}
asks-hex = Ponha uma peça em qualquer casa livre.

kind-hex-0 = peça

reason-joined = Uma cadeia sem falhas liga os dois lados.

refuse-hex-occupied = Em { $cell } já há uma peça. Escolha uma casa livre.
refuse-hex-one-stone = Uma peça por jogada: a sua vai para { $cell }.

sign-hex-edges = { $side } liga estes dois lados.

overlay-hex-joins = Os caminhos mais curtos
laid-hex-joins = Peças em falta, se ninguém estorvar: Pretas { $black ->
    [-1] sem caminho
   *[other] { $black }
}, Brancas { $white ->
    [-1] sem caminho
   *[other] { $white }
}.

card-hex-goal = As Pretas ligam o lado de cá ao de lá, as Brancas o esquerdo ao direito. Ganha quem primeiro tiver uma cadeia sem falhas.
card-hex-place = Em cada jogada põe-se uma peça numa casa livre. As peças não se movem nem se capturam.
card-hex-bridge = Uma ponte: entre estas peças pretas há duas casas livres. Se as Brancas ocuparem uma, as Pretas ocupam a outra.
card-hex-joined = Com c1 a cadeia fica completa: ganharam as Pretas.
card-hex-end = Num tabuleiro cheio há sempre um só vencedor, por isso não há empates.
card-hex-rulings = As Pretas começam e não se trocam as cores depois da primeira peça. Uma casa de canto pertence aos dois lados que ali se encontram.
