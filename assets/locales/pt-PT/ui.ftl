# De quem é a vez
ui-turn = A jogar: { $who }
ui-turn-order = { $who }: qual é a jogada?
ui-turn-together = Todos escolhem a sua jogada
ui-turn-computer = { $name } ({ $who }) está a pensar

# Os dados do começo
ui-roll-one = { $who } { $value }
ui-roll-next = { $who } { $value }
ui-roll-seat = lugar { $number } tirou { $value }
ui-roll-begins = Dados: { $rolls }. Primeira jogada: { $who }.
ui-roll-tie = Empate a { $value }: lançam outra vez.
ui-roll-again = Dados: { $rolls }. Quem tirou { $value } lança outra vez.

# Como acabou
ui-result-win = Vitória: { $winner }
ui-result-draw = Empate
ui-look = Ver o jogo

# O que se jogou
ui-history-start = Início
ui-history-resigned = Desistência: { $who }
ui-history-draw = Empate por acordo
ui-history-flagged = Fim do tempo: { $who }

# O painel
ui-panel-show = Mostrar o painel
ui-panel-hide = Esconder o painel
ui-undo = Anular
ui-withdraw = Retirar as ordens fechadas
ui-redo = Repetir
ui-resign = Desistir
ui-agree-draw = Empatar
ui-resign-ask = { $who }: desistir da partida?
ui-draw-ask = Todos aceitam o empate?
ui-play-on = Continuar a jogar
ui-new-game = Nova partida
ui-settings = Definições

# Ordens secretas
ui-secret-between = Quem escolhe primeiro? Os outros não olham.
ui-secret-away = { $who }: não vale olhar!
ui-secret-next = { $who }: agora é a sua vez de escolher, em segredo.
ui-secret-take = { $who }: começar
ui-secret-cards = Escolham no cartão e escrevam as letras, os dois ao mesmo tempo. Só a vela o mostra.
ui-secret-card = { $who }: qual é a jogada?
ui-secret-illegal = jogada ilegal, por um ponto
ui-sealed = { $who }: ordem fechada
option-secret-entry = Ordens secretas
option-secret-entry-curtain = à vez, sem os outros olharem
option-secret-entry-keys = ao mesmo tempo, por letras

# Pequenas perguntas
ui-seal = Entregar assim mesmo, por um ponto de penalização
ui-seal-not = Pensar melhor
ui-start = Começar
ui-earlier = Partidas anteriores
ui-earlier-one = Jogada { $number } · { $state }
ui-cancel = Cancelar
ui-close = Fechar

# Definições
ui-language = Língua
ui-language-system = A do computador
ui-text-scale = Tamanho da letra
ui-speed = Velocidade das peças
ui-instant = Mover as peças de imediato
ui-hints = Mostrar o que uma peça pode fazer
ui-turn-view = Virar o tabuleiro para quem joga
ui-sound = Sons
ui-sound-off = sem som
ui-room = Sala
ui-quality = Imagem
ui-quality-automatic = automática
ui-quality-plain = leve
ui-quality-shadow = com sombras
ui-quality-full = completa

# Uma demonstração
ui-demo-play = Reproduzir
ui-demo-pause = Pausa
ui-demo-back = Um passo atrás
ui-demo-on = Um passo à frente
ui-demo-speed = Velocidade
ui-demo-position = Posição
ui-demo-close = Voltar

ui-slow = Este computador desenha sem placa gráfica: as imagens demoram um pouco mais.

# A estante e o cartão de regras
ui-title = Ludoteca
ui-players = { $players } jogadores
ui-left-open = em curso
ui-shelf = Todos os jogos
ui-rules = Regras
ui-card-end = Como acaba
ui-card-rulings = Decisões nossas, onde os autores nada dizem

# O computador à mesa
ui-person = Pessoa
ui-levels-note = Os bichos são o computador, do mais fraco ao mais forte.
ui-players-change = Jogadores
ui-hint = Dica
ui-analysis = Análise
ui-analysis-hide = Sem análise
ui-analysis-follow = Jogar esta linha no tabuleiro
ui-analysis-effort = { $nodes } posições
ui-computer-go-on = Continuar
ui-computer-step = Um lance
ui-computer-pause = Pausa
ui-advice-thinks = A pensar …
ui-advice = { $move }: { $worth }
ui-advice-best = a melhor de { $count }
ui-advice-only = a única jogada
ui-advice-loses = perde contra o melhor jogo, mas é o que mais resiste
