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
ui-wins = { $winner } venceu
ui-you-win = Você venceu!
ui-again = De novo
ui-again-about = os mesmos jogadores, com os lados trocados
ui-take-back = Voltar um lance
ui-look = Rever a partida

# O que foi jogado
ui-history-start = Início
ui-history-resigned = Desistência: { $who }
ui-history-draw = Empate por acordo
ui-history-flagged = Tempo esgotado: { $who }

# O painel
ui-undo = Desfazer
ui-redo = Refazer
ui-resign = Desistir
ui-agree-draw = Empatar
ui-resign-ask = { $who }: desistir da partida?
ui-draw-ask = Todos aceitam o empate?
ui-play-on = Continuar jogando
ui-settings = Configurações

# Ordens secretas
ui-secret-between = Quem escolhe primeiro? Os outros não olham.
ui-secret-away = { $who }: não vale olhar!
ui-secret-next = { $who }: agora é a sua vez de escolher, em segredo.
ui-secret-take = { $who }: começar
ui-secret-cards = Escolham no cartão e digitem as letras, os dois ao mesmo tempo. Uma vela acesa diz que vocês já escolheram, mas não o quê.
ui-secret-card = { $who }: qual é o lance?
ui-secret-illegal = ilegal, um ponto de penalidade
ui-sealed = { $who }: ordem lacrada
option-secret-entry = Ordens secretas
option-secret-entry-curtain = um de cada vez, sem os outros olharem
option-secret-entry-keys = ao mesmo tempo, por letras

# Pequenas perguntas
ui-seal = Entregar mesmo assim, por um ponto de penalidade
ui-seal-not = Pensar melhor

# Um lance espera até que se concorde
ui-agree = Jogar
ui-reconsider = Pensar melhor
ui-type-waits = { $who }. Digite um lance, como { $example }.
ui-type-none = Nenhum lance começa assim.
ui-match = Partida { $game } de { $of }: { $score }
ui-match-next = Próxima partida

# Desenhar no tabuleiro
ui-annotation-ring = Anel
ui-annotation-cross = Cruz
ui-annotation-number = Número
ui-annotation-arrow = Seta: de uma casa a outra
ui-annotation-spot = Foco
ui-annotation-green = Verde
ui-annotation-red = Vermelho
ui-annotation-yellow = Amarelo
ui-annotation-blue = Azul
ui-annotation-wipe = Apagar
ui-start = Começar
ui-earlier = Partidas anteriores
ui-earlier-one = Lance { $number } · { $state }
ui-cancel = Cancelar
ui-close = Fechar

# Configurações
ui-language = Idioma
ui-language-system = como o sistema ({ $language })
ui-text-scale = Tamanho do texto
ui-speed = As peças andam
ui-speed-least = com calma
ui-speed-most = depressa
ui-instant = Mover as peças na hora
ui-motion = Menos movimento
ui-hints = Mostrar o que uma peça pode fazer
ui-facing = O tabuleiro é visto do lado
ui-facing-stay = inicial
ui-facing-mover = de quem joga
ui-facing-own = onde estou
ui-sound = Sons
ui-sound-off = sem som
ui-sound-panels = Ouvem-se os botões e as páginas
ui-ambience = A sala ao redor
ui-room = Sala
ui-room-audience = Sala na janela para o público
ui-room-same = a mesma
ui-quality = Imagem
ui-quality-automatic = automática
ui-quality-plain = leve
ui-quality-shadow = com sombras
ui-quality-full = completa
ui-quality-costs = Sem placa de vídeo cada imagem demora umas oito vezes mais.
ui-confirm = Perguntar antes de jogar
ui-guard = Avisar antes de um erro claro
ui-keep-mistakes = Salvar os meus erros depois de cada jogo
ui-palette = Cores
ui-palette-usual = As de sempre
ui-palette-red-green = Se o vermelho e o verde se confundem
ui-palette-blue-yellow = Se o azul e o amarelo se confundem
ui-section-table = Mesa
ui-section-playing = Jogar
ui-section-sound = Som
ui-section-words = Idioma
ui-section-keys = Teclas
ui-section-seeing = Ver
ui-settings-live = O que você muda aparece na hora.
ui-key-cell = ir para uma casa
ui-key-cursor = ir de casa em casa
ui-key-pick = pegar ou soltar; aceitar o lance
ui-key-alt = com ela um clique desenha um anel e arrastar desenha uma seta (Shift: cruz, Ctrl: número, ambas: foco)

