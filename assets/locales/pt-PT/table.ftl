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

ui-who-with = Com quem quer jogar?
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
