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
ui-wins = { $winner } ganhou
ui-you-win = Ganhou!
ui-again = Outra vez
ui-again-about = os mesmos jogadores, com os lados trocados
ui-take-back = Voltar atrás uma jogada
ui-look = Ver o jogo

# O que se jogou
ui-history-start = Início
ui-history-resigned = Desistência: { $who }
ui-history-draw = Empate por acordo
ui-history-flagged = Fim do tempo: { $who }

# O painel
ui-undo = Anular
ui-redo = Repetir
ui-resign = Desistir
ui-agree-draw = Empatar
ui-resign-ask = { $who }: desistir da partida?
ui-draw-ask = Todos aceitam o empate?
ui-play-on = Continuar a jogar
ui-settings = Definições

# Ordens secretas
ui-secret-between = Quem escolhe primeiro? Os outros não olham.
ui-secret-away = { $who }: não vale olhar!
ui-secret-next = { $who }: agora é a sua vez de escolher, em segredo.
ui-secret-take = { $who }: começar
ui-secret-cards = Escolham no cartão e escrevam as letras, os dois ao mesmo tempo. Uma vela acesa diz que já escolheram, mas não o quê.
ui-secret-card = { $who }: qual é a jogada?
ui-secret-illegal = ilegal, um ponto de penalização
ui-sealed = { $who }: ordem fechada
option-secret-entry = Ordens secretas
option-secret-entry-curtain = à vez, sem os outros olharem
option-secret-entry-keys = ao mesmo tempo, por letras

# Pequenas perguntas
ui-seal = Entregar assim mesmo, por um ponto de penalização
ui-seal-not = Pensar melhor

# Uma jogada espera até que se concorde
ui-agree = Jogar
ui-reconsider = Pensar melhor
ui-type-waits = { $who }. Escreva uma jogada, como { $example }.
ui-type-none = Nenhuma jogada começa assim.
ui-match = Partida { $game } de { $of }: { $score }
ui-match-next = Partida seguinte

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
ui-earlier-one = Jogada { $number } · { $state }
ui-cancel = Cancelar
ui-close = Fechar

# Definições
ui-language = Língua
ui-language-system = como o sistema ({ $language })
ui-text-scale = Tamanho da letra
ui-speed = As peças andam
ui-speed-least = com calma
ui-speed-most = depressa
ui-instant = Mover as peças de imediato
ui-motion = Menos movimento
ui-hints = Mostrar o que uma peça pode fazer
ui-facing = O tabuleiro vê-se do lado
ui-facing-stay = inicial
ui-facing-mover = de quem joga
ui-facing-own = onde estou
ui-sound = Sons
ui-sound-off = sem som
ui-sound-panels = Ouvem-se os botões e as páginas
ui-ambience = A sala à volta
ui-room = Sala
ui-room-audience = Sala na janela para o público
ui-room-same = a mesma
ui-quality = Imagem
ui-quality-automatic = automática
ui-quality-plain = leve
ui-quality-shadow = com sombras
ui-quality-full = completa
ui-quality-costs = Sem placa gráfica cada imagem demora umas oito vezes mais.
ui-confirm = Perguntar antes de jogar
ui-guard = Avisar antes de um erro claro
ui-keep-mistakes = Guardar os meus erros depois de cada jogo
ui-palette = Cores
ui-palette-usual = As habituais
ui-palette-red-green = Se o vermelho e o verde se confundem
ui-palette-blue-yellow = Se o azul e o amarelo se confundem
ui-section-table = Mesa
ui-section-playing = Jogar
ui-section-sound = Som
ui-section-words = Língua
ui-section-keys = Teclas
ui-section-seeing = Ver
ui-settings-live = O que mudar vê-se logo.
ui-key-cell = ir para uma casa
ui-key-cursor = ir de casa em casa
ui-key-pick = pegar ou pousar; aceitar a jogada
ui-key-alt = com ela um clique desenha um anel e arrastar desenha uma seta (Shift: cruz, Ctrl: número, ambas: foco)

# Uma demonstração
ui-demo-play = Reproduzir
ui-demo-pause = Pausa
ui-demo-back = Um passo atrás
ui-demo-on = Um passo à frente
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
ui-theatre-after = A parte seguinte
ui-theatre-repeat = Repetir
ui-theatre-set = Dados
ui-theatre-right = Sim, pode ir para aí.
ui-theatre-all = Muito bem: são todas.
ui-theatre-solved = São estas as casas.
ui-theatre-found = Pergunta { $number } de { $questions }: { $found } de { $all } encontradas
ui-theatre-solve = Mostrar as casas (S)
ui-theatre-next = Pergunta seguinte (N)
ui-theatre-own = próprio
ui-theatre-enemy = inimigo

ui-slow = Este computador desenha sem placa gráfica: as imagens demoram um pouco mais.

# A estante e o cartão de regras
ui-title = Ludoteca
ui-players = { $players } jogadores
ui-left-open = em curso
ui-board-short = Para começar
ui-board-short-about = uns minutos
ui-board-middle = Um quarto de hora
ui-board-middle-about = um pouco mais para pensar
ui-board-long = Para um serão
ui-board-long-about = as caixas grandes
ui-box-minutes = { $minutes } min
ui-box-age = { $age }+
ui-go-on-turn = { $game } · é a sua vez
ui-today = Problema do dia
ui-today-solved = { $game } · resolvido
ui-first-hello = { $games } jogos, uma mesa. O primeiro dura { $minutes } minutos e aprende-se a jogar.
ui-first-asks = «Jogamos? Também sou novo nisto.»
ui-learn-begin = uma lição por jogo
ui-learned = { $solved } de { $of } feitos
ui-class-way = Turma e torneios
ui-class-about = cada um no seu ecrã
ui-saved-begin = ficam aqui guardados
ui-saved-number = { $games ->
    [one] um jogo guardado
   *[other] { $games } jogos guardados
}
ui-shelf = Todos os jogos
ui-rules = Regras
ui-card-end = Como acaba
ui-card-rulings = Decisões nossas, onde os autores nada dizem

