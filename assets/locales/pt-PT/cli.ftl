# Ajuda
help-about = Dez jogos de tabuleiro abstratos: jogar, ver posições, contar, guardar partidas.
help-heading-usage = Utilização
help-heading-commands = Comandos
help-heading-arguments = Argumentos
help-heading-options = Opções
help-value-command = COMANDO
help-games = Os jogos e as suas opções
help-show = Desenha uma posição e diz tudo sobre ela
help-moves = As jogadas legais, uma por linha
help-perft = Conta as sequências de jogadas de um dado comprimento
help-jsonl = Responde a posições, um objeto JSON por linha
help-play = Jogar aqui no terminal
help-bench = Mede a rapidez das regras de um jogo
help-record = Lê, verifica e mostra o registo de uma partida
help-help = Mostra esta ajuda
help-arg-lang = Língua: pt-PT, pt-BR ou en
help-arg-json = Escreve um objeto JSON
help-arg-game = Jogo com as suas opções, como sapiens:players=teams
help-arg-position = Texto da posição inicial
help-arg-moves = Jogadas a fazer primeiro, separadas por espaços
help-arg-depth = Comprimento das sequências
help-arg-divide = Conta abaixo de cada jogada
help-arg-seed = Semente do lançamento que decide quem começa
help-arg-seconds = Quanto tempo medir, mais ou menos
help-arg-file = Ficheiro com um registo; - para a entrada padrão
help-arg-to = Ficheiro onde gravar; - para a saída padrão
help-arg-topic = Comando a explicar
help-arg-help = Mostra esta ajuda
help-arg-version = Mostra a versão

# O que dizem os comandos
cli-to-move = A jogar: { $who }
cli-asked = A dar ordens em segredo: { $who }
cli-seat-of-side = { $side }, lugar { $number }
cli-roll = Lançamento para começar: { $values }
cli-perft = profundidade { $depth }: { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-bench-perft = perft, contando as últimas jogadas: profundidade { $depth }, { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-bench-make = perft, fazendo as últimas jogadas: profundidade { $depth }, { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-bench-playouts = partidas ao acaso: { $count } com { $plies } jogadas em { $seconds } s, { $rate } por segundo
cli-saved = Ficou guardado em { $path }.

# Jogar
cli-play-hint = Escreva uma jogada, ou ajuda.
cli-play-help = Uma jogada escreve-se como { $example }. Além disso, há:
cli-play-sealed = { $side }: ordem fechada.
cli-play-withdrawn = As ordens fechadas foram retiradas.
cli-play-revealed = Ordens reveladas: { $move }
cli-play-sealable = Para a entregar mesmo assim, escreva { $order }; custa o que dizem as regras.
cli-play-save-where = Diga onde: guardar jogo.txt
command-undo = anular
command-undo-help = desfaz a última jogada
command-redo = repetir
command-redo-help = volta a fazê-la
command-moves = jogadas
command-moves-help = mostra o que se pode jogar
command-resign = desistir
command-resign-help = dá a partida por perdida
command-draw = empate
command-draw-help = acaba em empate, se todos estiverem de acordo
command-save = guardar
command-save-help = guardar FICHEIRO guarda a partida num registo
command-quit = sair
command-quit-help = vai-se embora
command-help = ajuda
command-help-help = mostra isto
