# Ajuda
help-about = Dez jogos de tabuleiro abstratos: jogar, ver posições, contar, guardar partidas.
help-heading-usage = Utilização
help-heading-commands = Comandos
help-heading-arguments = Argumentos
help-heading-options = Opções
help-value-command = COMANDO
help-value-game = JOGO
help-value-text = TEXTO
help-value-tag = CÓDIGO
help-value-file = FICHEIRO
help-value-name = NOME
help-value-options = OPÇÕES
help-value-where = ONDE
help-value-player = JOGADOR
help-games = Os jogos e as suas opções
help-show = Desenha uma posição e diz tudo sobre ela
help-show-more =
    Com --overlay o tabuleiro é desenhado outra vez com o que a camada diz de cada casa: a letra de um lado,
    + se é bom ou ! se é mau, depois o número, e * onde está destacado; o é uma marca sem número.
    Um NOME desconhecido mostra a lista das camadas do jogo.
help-moves = As jogadas legais, uma por linha
help-perft = Conta as sequências de jogadas de um dado comprimento
help-jsonl = Responde a posições, um objeto JSON por linha
help-jsonl-more =
    Campos de uma linha:
      "game"      o jogo com as suas opções
      "position"  texto da posição inicial, se for outra
      "moves"     jogadas a fazer primeiro, se as houver, numa lista
      "id"        o que quiser, se quiser; a resposta começa por ele
    Campos de uma resposta:
      "game", "position"
      "legal"     as jogadas legais, no Apocalypse uma lista por lado
      "outcome"   null, ou "winner" (quem ganhou) e "reason" (porquê)
      "error"     em vez de tudo isto, o que está errado na linha
    Uma linha e a sua resposta:
      {"{"}"id":7,"game":"sapiens","position":"8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances"{"}"}
      {"{"}"id":7,"game":"sapiens","position":"8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances","legal":["a1-b1","a1xa2","a1~"],"outcome":null{"}"}
help-play = Jogar aqui no terminal
help-play-more =
    O jogo guarda-se por si depois de cada jogada, como ludoteca plays mostra, a não ser com --no-save.
    Um jogo assim guardado que se volta a abrir continua no seu lugar. Qualquer outro ficheiro fica como está:
    o que se jogar a partir dele guarda-se como um jogo novo.
help-plays = Os jogos que ficaram guardados por si
help-plays-more =
    Todos os comandos que aceitam --record aceitam também o nome de um jogo destes.
help-bench = Mede a rapidez das regras de um jogo
help-analyse = Pergunta ao computador o que acha de uma posição
help-analyse-more =
    Sem --time, --nodes ou --depth, continua até provar alguma coisa, um minuto no máximo.
    Os valores contam-se em centésimos de peça para quem joga a seguir.
help-arena = Põe o computador a jogar contra si próprio
help-arena-more =
    Um jogador é random (ao acaso), ou um método de procura com os seus limites:
      level=3            o computador nesse nível, de 1 a 6
      time=100           o método próprio do jogo, 100 milissegundos por jogada
      nodes=20000        20000 posições por jogada: joga igual em qualquer máquina
      depth=4            quatro turnos à frente
      uct:nodes=5000     outro método do jogo, 5000 partidas ao acaso por jogada
    Cada partida começa com jogadas ao acaso. De várias aberturas assim, joga-se a mais equilibrada,
    e nunca uma em que um lado pudesse ganhar logo.
    Cada abertura joga-se duas vezes, com os lugares trocados. Um empate é meia vitória.
    Com mais de dois lados, o primeiro jogador tem um deles, à vez, e o segundo todos os outros, cada um por si.
    A igualdade é então uma vitória em tantas partidas quantos os lados; um empate vale o mesmo.
    Uma partida igual a outra anterior conta no resultado, mas não aumenta a certeza.
