# Lados
side-white = Brancas
side-black = Pretas
side-red = Vermelhas
side-green = Verdes
side-player-1 = Jogador 1
side-player-2 = Jogador 2
side-team-odd = Brancas (1 e 3)
side-team-even = Pretas (2 e 4)

# Lugares e resultados
seat = Lugar { $number }
seat-of-side = { $side }, lugar { $number }
outcome-win = Vitória: { $winner }. { $reason }
outcome-draw = Empate. { $reason }

# Finais possíveis em qualquer jogo. Uma razão vem depois de “Vitória: Brancas.” ou “Empate.” e não o repete.
reason-resignation = Por desistência.
reason-agreement = Foi de comum acordo.
reason-clock = O tempo acabou.
reason-repetition = Esta posição apareceu três vezes.
reason-no-progress = Passaram demasiados turnos sem que nada mudasse.

# Finais de vários jogos
reason-no-moves = O outro lado já não tem jogadas.
reason-all-captured = Mais ninguém tem peças.

# Opções de vários jogos
option-repetition = Uma posição que aparece três vezes
option-repetition-on = acaba o jogo em empate
option-repetition-off = não tem importância
option-no-progress = Muito tempo sem progresso
option-no-progress-on = acaba o jogo em empate
option-no-progress-off = não tem importância

# Porque é que algo não se pode fazer
refuse-over = A partida já acabou.
refuse-sealed = A sua ordem já está fechada.
refuse-paused = O relógio está parado: primeiro, continuar.
refuse-curtain = Primeiro digam quem escolhe; os outros não olham.
refuse-cards = Escreva as letras de uma ordem do seu cartão.
refuse-not-your-turn = Não é a sua vez.
refuse-unreadable = “{ $text }” não é uma jogada deste jogo; escreva-a como { $example }.
refuse-spelling = Essa jogada escreve-se { $spelling }.
refuse-joint = “{ $text }” tem de ter uma ordem por lado, unidas por |, cada uma como { $example }.
refuse-not-asked-part = { $side }: este lado não dá agora ordens; escreva - em vez da ordem.
refuse-complete = A jogada já está completa.
refuse-unfinished = Esta jogada ainda não está completa.
refuse-cells-only = Aqui só se toca nas casas do tabuleiro.
refuse-no-seat = Não há esse lugar nesta mesa.
refuse-no-pick = Este jogo não tem essa casa nem essa escolha.
refuse-late = Entretanto o jogo já avançou.
refuse-not-local = Deste lado decide o computador.
refuse-draw = O computador prefere continuar a jogar.
refuse-leave-many = Com três ou mais lados, ninguém pode sair sozinho.
refuse-nothing-to-undo = Não há nada para anular.
refuse-nothing-to-redo = Não há nada para repetir.
refuse-no-node = O jogo nunca passou por aí.
refuse-remove-start = O início do jogo fica.
refuse-lesson = Um momento: veja primeiro a resposta e continue ao lado do tabuleiro.
refuse-lesson-order = Isso aqui não é uma jogada.
refuse-draft = Aqui monta-se uma posição; ainda não se joga.
refuse-draft-change = Esta peça não tem outra forma.
refuse-nothing-removed = Nada foi retirado aí.

# Os jogadores do computador, do mais fraco ao mais forte
level-1 = Pintainho
level-2 = Coelho
level-3 = Esquilo
level-4 = Raposa
level-5 = Coruja
level-6 = Dragão

# Montar uma posição
setup-to-move = É a vez de
setup-seat-1 = Lugar 1
setup-seat-2 = Lugar 2
setup-seat-3 = Lugar 3
setup-seat-4 = Lugar 4

# O que se pode pôr sobre o tabuleiro, e o que diz numa frase
overlay-groups = Grupos e produto
overlay-liberties = Liberdades
overlay-cells = Casas que restam a cada lado
overlay-reach = Casas ao alcance
overlay-values = Quanto vale cada jogada
overlay-attacks = Casas atacadas
overlay-race = A corrida à última linha
overlay-lines = O que se pode capturar em linha
overlay-meetings = O que pode acontecer
laid-attacks = Casas atacadas: Brancas { $white }, Pretas { $black }. Com uma peça adversária: Brancas { $white-enemies }, Pretas { $black-enemies }.
