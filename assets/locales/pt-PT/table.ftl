## À volta do tabuleiro

ui-turn-yours = É a sua vez
ui-thinks = está a pensar …
ui-sealed-plate = já escolheu
ui-reach-go = { $from } pode ir para { $to }.
ui-reach-take = { $from } pode capturar em { $taken }.
ui-reach-both = { $from } pode ir para { $to }, ou capturar em { $taken }.
ui-or = { $first } ou { $last }
ui-undo-short = Anular
ui-withdraw-short = Retirar
ui-hint-short = Dica
ui-moves-short = Jogadas
ui-more-short = Mais
ui-overlay-hide = Tirar
ui-move-number = Jogada { $number }
ui-plate-captures =
    { $number ->
        [one] { $number } captura
       *[other] { $number } capturas
    }

ui-who-with = { $game }: com quem quer jogar?
ui-tally = { $won ->
    [0] ainda sem vitórias
    [one] uma vitória
   *[other] { $won } vitórias
}, { $lost ->
    [0] sem derrotas
    [one] uma derrota
   *[other] { $lost } derrotas
}
ui-friend-here = Com um amigo, nesta mesa
ui-friend-here-about = Jogam à vez; o tabuleiro pode rodar.
ui-begin-as = Joga com
ui-fold-clock = Relógio
ui-fold-match = Encontro
ui-fold-rules = Regras
ui-fold-names = Lugares e nomes
ui-fold-usual = como de costume
ui-fold-changed = alteradas
level-1-line = Acabou de nascer. Cada jogada é uma surpresa.
level-2-line = Rápido e confiante. Vê um salto à frente.
level-3-line = Leva o que pode e esquece onde o pôs.
level-4-line = Arma ciladas e sorri enquanto lá cai.
level-5-line = Leu todos os livros desta biblioteca.
level-6-line = Dá tudo e nunca se cansa.

# What the weaker levels are good at, and what they overlook
overlooks-answers = Vê o que ganha já. Esquece-se de que vem uma resposta.
overlooks-diagonals = Olha a direito, e para a sua resposta. Não repara nas diagonais.
overlooks-far = Tem cuidado com o que está perto. Não repara nas capturas de longe.
overlooks-captures = Captura o que pode. Esquece-se de que a outra cor captura ao mesmo tempo.
overlooks-jumps = Tem cuidado com os seus peões. Não repara no que os seus cavalos capturam.
overlooks-race = Captura o que pode. Não repara nas suas peças que correm em frente.
overlooks-edge = Tem cuidado no meio. Não repara na beira do tabuleiro.
overlooks-away = Fica junto dos seus. Não repara no resto do tabuleiro.
overlooks-others = Arranja lugar para si. Não repara naquilo de que o adversário precisa.
overlooks-second = Faz um grupo grande. Esquece-se de que o segundo conta tanto como ele.
overlooks-colour = Faz crescer o produto. Esquece-se de que uma pedra pode ser da outra cor.
overlooks-next-turn = Não dá nada de mão beijada. Não repara no que se prepara para a vez seguinte.
overlooks-later = Pensa umas jogadas à frente. Não repara no que vem depois delas.

# What the strongest say when they have proved how the game ends
proved-win = Vi tudo até ao fim: ganho, { $moves ->
    [one] numa jogada
   *[other] no máximo em { $moves } jogadas
}.
proved-wins = Vi tudo até ao fim: ganho.
proved-loss = Vi tudo até ao fim: pode ganhar-me, { $moves ->
    [one] numa jogada
   *[other] em { $moves } jogadas
}.
proved-losses = Vi tudo até ao fim: pode ganhar-me.
proved-draw = Vi tudo até ao fim: ninguém ganha, se ambos jogarem bem.

# The end of a game
level-1-wins = O Pintainho ganhou
level-1-try = Jogar com o Pintainho
level-2-wins = O Coelho ganhou
level-2-try = Jogar com o Coelho
level-3-wins = O Esquilo ganhou
level-3-try = Jogar com o Esquilo
level-4-wins = A Raposa ganhou
level-4-try = Jogar com a Raposa
level-5-wins = A Coruja ganhou
level-5-try = Jogar com a Coruja
level-6-wins = O Dragão ganhou
level-6-try = Jogar com o Dragão

ui-names-on = Toque em qualquer lado para continuar
ui-names-player = Quem joga: toque para mudar
ui-names-timeline = A partida numa linha: arraste para recuar
ui-names-asks = O que o jogo lhe pede
ui-names-box = Um jogo: toque para jogar
