game-hex = Hex
game-hex-line = Ligue os seus dois lados do tabuleiro com uma corrente de peças sem falhas.
begin-hex = { $seat ->
    [1] Coloque uma peça em qualquer casa livre. Você liga o lado de cá ao de lá.
   *[2] Coloque uma peça em qualquer casa livre. Você liga o lado esquerdo ao direito.
}
asks-hex = Coloque uma peça em qualquer casa livre.

kind-hex-0 = peça

reason-joined = Uma corrente sem falhas liga os dois lados.

refuse-hex-occupied = Em { $cell } já tem uma peça. Escolha uma casa livre.
refuse-hex-one-stone = Uma peça por lance: a sua vai para { $cell }.

sign-hex-edges = { $side } liga estes dois lados.

overlay-hex-joins = Os caminhos mais curtos
laid-hex-joins = Peças que faltam, se ninguém atrapalhar: Pretas { $black ->
    [-1] sem caminho
   *[other] { $black }
}, Brancas { $white ->
    [-1] sem caminho
   *[other] { $white }
}.

card-hex-goal = As Pretas ligam o lado de cá ao de lá, as Brancas o esquerdo ao direito. Vence quem tiver primeiro uma corrente sem falhas.
card-hex-place = Em cada lance se coloca uma peça numa casa livre. As peças não se movem nem são capturadas.
card-hex-bridge = Uma ponte: entre estas peças pretas há duas casas livres. Se as Brancas ocuparem uma, as Pretas ocupam a outra.
card-hex-joined = Com c1 a corrente fica completa: as Pretas venceram.
card-hex-end = Num tabuleiro cheio há sempre um só vencedor, então não há empate.
card-hex-rulings = As Pretas começam e as cores não são trocadas depois da primeira peça. Uma casa de canto pertence aos dois lados que ali se encontram.
