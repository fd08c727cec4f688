# De quem é a vez
ui-turn = Vez: { $who }
ui-turn-order = { $who }: qual é o lance?
ui-turn-together = Todos escolhem seu lance
ui-turn-computer = { $name } ({ $who }) está pensando

# O sorteio nos dados
ui-roll-one = { $who } { $value }
ui-roll-next = { $who } { $value }
ui-roll-seat = lugar { $number } tirou { $value }
ui-roll-begins = Sorteio: { $rolls }. Primeiro lance: { $who }.
ui-roll-tie = Os dois tiraram { $value }: de novo.
ui-roll-again = Sorteio: { $rolls }. Quem tirou { $value } joga o dado de novo.

# Como terminou
ui-result-win = Vitória: { $winner }
ui-result-draw = Empate
ui-look = Rever a partida

# O que foi jogado
ui-history-start = Início
ui-history-resigned = Desistência: { $who }
ui-history-draw = Empate por acordo
ui-history-flagged = Tempo esgotado: { $who }

# O painel
ui-panel-show = Mostrar o painel
ui-panel-hide = Ocultar o painel
ui-undo = Desfazer
ui-withdraw = Retirar as ordens lacradas
ui-redo = Refazer
ui-resign = Desistir
ui-agree-draw = Empatar
ui-resign-ask = { $who }: desistir da partida?
ui-draw-ask = Todos aceitam o empate?
ui-play-on = Continuar jogando
ui-new-game = Nova partida
ui-settings = Configurações

# Ordens secretas
ui-secret-between = Quem escolhe primeiro? Os outros não olham.
ui-secret-away = { $who }: não vale olhar!
ui-secret-next = { $who }: agora é a sua vez de escolher, em segredo.
ui-secret-take = { $who }: começar
ui-secret-cards = Escolham no cartão e digitem as letras, os dois ao mesmo tempo. Só a vela mostra.
ui-secret-card = { $who }: qual é o lance?
ui-secret-illegal = lance ilegal, por um ponto
ui-sealed = { $who }: ordem lacrada
option-secret-entry = Ordens secretas
option-secret-entry-curtain = um de cada vez, sem os outros olharem
option-secret-entry-keys = ao mesmo tempo, por letras

# Pequenas perguntas
ui-seal = Entregar mesmo assim, por um ponto de penalidade
ui-seal-not = Pensar melhor
ui-start = Começar
ui-earlier = Partidas anteriores
ui-earlier-one = Lance { $number } · { $state }
ui-cancel = Cancelar
ui-close = Fechar

# Configurações
ui-language = Idioma
ui-language-system = O do computador
ui-text-scale = Tamanho do texto
ui-speed = Velocidade das peças
ui-instant = Mover as peças na hora
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
ui-demo-pause = Pausar
ui-demo-back = Voltar um passo
ui-demo-on = Avançar um passo
ui-demo-speed = Velocidade
ui-demo-position = Posição
ui-demo-close = Voltar

ui-slow = Este computador desenha sem placa de vídeo: as imagens demoram um pouco mais.

# A estante e o cartão de regras
ui-title = Ludoteca
ui-players = { $players } jogadores
ui-left-open = em andamento
ui-shelf = Todos os jogos
ui-rules = Regras
ui-card-end = Como termina
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
ui-advice-thinks = Pensando …
ui-advice = { $move }: { $worth }
ui-advice-best = a melhor de { $count }
ui-advice-only = a única jogada
ui-advice-loses = perde contra o melhor jogo, mas é o que mais resiste