# Uma demonstração
ui-demo-play = Reproduzir
ui-demo-pause = Pausar
ui-demo-back = Voltar um passo
ui-demo-on = Avançar um passo
ui-demo-speed = Velocidade
ui-demo-position = Posição
ui-demo-close = Voltar
ui-theatre-part = { $number } de { $all }
ui-theatre-acts = Mostrar
ui-theatre-die = O dado
ui-theatre-net = A planificação
ui-theatre-hand = Na mão
ui-theatre-question = Para onde?
ui-theatre-before = A parte anterior
ui-theatre-after = A próxima parte
ui-theatre-repeat = Repetir
ui-theatre-set = Dados
ui-theatre-right = Sim, ele pode ir para lá.
ui-theatre-all = Muito bem: são todas.
ui-theatre-solved = São estas as casas.
ui-theatre-found = Pergunta { $number } de { $questions }: { $found } de { $all } encontradas
ui-theatre-solve = Mostrar as casas (S)
ui-theatre-next = Próxima pergunta (N)
ui-theatre-own = próprio
ui-theatre-enemy = inimigo

ui-slow = Este computador desenha sem placa de vídeo: as imagens demoram um pouco mais.

# A estante e o cartão de regras
ui-title = Ludoteca
ui-players = { $players } jogadores
ui-left-open = em andamento
ui-board-short = Para começar
ui-board-short-about = alguns minutos
ui-board-middle = Quinze minutos
ui-board-middle-about = um pouco mais para pensar
ui-board-long = Para uma noite inteira
ui-board-long-about = as caixas grandes
ui-box-minutes = { $minutes } min
ui-box-age = { $age }+
ui-go-on-turn = { $game } · é a sua vez
ui-today = Problema do dia
ui-today-solved = { $game } · resolvido
ui-first-hello = { $games } jogos, uma mesa. O primeiro dura { $minutes } minutos, e se aprende jogando.
ui-first-asks = “Vamos jogar? Eu também sou novo nisso.”
ui-learn-begin = uma lição por jogo
ui-learned = { $solved } de { $of } feitos
ui-class-way = Turma e torneios
ui-class-about = cada um na sua tela
ui-saved-begin = ficam guardadas aqui
ui-saved-number = { $games ->
    [1] uma partida guardada
   *[other] { $games } partidas guardadas
}
ui-shelf = Todos os jogos
ui-rules = Regras
ui-card-end = Como termina
ui-card-rulings = Decisões nossas, onde os autores nada dizem

# O computador à mesa
ui-person = Pessoa
ui-levels-note = Os bichos são o computador, do mais fraco ao mais forte.
ui-players-change = Jogadores
ui-analysis-follow = Jogar esta linha no tabuleiro
ui-analysis-then = O que pode vir a seguir
ui-analysis-end = Até o fim
ui-explored-play = Fazer este lance no tabuleiro
ui-mixed-of = { $side }: como misturar as ordens
ui-mixed-share = { $times ->
    [1] uma vez em 100
   *[other] { $times } vezes em 100
}
ui-mixed-never = nunca
ui-mixed-illegal = uma ordem ilegal
ui-mixed-always = sempre: { $worth }
ui-analysis-effort = { $nodes } posições vistas. As chances são de quem joga.
ui-analysis-chances = { $share } em 100 chances
ui-computer-go-on = Continuar
ui-computer-step = Um lance
ui-computer-pause = Pausa
ui-advice-thinks = Pensando …
ui-advice = { $move }: { $worth }
ui-advice-best = o melhor de { $count } lances
ui-advice-why = { $move } { $why }.
purpose-stops-win = impede { $order }, que venceria
purpose-stops-here = é onde o adversário venceria
purpose-captures = captura em { $cells }
purpose-threatens-win = ameaça vencer
purpose-saves = impede a captura em { $cell }
purpose-attacks = ataca { $cell }
ui-advice-only = o único lance
ui-advice-loses = perde contra o melhor jogo, mas é o que mais resiste
ui-advice-secret = Não enquanto vocês escolhem em segredo: todos à mesa leriam.