help-solve = Faz a tabela de um jogo ou de um final que se conhece por inteiro, ou consulta-a
help-solve-more =
    semaforo            o jogo inteiro; --size 4x4, quem ganha num tabuleiro com tantas colunas e linhas,
                        de 3x3 a 16 casas
    rastros --size 5x4  um tabuleiro com tantas colunas e linhas, de 3x3 a 8x8 (7x7), a partir de cada casa;
                        a partir de 8x7, só quem ganha
    gatos-caes, avanco, atari-go
                        --size 5x4, um tabuleiro com tantas colunas e linhas (5x5), e cada primeira jogada
    produto --size 2    um tabuleiro com tantas casas em cada lado, 2 ou 3 (2);
                        --ties fewer, black ou white: quem ganha se os produtos forem iguais (fewer, menos pedras)
    sapiens             um dado contra um; --size 2-1, dois dados contra um
    horizon             dois reis e um guerreiro no máximo; --size 2, dois guerreiros
    horizons --piece O  um rei com uma peça (Q) contra um rei, ou com duas destas:
                        BB, BN, NN, OO, OM, OZ, MM, MZ, ZZ
    apocalypse          quatro peças no máximo; --size 5, também quatro contra um peão
    Pode parar-se em qualquer momento: o mesmo comando continua onde estava.
    Com --look e o texto de uma posição, ou start, ou longest para a vitória mais demorada, diz quanto vale
    cada jogada; com --to, grava como registo o melhor jogo a partir daí, para mostrar ou filmar.
help-tune = Aprende pesos melhores para a avaliação de um jogo
help-tune-more =
    O computador joga contra si próprio e procura os pesos que melhor preveem quem ganhou.
    Um erro é o logaritmo médio da probabilidade que foi dada ao que aconteceu: 0 seria
    estar sempre certo e com razão. O segundo é o das partidas com que não se aprendeu.
    A mesma semente dá os mesmos pesos. O lugar deles é o eval.rs do jogo.
help-ugi = Fala com outro programa pela Universal Game Interface
help-record = Lê, verifica e mostra o registo de uma partida
help-review = Ver onde um jogo virou
help-review-more =
    FICHEIRO pode ser o nome de um jogo guardado. São ditos cinco momentos no máximo, primeiro os provados.
    O mesmo jogo tem a mesma revisão, sempre e em toda a parte.
help-diagram = Desenha uma posição, ou uma ficha com seis, em SVG para imprimir
help-diagram-more =
    Uma ficha é um ficheiro de texto com seis linhas no máximo:
      JOGO | POSIÇÃO | legenda
    Uma POSIÇÃO vazia é a inicial. As linhas que começam por # não contam.
    Sem --out, a imagem vai para a saída padrão.
help-booklet = Imprime lições, problemas, um plano de aula, um jogo ou uma turma num caderno de páginas A4
help-booklet-more =
    FICHEIRO são lições ou problemas (um ficheiro, ou um nome que lesson list mostra), um registo,
    a folha de uma turma, ou linhas JOGO | POSIÇÃO | legenda.
    plan JOGO é o plano de uma aula sobre esse jogo, com o trabalho de casa: as respostas ficam ao lado das perguntas.
    O fim do nome diz o que se escreve: .pdf ou .html. Tudo a preto e branco.