# O computador à mesa
ui-person = Pessoa
ui-levels-note = Os bichos são o computador, do mais fraco ao mais forte.
ui-players-change = Jogadores
ui-analysis-follow = Jogar esta linha no tabuleiro
ui-analysis-then = O que pode vir a seguir
ui-analysis-end = Até ao fim
ui-explored-play = Fazer esta jogada no tabuleiro
ui-mixed-of = { $side }: como misturar as ordens
ui-mixed-share = { $times ->
    [one] uma vez em 100
   *[other] { $times } vezes em 100
}
ui-mixed-never = nunca
ui-mixed-illegal = uma ordem ilegal
ui-mixed-always = sempre: { $worth }
ui-analysis-effort = { $nodes } posições vistas. As hipóteses são de quem joga.
ui-analysis-chances = { $share } em 100 hipóteses
ui-computer-go-on = Continuar
ui-computer-step = Uma jogada
ui-computer-pause = Pausa
ui-advice-thinks = A pensar …
ui-advice = { $move }: { $worth }
ui-advice-best = a melhor de { $count } jogadas
ui-advice-why = { $move } { $why }.
purpose-stops-win = impede { $order }, que ganharia
purpose-stops-here = é onde o adversário ganharia
purpose-captures = captura em { $cells }
purpose-threatens-win = ameaça ganhar
purpose-saves = impede a captura em { $cell }
purpose-attacks = ataca { $cell }
ui-advice-only = a única jogada
ui-advice-loses = perde contra o melhor jogo, mas é o que mais resiste
ui-advice-secret = Não enquanto escolhem em segredo: toda a gente à mesa o leria.

# Clock
ui-pause = Pausa
ui-paused = O relógio está parado
ui-go-on = Continuar
ui-clock-face = { $who }: { $time }
ui-clock-short = { $who }: só { $time }
option-match = Partidas
option-match-one = só uma
option-seating = Lugares
option-seating-named = como estão
option-seating-lots = à sorte
option-clock = Relógio
option-clock-none = sem relógio
option-clock-up = só contar
option-clock-free = outro
option-clock-m = { $minutes } min
option-clock-ms = { $minutes } min + { $seconds } s
option-clock-s = { $seconds } s
option-clock-minutes = Minutos para o jogo
option-clock-seconds = Segundos por jogada
option-clock-extra = Os segundos
option-clock-extra-after = somam-se depois de cada jogada (Fischer)
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
ui-moves-show = Jogadas ao lado do tabuleiro

# Saved games
ui-saved = Os meus jogos
ui-saved-none = Ainda não se jogou nada. Cada jogo fica aqui guardado, sem ser preciso fazer nada.
ui-saved-all = Todos os jogos
ui-saved-move = jogada { $number }
ui-saved-rename = Dar nome
ui-saved-title = Um nome para este jogo
ui-saved-copy = Copiar
ui-saved-remove = Apagar
ui-saved-removed = Apagou-se «{ $title }».
ui-saved-restore = Recuperar
ui-saved-today = Hoje
ui-saved-week = Esta semana
ui-saved-earlier = Antes
ui-saved-more = Mais
ui-medals = Medalhas
ui-medals-about = a quem já ganhou
ui-medals-none = Ganhe a um animal e a cara dele fica aqui.
ui-medals-nameless = Sem nome
ui-medal = { $game }: { $animal }
saves-broken = O ficheiro { $path } não é um jogo que se possa ler. { $problem }
saves-elsewhere = Este jogo está aberto noutra janela; o que se jogar aqui fica guardado como outro jogo.
saves-in-use = Este jogo está aberto noutra janela.
saves-on-table = Este jogo está na mesa.

# Notes on moves, names
ui-note = Sobre esta jogada
ui-note-hint = O que há a dizer desta jogada?
ui-note-keep = Guardar
ui-note-main = Passar a ser a linha principal
ui-note-remove = Apagar daqui em diante
ui-note-restore = Recuperar as jogadas
ui-name = Nome

# For screen readers
ui-spoken-empty = vazia
ui-spoken-held = na mão
ui-spoken-possible = possível
ui-pointed = { $piece }: { $about }
ui-spoken-piece = { $side }, { $kind }

# Setting up a position
ui-set-up = Montar uma posição
ui-draft-how = Escolha uma peça e toque nas casas, ou arraste o que lá está.
ui-draft-move = Mover
ui-draft-remove = Tirar
ui-draft-next = Outra peça
ui-draft-turn = Rodar
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
ui-lesson-own = Os meus problemas
ui-puzzle-title = Título do problema
ui-puzzle-about = O computador procura a única maneira de ganhar ou de não perder, e pergunta por ela. Dê-lhe um título, se quiser.
ui-puzzle-make = Fazer o problema
ui-puzzle-made = Já está entre os seus problemas.
ui-note-step = Fazer disto um passo da minha lição
ui-lesson-own-steps = A minha lição
ui-step-made = Já está na sua lição.
ui-draft-play = Jogar a partir daqui

# Lessons and puzzles
ui-lesson-all = Lições e problemas
ui-lesson-puzzles = Problemas
ui-lesson-place = { $number } de { $of }
ui-lesson-solved = { $solved } de { $of } feitos
ui-lesson-next = Seguinte
ui-lesson-again = Tentar outra vez
ui-lesson-anew = Recomeçar
