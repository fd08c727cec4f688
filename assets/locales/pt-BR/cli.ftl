# Ajuda
help-about = Dez jogos de tabuleiro abstratos: jogar, ver posições, contar, salvar partidas.
help-heading-usage = Uso
help-heading-commands = Comandos
help-heading-arguments = Argumentos
help-heading-options = Opções
help-value-command = COMANDO
help-games = Os jogos e suas opções
help-show = Desenha uma posição e diz tudo sobre ela
help-moves = Os lances legais, um por linha
help-perft = Conta as sequências de lances de um comprimento
help-jsonl = Responde a posições, um objeto JSON por linha
help-play = Jogar aqui no terminal
help-bench = Mede a velocidade das regras de um jogo
help-record = Lê, confere e mostra o registro de uma partida
help-help = Mostra esta ajuda
help-arg-lang = Idioma: pt-PT, pt-BR ou en
help-arg-json = Escreve um objeto JSON
help-arg-game = Jogo com suas opções, como sapiens:players=teams
help-arg-position = Texto da posição inicial
help-arg-moves = Lances a fazer primeiro, separados por espaços
help-arg-depth = Comprimento das sequências
help-arg-divide = Conta abaixo de cada lance
help-arg-seed = Semente do sorteio de quem começa
help-arg-seconds = Quanto tempo medir, mais ou menos
help-arg-file = Arquivo com um registro; - para a entrada padrão
help-arg-to = Arquivo onde salvar; - para a saída padrão
help-arg-topic = Comando a explicar
help-arg-help = Mostra esta ajuda
help-arg-version = Mostra a versão

# O que dizem os comandos
cli-to-move = É a vez de: { $who }
cli-asked = Dando ordens em segredo: { $who }
cli-seat-of-side = { $side }, lugar { $number }
cli-roll = Rolagem para começar: { $values }
cli-perft = profundidade { $depth }: { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-bench-perft = perft, contando os últimos lances: profundidade { $depth }, { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-bench-make = perft, fazendo os últimos lances: profundidade { $depth }, { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-bench-playouts = partidas aleatórias: { $count } com { $plies } lances em { $seconds } s, { $rate } por segundo
cli-saved = Salvo em { $path }.

# Jogar
cli-play-hint = Digite um lance, ou ajuda.
cli-play-help = Um lance se escreve como { $example }. Além disso, há:
cli-play-sealed = { $side }: ordem lacrada.
cli-play-withdrawn = As ordens lacradas foram retiradas.
cli-play-revealed = Ordens reveladas: { $move }
cli-play-sealable = Para entregar assim mesmo, digite { $order }; custa o que dizem as regras.
cli-play-save-where = Diga onde: salvar jogo.txt
command-undo = desfazer
command-undo-help = volta o último lance
command-redo = refazer
command-redo-help = faz o lance de novo
command-moves = lances
command-moves-help = mostra o que dá para jogar
command-resign = desistir
command-resign-help = entrega a partida
command-draw = empate
command-draw-help = termina em empate, se todos concordarem
command-save = salvar
command-save-help = salvar ARQUIVO guarda a partida em um registro
command-quit = sair
command-quit-help = vai embora
command-help = ajuda
command-help-help = mostra isto