help-help = Mostra esta ajuda
help-arg-lang = Língua: pt-PT, pt-BR ou en
help-arg-json = Escreve um objeto JSON
help-arg-log = Escreve neste ficheiro o que se passa, para quem procura um erro
help-arg-booklet-source = Ficheiro, ou nome de lições ou problemas que vêm com o programa
help-arg-booklet-plan = Depois da palavra plan: jogo, ou ficheiro com um plano de aula
help-arg-booklet-out = Ficheiro a escrever, .pdf ou .html
help-arg-booklet-title = Título do caderno
help-arg-booklet-per_page = Exercícios por página, até 9
help-arg-booklet-solutions = Soluções: end (nas últimas páginas), apart (num ficheiro à parte) ou none (sem elas)
help-arg-booklet-pieces = Com as peças para recortar e dobrar, se o jogo as tiver
help-arg-game = Jogo com as suas opções, como sapiens:players=teams
help-arg-position = Texto da posição inicial
help-arg-moves = Jogadas a fazer primeiro, separadas por espaços
help-arg-record = Ficheiro com o registo de um jogo por onde começar, ou o nome de um jogo guardado
help-arg-at = Até esta jogada do registo; sem isto, até onde se parou
help-arg-no_save = Não guardar o jogo por si
help-arg-remove = Retirar um jogo guardado; pode voltar durante 30 dias
help-arg-restored = Trazer de volta um jogo retirado
help-arg-depth = Comprimento das sequências
help-arg-divide = Conta abaixo de cada jogada
help-arg-seed = Semente do lançamento que decide quem começa
help-arg-seats = Quem joga: 1=human, ou 2=4 para o computador no nível 4 de 6
help-arg-level = Responder como este nível, de 1 a 6
help-default = (por omissão: { $value })
help-arg-seconds = Quantos segundos medir ao todo, mais ou menos, de 0.1 a 3600: um terço por linha
help-arg-time = No máximo tantos milissegundos
help-arg-nodes = No máximo tantas posições
help-arg-plies = No máximo tantos turnos à frente; onde um turno tem duas pedras, tantas pedras
help-arg-all = Avalia todas as jogadas legais
help-arg-searcher = Qual dos métodos de procura do jogo
help-arg-player-a = Primeiro jogador, como time=100
help-arg-player-b = Segundo jogador, como random
help-arg-matches = Quantas partidas (100)
help-arg-sprt = Parar assim que houver 95% de certeza se o primeiro jogador faz 65% dos pontos ou só 50%
help-arg-records = Ficheiro onde gravar as partidas, umas a seguir às outras
help-arg-arena-seed = Semente das aberturas
help-arg-solve-size = Que tabuleiro
help-arg-solve-table = Ficheiro da tabela, em vez daquele em que o programa a guarda
help-arg-ties = Quem ganha se forem iguais
help-arg-piece = O que o rei tem ao lado: Q, R, O, M ou Z; BB, BN, NN, OO, OM, OZ, MM, MZ ou ZZ
help-arg-solve-to = Com --look: ficheiro onde gravar, como registo, o melhor jogo a partir daí; - para a saída padrão
help-arg-solve-csv = Escreve as jogadas da posição como linhas para uma folha de cálculo
help-arg-memory = No máximo tantos megabytes
help-arg-look = Consulta esta posição na tabela
help-arg-tune-games = Partidas com que aprender, 5 ou mais
help-arg-tune-nodes = No máximo tantas posições antes de cada jogada
help-arg-tune-seed = Semente das aberturas
help-arg-file = Ficheiro com um registo; - para a entrada padrão
help-arg-review-nodes = Posições a ver em cada jogada
help-arg-write = Ficheiro onde escrever o registo com comentários, sinais e linhas melhores; - para a saída normal
help-arg-review-deck = Ficheiro onde escrever os momentos em que virou, como problemas; - para a saída normal
help-arg-to = Ficheiro onde gravar; - para a saída padrão
help-arg-force = Gravar por cima de um ficheiro que já lá esteja
help-arg-overlay = Pôr isto sobre o tabuleiro, como groups ou attacks
help-arg-still = Esperar até a imagem ficar tão boa quanto possível: contornos lisos, sombras suaves
help-arg-colour = A cores, em vez de a preto e branco
help-arg-title = Título por cima da imagem
help-arg-picture = Ficheiro onde gravar a imagem; - para a saída padrão
help-arg-worksheet = Ficheiro com as tarefas de uma ficha; - para a entrada padrão
help-arg-topic = Comando a explicar
help-arg-help = Mostra esta ajuda
help-arg-version = Mostra a versão