# Clock
ui-pause = Pausar
ui-paused = O relógio está parado
ui-go-on = Continuar
ui-clock-face = { $who }: { $time }
ui-clock-short = { $who }: só { $time }
option-match = Partidas
option-match-one = só uma
option-seating = Lugares
option-seating-named = como estão
option-seating-lots = por sorteio
option-clock = Relógio
option-clock-none = sem relógio
option-clock-up = só contar
option-clock-free = outro
option-clock-m = { $minutes } min
option-clock-ms = { $minutes } min + { $seconds } s
option-clock-s = { $seconds } s
option-clock-minutes = Minutos para a partida
option-clock-seconds = Segundos por lance
option-clock-extra = Os segundos
option-clock-extra-after = somam-se depois de cada lance (Fischer)
option-clock-extra-back = devolvem o que se gastou (Bronstein)
option-clock-extra-before = passam primeiro (atraso)
option-clock-share = O último jogador tem
option-clock-share-whole = o mesmo tempo
option-clock-share-half = metade
option-clock-share-third = um terço
option-clock-share-double = o dobro

# Timeline
ui-timeline-loop = Repetir sem parar
ui-timeline-place = { $place } de { $length }
ui-timeline-show = Linha do tempo sob o tabuleiro
ui-moves-show = Lances ao lado do tabuleiro

# Saved games
ui-saved = Minhas partidas
ui-saved-none = Ainda não há partidas. Cada partida fica guardada aqui, sem precisar fazer nada.
ui-saved-all = Todas as partidas
ui-saved-move = lance { $number }
ui-saved-rename = Dar nome
ui-saved-title = Um nome para esta partida
ui-saved-copy = Copiar
ui-saved-remove = Apagar
ui-saved-removed = Você apagou “{ $title }”.
ui-saved-restore = Recuperar
ui-saved-today = Hoje
ui-saved-week = Esta semana
ui-saved-earlier = Antes
ui-saved-more = Mais
ui-medals = Medalhas
ui-medals-about = quem você já venceu
ui-medals-none = Vença um animal e a cara dele fica aqui.
ui-medals-nameless = Sem nome
ui-medal = { $game }: { $animal }
saves-broken = O arquivo { $path } não é uma partida que se possa ler. { $problem }
saves-elsewhere = Esta partida está aberta em outra janela; o que se jogar aqui fica guardado como outra partida.
saves-in-use = Esta partida está aberta em outra janela.
saves-on-table = Esta partida está na mesa.

# Notes on moves, names
ui-note = Sobre este lance
ui-note-hint = O que há para dizer deste lance?
ui-note-keep = Guardar
ui-note-main = Tornar esta a linha principal
ui-note-remove = Apagar daqui em diante
ui-note-restore = Recuperar os lances
ui-name = Nome

# For screen readers
ui-spoken-empty = vazia
ui-spoken-held = na mão
ui-spoken-possible = possível
ui-pointed = { $piece }: { $about }
ui-spoken-piece = { $side }, { $kind }

# Setting up a position
ui-set-up = Montar uma posição
ui-draft-how = Escolha uma peça e toque nas casas, ou arraste o que está lá.
ui-draft-move = Mover
ui-draft-remove = Tirar
ui-draft-next = Outra peça
ui-draft-turn = Girar
ui-draft-ally = Aliança
ui-draft-cells = Escolher no tabuleiro
ui-draft-text = A posição em texto
ui-draft-legal = Uma posição de onde se pode jogar.
ui-draft-pieces = Peças
ui-draft-begin = Posição inicial
ui-draft-clear = Vazio
ui-draft-copy = Copiar
ui-draft-back = Voltar
ui-draft-puzzle = Problema
ui-lesson-own = Meus problemas
ui-puzzle-title = Título do problema
ui-puzzle-about = O computador procura a única maneira de ganhar ou de não perder, e pergunta por ela. Dê um título, se quiser.
ui-puzzle-make = Fazer o problema
ui-puzzle-made = Já está entre os seus problemas.
ui-note-step = Fazer disto um passo da minha lição
ui-lesson-own-steps = Minha lição
ui-step-made = Já está na sua lição.
ui-draft-play = Jogar a partir daqui

# Lessons and puzzles
ui-lesson-all = Lições e problemas
ui-lesson-puzzles = Problemas
ui-lesson-place = { $number } de { $of }
ui-lesson-solved = { $solved } de { $of } feitos
ui-lesson-next = Próximo
ui-lesson-again = Tentar de novo
ui-lesson-anew = Recomeçar
