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

# Finais possíveis em qualquer jogo. Uma razão vem depois de “Vitória: Brancas.” ou “Empate.” e não repete isso.
reason-resignation = Por desistência.
reason-agreement = Os dois lados concordaram.
reason-clock = O tempo acabou.
reason-repetition = Esta posição apareceu três vezes.
reason-no-progress = Passaram-se turnos demais sem nada mudar.

# Finais de vários jogos
reason-no-moves = O outro lado não tem mais lances.
reason-all-captured = Ninguém mais tem peças.

# Opções de vários jogos
option-repetition = Uma posição que aparece três vezes
option-repetition-on = termina o jogo em empate
option-repetition-off = não faz diferença
option-no-progress = Muito tempo sem progresso
option-no-progress-on = termina o jogo em empate
option-no-progress-off = não faz diferença

# Por que algo não pode ser feito
refuse-over = A partida já terminou.
refuse-sealed = Sua ordem já está lacrada.
refuse-paused = O relógio está parado: primeiro, continuar.
refuse-curtain = Primeiro digam quem escolhe; os outros não olham.
refuse-cards = Digite as letras de uma ordem do seu cartão.
refuse-not-your-turn = Não é a sua vez.
refuse-unreadable = “{ $text }” não é um lance deste jogo; escreva como { $example }.
refuse-spelling = Esse lance se escreve { $spelling }.
refuse-joint = “{ $text }” precisa de uma ordem por lado, unidas por |, cada uma como { $example }.
refuse-not-asked-part = { $side }: este lado não dá ordens agora; escreva - no lugar da ordem.
refuse-complete = O lance já está completo.
refuse-unfinished = Este lance ainda não está completo.
refuse-cells-only = Aqui você só toca nas casas do tabuleiro.
refuse-no-seat = Não existe esse lugar nesta mesa.
refuse-no-pick = Este jogo não tem essa casa nem essa escolha.
refuse-late = Enquanto isso, o jogo já avançou.
refuse-not-local = Deste lado quem decide é o computador.
refuse-draw = O computador prefere continuar jogando.
refuse-leave-many = Com três ou mais lados, ninguém pode sair sozinho.
refuse-nothing-to-undo = Não há nada para desfazer.
refuse-nothing-to-redo = Não há nada para refazer.
refuse-no-node = O jogo nunca passou por aí.
refuse-remove-start = O início do jogo fica.
refuse-lesson = Um momento: veja primeiro a resposta e continue ao lado do tabuleiro.
refuse-lesson-order = Isso não é um lance aqui.
refuse-draft = Aqui se monta uma posição; ainda não se joga.
refuse-draft-change = Esta peça não tem outra forma.
refuse-nothing-removed = Nada foi retirado aí.

# Os jogadores do computador, do mais fraco ao mais forte
level-1 = Pintinho
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

# O que pode ser posto sobre o tabuleiro, e o que diz numa frase
overlay-groups = Grupos e produto
overlay-liberties = Liberdades
overlay-cells = Casas que restam para cada lado
overlay-reach = Casas ao alcance
overlay-values = Quanto vale cada lance
overlay-attacks = Casas atacadas
overlay-race = A corrida até a última fileira
overlay-lines = O que se pode capturar em linha
overlay-meetings = O que pode acontecer
laid-attacks = Casas atacadas: Brancas { $white }, Pretas { $black }. Com uma peça adversária: Brancas { $white-enemies }, Pretas { $black-enemies }.