# O que dizem os comandos
cli-to-move = A jogar: { $who }
cli-asked = A dar ordens em segredo: { $who }
cli-roll = Lançamento para começar: { $values }
cli-perft = profundidade { $depth }: { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-perft-short = profundidade { $depth }: { $nodes } nós em menos de 0,001 s
cli-bench-perft = perft, contando as últimas jogadas: profundidade { $depth }, { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-bench-make = perft, fazendo as últimas jogadas: profundidade { $depth }, { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-bench-playouts = partidas ao acaso: { $count } com { $plies } posições em { $seconds } s, { $rate } por segundo
cli-analyse-best = Melhor: { $move }, { $worth }
cli-analyse-line = Espera-se: { $moves }
cli-analyse-nodes = { $nodes } posições em { $seconds } s, profundidade { $depth }
cli-review-curve = Hipóteses, { $who }:
cli-review-none = O jogo não virou: ninguém deu muito.
cli-review-turn = { $number }. { $who }: { $move }
cli-review-line = Linha melhor: { $moves }
cli-review-refutation = Segue-se: { $moves }
cli-review-no-deck = Neste jogo não há nada que se possa perguntar como problema.
cli-solve-percent = { $percent } %
cli-solve-pass = Fins em { $turns } turnos: { $percent } %
cli-solve-positions = { $table }: { $positions } posições, { $wins } ganhas por quem joga a seguir, { $draws } empatadas, { $losses } perdidas
cli-solve-mixed = { $table }: { $positions } posições. As brancas ganham { $wins } de certeza e as pretas { $losses }; { $draws } estão iguais, e em { $mixed } um lado tem melhores hipóteses
cli-solve-start = Desde o início, quem começa { $worth }
cli-solve-longest = A mais longa: { $position }, { $worth }
cli-solve-only = Posições ganhas em que uma só jogada ganha: { $only }
cli-solve-reachable = Posições a que os jogos chegam e em que continuam: { $open }
cli-solve-map = A partir de cada casa, se o primeiro jogador ganha (+) ou perde (-), e em quantos turnos
cli-solve-map-winners = A partir de cada casa, se o primeiro jogador ganha (+) ou perde (-)
cli-solve-file = { $path }: { $bytes } bytes, soma de controlo { $checksum }, { $seconds } s
cli-solve-used = As análises, as revisões e os níveis fortes usam-na a partir de agora.
cli-solve-look = { $position }: { $worth }
cli-solve-orders = { $side }: quantas vezes dar cada ordem, e quanto rende a quem a der sempre
worth-judged = { $value }
worth-chances-great = muito boas hipóteses
worth-chances-good = boas hipóteses
worth-chances-even = hipóteses iguais
worth-chances-poor = poucas hipóteses
worth-chances-least = quase sem hipóteses
worth-win = ganha
worth-loss = perde
worth-draw = empate
worth-mixed = { $value } para as brancas, em que 1 é ganhar e -1 é perder
worth-sure = { $turns ->
    [one] { $side }: ganham neste turno, ordene o outro lado o que ordenar
   *[other] { $side }: ganham em { $turns } turnos, no máximo, ordene o outro lado o que ordenar
}
worth-win-in = { $moves ->
    [one] ganha com esta jogada
   *[other] ganha em { $moves } jogadas, no máximo
}
worth-loss-in = { $moves ->
    [one] perde numa jogada, no máximo
   *[other] perde em { $moves } jogadas, no máximo
}
worth-win-stones = { $moves ->
    [one] ganha com esta pedra
   *[other] ganha com { $moves } pedras, no máximo
}
worth-loss-stones = { $moves ->
    [one] perde com uma pedra, no máximo
   *[other] perde com { $moves } pedras, no máximo
}
keeping-win = { $keeping ->
    [one] Só uma de { $all } jogadas ganha.
   *[other] { $keeping } de { $all } jogadas ganham.
}
keeping-win-all = { $all ->
    [one] A única jogada ganha.
   *[other] Todas as jogadas ganham.
}
keeping-draw = { $keeping ->
    [one] Só uma de { $all } jogadas mantém o empate.
   *[other] { $keeping } de { $all } jogadas mantêm o empate.
}
keeping-draw-all = { $all ->
    [one] A única jogada leva ao empate.
   *[other] Todas as jogadas levam ao empate.
}
keeping-nothing = { $all ->
    [one] A única jogada perde.
   *[other] Todas as jogadas perdem.
}
cli-arena = { $games ->
    [one] uma partida
   *[other] { $games } partidas
  }: { $wins } ganhas, { $draws } empatadas, { $losses } perdidas{ $repeated ->
    [0] {""}
   *[other] , { $repeated } repetidas
  }; { $score }% (95%: de { $low } a { $high })
cli-arena-sides = O primeiro jogador tem um dos { $sides } lados; o segundo, todos os outros: { $even }% é igualdade.
cli-arena-better = O primeiro jogador é melhor: { $better }% é mais provável do que { $even }%, com 95% de certeza.
cli-arena-not-better = O primeiro jogador não é claramente melhor: { $even }% é mais provável do que { $better }%, com 95% de certeza.
cli-arena-open = Partidas insuficientes para distinguir { $better }% de { $even }%.
cli-tune-played = { $played } de { $games } partidas
cli-tune-from = { $games } partidas, { $decided } ganhas por alguém; { $learned } posições para aprender, { $checked } para verificar
cli-tune-before = Antes: { $weights }; erro { $error }, na verificação { $check }
cli-tune-after = Depois: { $weights }; erro { $error }, na verificação { $check }
cli-saved = Ficou guardado em { $path }.
worksheet-title = Ficha de trabalho
worksheet-name = Nome:
booklet-solutions = Soluções
booklet-also = ; também: { $moves }
booklet-start = O início.
booklet-moves = As jogadas
booklet-play-title = { $game }: { $names }
booklet-pieces = Peças para recortar
booklet-pieces-note = Recorte pelo contorno, com as abas. Dobre para trás todas as linhas tracejadas, para que as pintas fiquem de fora, e cole as abas por dentro. Fica melhor em papel de 160 g ou mais.

# Jogar
cli-play-hint = Escreva uma jogada, ou ajuda.
cli-play-help = Uma jogada escreve-se como { $example }. Além disso, há:
cli-play-sealed = { $side }: ordem fechada.
cli-play-withdrawn = As ordens fechadas foram retiradas.
cli-play-revealed = Ordens reveladas: { $move }
cli-play-not-legal = Essa ordem não é legal. Escreva-a como { $example }, ou ? para entregar uma ilegal.
cli-play-save-where = Diga onde: guardar jogo.txt
command-undo = anular
command-undo-help = anula a última jogada
command-redo = repetir
command-redo-help = volta a fazê-la
command-moves = jogadas
command-moves-help = mostra o que se pode jogar, tal como ?; ? a2 com essa peça
command-board = tabuleiro
command-board-help = desenha outra vez o tabuleiro
command-random = acaso
command-random-help = faz uma jogada qualquer
command-computer = computador
command-computer-help = deixa o computador fazer esta jogada; computador 5 nesse nível, de 1 a 6
command-comment = comentar
command-comment-help = comentar TEXTO escreve algo ao lado da última jogada; comentar - apaga-o
command-resign = desistir
command-resign-help = dá a partida por perdida
command-draw = empate
command-draw-help = acaba em empate, se todos estiverem de acordo
command-save = guardar
command-save-help = guardar FICHEIRO guarda a partida num registo; guardar --force FICHEIRO grava por cima de outro
command-quit = sair
command-quit-help = vai-se embora
command-help = ajuda
command-help-help = mostra isto
cli-play-computer = { $side } (computador): { $move }
cli-play-chosen = { $side }: { $move }
cli-play-no-moves = Não se pode jogar nada com “{ $piece }” agora.
cli-play-no-comment = Esta jogada não tem comentário.
cli-play-kept = Este jogo guarda-se por si como { $id }.
cli-play-kept-elsewhere = Outro programa tem esse jogo aberto; a partir daqui este guarda-se como { $id }.
cli-play-kept-apart = O ficheiro desse jogo não se pode escrever; a partir daqui este guarda-se como { $id }.
cli-play-kept-again = O jogo volta a ficar guardado.
cli-plays-none = Ainda não há jogos guardados.
cli-plays-open = a decorrer
cli-plays-draw = empate
cli-plays-moves = { $moves ->
    [0] por começar
   *[other] jogada { $moves }
}
cli-plays-removed = { $id } foi retirado; ludoteca plays --restore trá-lo de volta durante 30 dias.
cli-plays-restored = { $id } está de volta.
