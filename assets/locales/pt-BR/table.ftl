## Ao redor do tabuleiro

ui-turn-yours = É a sua vez
ui-thinks = está pensando …
ui-sealed-plate = já escolheu
ui-reach-go = { $from } pode ir para { $to }.
ui-reach-take = { $from } pode capturar em { $taken }.
ui-reach-both = { $from } pode ir para { $to }, ou capturar em { $taken }.
ui-or = { $first } ou { $last }
ui-undo-short = Desfazer
ui-withdraw-short = Retirar
ui-hint-short = Dica
ui-moves-short = Lances
ui-more-short = Mais
ui-overlay-hide = Tirar
ui-move-number = Lance { $number }
ui-plate-captures =
    { $number ->
        [1] { $number } captura
       *[other] { $number } capturas
    }

ui-who-with = { $game }: com quem você quer jogar?
ui-tally = { $won ->
    [0] ainda sem vitórias
    [1] uma vitória
   *[other] { $won } vitórias
}, { $lost ->
    [0] sem derrotas
    [1] uma derrota
   *[other] { $lost } derrotas
}
ui-friend-here = Com um amigo, nesta mesa
ui-friend-here-about = Vocês se revezam; o tabuleiro pode girar.
ui-begin-as = Você joga com
ui-fold-clock = Relógio
ui-fold-match = Confronto
ui-fold-rules = Regras
ui-fold-names = Lugares e nomes
ui-fold-usual = como de costume
ui-fold-changed = alteradas
level-1-line = Acabou de nascer. Cada lance é uma surpresa.
level-2-line = Rápido e confiante. Vê um salto à frente.
level-3-line = Leva o que pode e esquece onde guardou.
level-4-line = Arma ciladas e sorri enquanto você cai.
level-5-line = Leu todos os livros desta biblioteca.
level-6-line = Dá tudo e nunca se cansa.

# What the weaker levels are good at, and what they overlook
overlooks-answers = Vê o que ganha já. Esquece que vem uma resposta.
overlooks-diagonals = Olha em linha reta, e para a sua resposta. Não repara nas diagonais.
overlooks-far = Tem cuidado com o que está perto. Não repara nas capturas de longe.
overlooks-captures = Captura o que pode. Esquece que a outra cor captura ao mesmo tempo.
overlooks-jumps = Tem cuidado com os seus peões. Não repara no que os seus cavalos capturam.
overlooks-race = Captura o que pode. Não repara nas suas peças que correm em frente.
overlooks-edge = Tem cuidado no meio. Não repara na borda do tabuleiro.
overlooks-away = Fica junto dos seus. Não repara no resto do tabuleiro.
overlooks-others = Arruma lugar para si. Não repara no que o adversário precisa.
overlooks-second = Faz um grupo grande. Esquece que o segundo conta tanto quanto ele.
overlooks-colour = Faz o produto crescer. Esquece que uma pedra pode ser da outra cor.
overlooks-next-turn = Não dá nada de graça. Não repara no que se prepara para a vez seguinte.
overlooks-later = Pensa alguns lances à frente. Não repara no que vem depois deles.

# What the strongest say when they have proved how the game ends
proved-win = Vi tudo até o fim: eu ganho, { $moves ->
    [1] em um lance
   *[other] em no máximo { $moves } lances
}.
proved-wins = Vi tudo até o fim: eu ganho.
proved-loss = Vi tudo até o fim: você pode ganhar, { $moves ->
    [1] em um lance
   *[other] em { $moves } lances
}.
proved-losses = Vi tudo até o fim: você pode ganhar.
proved-draw = Vi tudo até o fim: ninguém ganha, se os dois jogarem bem.

# The end of a game
level-1-wins = O Pintinho venceu
level-1-try = Jogar com o Pintinho
level-2-wins = O Coelho venceu
level-2-try = Jogar com o Coelho
level-3-wins = O Esquilo venceu
level-3-try = Jogar com o Esquilo
level-4-wins = A Raposa venceu
level-4-try = Jogar com a Raposa
level-5-wins = A Coruja venceu
level-5-try = Jogar com a Coruja
level-6-wins = O Dragão venceu
level-6-try = Jogar com o Dragão

ui-names-on = Toque em qualquer lugar para continuar
ui-names-player = Quem joga: toque para mudar
ui-names-timeline = A partida numa linha: arraste para voltar
ui-names-asks = O que o jogo pede a você
ui-names-box = Um jogo: toque para jogar
