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
