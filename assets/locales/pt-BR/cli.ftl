# Ajuda
help-about = Dez jogos de tabuleiro abstratos: jogar, ver posições, contar, salvar partidas.
help-heading-usage = Uso
help-heading-commands = Comandos
help-heading-arguments = Argumentos
help-heading-options = Opções
help-value-command = COMANDO
help-value-game = JOGO
help-value-text = TEXTO
help-value-tag = CÓDIGO
help-value-file = ARQUIVO
help-value-name = NOME
help-value-options = OPÇÕES
help-value-where = ONDE
help-value-player = JOGADOR
help-games = Os jogos e suas opções
help-show = Desenha uma posição e diz tudo sobre ela
help-show-more =
    Com --overlay o tabuleiro é desenhado mais uma vez com o que a camada diz de cada casa: a letra de um lado,
    + se é bom ou ! se é ruim, depois o número, e * onde está destacado; o é uma marca sem número.
    Um NOME desconhecido mostra a lista das camadas do jogo.
help-moves = Os lances legais, um por linha
help-perft = Conta as sequências de lances de um comprimento
help-jsonl = Responde a posições, um objeto JSON por linha
help-jsonl-more =
    Campos de uma linha:
      "game"      o jogo com suas opções
      "position"  texto da posição inicial, se for outra
      "moves"     lances a fazer primeiro, se houver, em uma lista
      "id"        o que você quiser, se quiser; a resposta começa com ele
    Campos de uma resposta:
      "game", "position"
      "legal"     os lances legais, no Apocalypse uma lista por lado
      "outcome"   null, ou "winner" (quem ganhou) e "reason" (por quê)
      "error"     em vez de tudo isso, o que está errado na linha
    Uma linha e sua resposta:
      {"{"}"id":7,"game":"sapiens","position":"8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances"{"}"}
      {"{"}"id":7,"game":"sapiens","position":"8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances","legal":["a1-b1","a1xa2","a1~"],"outcome":null{"}"}
help-play = Jogar aqui no terminal
help-play-more =
    O jogo é salvo sozinho depois de cada lance, como ludoteca plays mostra, a não ser com --no-save.
    Um jogo salvo assim que se abre de novo continua no seu lugar. Qualquer outro arquivo fica como está:
    o que se jogar a partir dele é salvo como um jogo novo.
help-plays = Os jogos que foram salvos sozinhos
help-plays-more =
    Todos os comandos que aceitam --record aceitam também o nome de um jogo desses.
help-bench = Mede a velocidade das regras de um jogo
help-analyse = Pergunta ao computador o que ele acha de uma posição
help-analyse-more =
    Sem --time, --nodes ou --depth, continua até provar alguma coisa, um minuto no máximo.
    Os valores são contados em centésimos de peça para quem joga a seguir.
help-arena = Coloca o computador para jogar contra si mesmo
help-arena-more =
    Um jogador é random (ao acaso), ou um método de busca com seus limites:
      level=3            o computador nesse nível, de 1 a 6
      time=100           o método próprio do jogo, 100 milissegundos por lance
      nodes=20000        20000 posições por lance: joga igual em qualquer máquina
      depth=4            quatro turnos à frente
      uct:nodes=5000     outro método do jogo, 5000 partidas ao acaso por lance
    Cada partida começa com lances ao acaso. De várias aberturas assim, joga-se a mais equilibrada,
    e nunca uma em que um lado pudesse ganhar logo.
    Cada abertura se joga duas vezes, com os lugares trocados. Um empate é meia vitória.
    Com mais de dois lados, o primeiro jogador tem um deles, alternando, e o segundo todos os outros, cada um por si.
    A igualdade é então uma vitória em tantas partidas quantos os lados; um empate vale o mesmo.
    Uma partida igual a outra anterior conta no resultado, mas não aumenta a certeza.
help-solve = Faz a tabela de um jogo ou de um final que se conhece por inteiro, ou a consulta
help-solve-more =
    semaforo            o jogo inteiro; --size 4x4, quem ganha num tabuleiro com tantas colunas e fileiras,
                        de 3x3 a 16 casas
    rastros --size 5x4  um tabuleiro com tantas colunas e fileiras, de 3x3 a 8x8 (7x7), a partir de cada casa;
                        a partir de 8x7, só quem ganha
    gatos-caes, avanco, atari-go
                        --size 5x4, um tabuleiro com tantas colunas e fileiras (5x5), e cada primeiro lance
    produto --size 2    um tabuleiro com tantas casas em cada lado, 2 ou 3 (2);
                        --ties fewer, black ou white: quem ganha se os produtos forem iguais (fewer, menos pedras)
    sapiens             um dado contra um; --size 2-1, dois dados contra um
    horizon             dois reis e um guerreiro no máximo; --size 2, dois guerreiros
    horizons --piece O  um rei com uma peça (Q) contra um rei, ou com duas destas:
                        BB, BN, NN, OO, OM, OZ, MM, MZ, ZZ
    apocalypse          quatro peças no máximo; --size 5, também quatro contra um peão
    Dá para parar a qualquer momento: o mesmo comando continua de onde estava.
    Com --look e o texto de uma posição, ou start, ou longest para a vitória mais demorada, diz quanto vale
    cada lance; com --to, salva como registro o melhor jogo a partir daí, para mostrar ou filmar.
help-tune = Aprende pesos melhores para a avaliação de um jogo
help-tune-more =
    O computador joga contra si mesmo e procura os pesos que melhor preveem quem ganhou.
    Um erro é o logaritmo médio da probabilidade que foi dada ao que aconteceu: 0 seria
    estar sempre certo e com razão. O segundo é o das partidas com que não se aprendeu.
    A mesma semente dá os mesmos pesos. O lugar deles é o eval.rs do jogo.
help-ugi = Fala com outro programa pela Universal Game Interface
help-record = Lê, confere e mostra o registro de uma partida
help-review = Ver onde um jogo virou
help-review-more =
    ARQUIVO pode ser o nome de um jogo salvo. São ditos cinco momentos no máximo, primeiro os provados.
    O mesmo jogo tem a mesma revisão, sempre e em toda parte.
help-diagram = Desenha uma posição, ou uma folha com seis, em SVG para imprimir
help-diagram-more =
    Uma folha é um arquivo de texto com no máximo seis linhas:
      JOGO | POSIÇÃO | legenda
    Uma POSIÇÃO vazia é a inicial. As linhas que começam com # não contam.
    Sem --out, a imagem vai para a saída padrão.
help-booklet = Imprime lições, problemas, um plano de aula, uma partida ou uma turma em um caderno de páginas A4
help-booklet-more =
    ARQUIVO são lições ou problemas (um arquivo, ou um nome que lesson list mostra), um registro,
    a folha de uma turma, ou linhas JOGO | POSIÇÃO | legenda.
    plan JOGO é o plano de uma aula sobre esse jogo, com a tarefa de casa: as respostas ficam ao lado das perguntas.
    O fim do nome diz o que se escreve: .pdf ou .html. Tudo em preto e branco.
help-help = Mostra esta ajuda
help-arg-lang = Idioma: pt-PT, pt-BR ou en
help-arg-json = Escreve um objeto JSON
help-arg-log = Escreve neste arquivo o que acontece, para quem procura um erro
help-arg-booklet-source = Arquivo, ou nome de lições ou problemas que vêm com o programa
help-arg-booklet-plan = Depois da palavra plan: jogo, ou arquivo com um plano de aula
help-arg-booklet-out = Arquivo a escrever, .pdf ou .html
help-arg-booklet-title = Título do caderno
help-arg-booklet-per_page = Exercícios por página, até 9
help-arg-booklet-solutions = Soluções: end (nas últimas páginas), apart (em um arquivo à parte) ou none (sem elas)
help-arg-booklet-pieces = Com as peças para recortar e dobrar, se o jogo tiver
help-arg-game = Jogo com suas opções, como sapiens:players=teams
help-arg-position = Texto da posição inicial
help-arg-moves = Lances a fazer primeiro, separados por espaços
help-arg-record = Arquivo com o registro de uma partida por onde começar, ou o nome de um jogo salvo
help-arg-at = Até este lance do registro; sem isto, até onde se parou
help-arg-no_save = Não salvar o jogo sozinho
help-arg-remove = Retirar um jogo salvo; pode voltar durante 30 dias
help-arg-restored = Trazer de volta um jogo retirado
help-arg-depth = Comprimento das sequências
help-arg-divide = Conta abaixo de cada lance
help-arg-seed = Semente do sorteio de quem começa
help-arg-seats = Quem joga: 1=human, ou 2=4 para o computador no nível 4 de 6
help-arg-level = Responder como este nível, de 1 a 6
help-default = (padrão: { $value })
help-arg-seconds = Quantos segundos medir no total, mais ou menos, de 0.1 a 3600: um terço por linha
help-arg-time = No máximo tantos milissegundos
help-arg-nodes = No máximo tantas posições
help-arg-plies = No máximo tantos turnos à frente; onde um turno tem duas pedras, tantas pedras
help-arg-all = Avalia todos os lances legais
help-arg-searcher = Qual dos métodos de busca do jogo
help-arg-player-a = Primeiro jogador, como time=100
help-arg-player-b = Segundo jogador, como random
help-arg-matches = Quantas partidas (100)
help-arg-sprt = Parar assim que houver 95% de certeza se o primeiro jogador faz 65% dos pontos ou só 50%
help-arg-records = Arquivo onde salvar as partidas, uma após a outra
help-arg-arena-seed = Semente das aberturas
help-arg-solve-size = Qual tabuleiro
help-arg-solve-table = Arquivo da tabela, em vez daquele em que o programa a guarda
help-arg-ties = Quem ganha se forem iguais
help-arg-piece = O que o rei tem ao lado: Q, R, O, M ou Z; BB, BN, NN, OO, OM, OZ, MM, MZ ou ZZ
help-arg-solve-to = Com --look: arquivo onde salvar, como registro, o melhor jogo a partir daí; - para a saída padrão
help-arg-solve-csv = Escreve os lances da posição como linhas para uma planilha
help-arg-memory = No máximo tantos megabytes
help-arg-look = Consulta esta posição na tabela
help-arg-tune-games = Partidas com que aprender, 5 ou mais
help-arg-tune-nodes = No máximo tantas posições antes de cada lance
help-arg-tune-seed = Semente das aberturas
help-arg-file = Arquivo com um registro; - para a entrada padrão
help-arg-review-nodes = Posições a ver em cada lance
help-arg-write = Arquivo onde escrever o registro com comentários, sinais e linhas melhores; - para a saída padrão
help-arg-review-deck = Arquivo onde escrever os momentos em que virou, como problemas; - para a saída padrão
help-arg-to = Arquivo onde salvar; - para a saída padrão
help-arg-force = Gravar por cima de um arquivo que já existe
help-arg-overlay = Colocar isto sobre o tabuleiro, como groups ou attacks
help-arg-still = Esperar até a imagem ficar tão boa quanto possível: contornos lisos, sombras suaves
help-arg-colour = Em cores, em vez de preto e branco
help-arg-title = Título acima da imagem
help-arg-picture = Arquivo onde salvar a imagem; - para a saída padrão
help-arg-worksheet = Arquivo com as tarefas de uma folha; - para a entrada padrão
help-arg-topic = Comando a explicar
help-arg-help = Mostra esta ajuda
help-arg-version = Mostra a versão

# O que dizem os comandos
cli-to-move = É a vez de: { $who }
cli-asked = Dando ordens em segredo: { $who }
cli-roll = Sorteio de quem começa: { $values }
cli-perft = profundidade { $depth }: { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-perft-short = profundidade { $depth }: { $nodes } nós em menos de 0,001 s
cli-bench-perft = perft, contando os últimos lances: profundidade { $depth }, { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-bench-make = perft, fazendo os últimos lances: profundidade { $depth }, { $nodes } nós em { $seconds } s, { $nps } por segundo
cli-bench-playouts = partidas aleatórias: { $count } com { $plies } posições em { $seconds } s, { $rate } por segundo
cli-analyse-best = Melhor: { $move }, { $worth }
cli-analyse-line = Espera-se: { $moves }
cli-analyse-nodes = { $nodes } posições em { $seconds } s, profundidade { $depth }
cli-review-curve = Chances, { $who }:
cli-review-none = O jogo não virou: ninguém entregou muito.
cli-review-turn = { $number }. { $who }: { $move }
cli-review-line = Linha melhor: { $moves }
cli-review-refutation = Segue-se: { $moves }
cli-review-no-deck = Neste jogo não há nada que se possa perguntar como problema.
cli-solve-percent = { $percent } %
cli-solve-pass = Finais em { $turns } turnos: { $percent } %
cli-solve-positions = { $table }: { $positions } posições, { $wins } ganhas por quem joga em seguida, { $draws } empatadas, { $losses } perdidas
cli-solve-mixed = { $table }: { $positions } posições. As brancas ganham { $wins } com certeza e as pretas { $losses }; { $draws } estão iguais, e em { $mixed } um lado tem chances melhores
cli-solve-start = Desde o início, quem começa { $worth }
cli-solve-longest = A mais longa: { $position }, { $worth }
cli-solve-only = Posições ganhas em que um só lance ganha: { $only }
cli-solve-reachable = Posições a que os jogos chegam e em que continuam: { $open }
cli-solve-map = A partir de cada casa, se o primeiro jogador ganha (+) ou perde (-), e em quantos turnos
cli-solve-map-winners = A partir de cada casa, se o primeiro jogador ganha (+) ou perde (-)
cli-solve-file = { $path }: { $bytes } bytes, soma de verificação { $checksum }, { $seconds } s
cli-solve-used = As análises, as revisões e os níveis fortes a usam a partir de agora.
cli-solve-look = { $position }: { $worth }
cli-solve-orders = { $side }: quantas vezes dar cada ordem, e quanto ela rende para quem a der sempre
worth-judged = { $value }
worth-chances-great = chances muito boas
worth-chances-good = boas chances
worth-chances-even = chances iguais
worth-chances-poor = poucas chances
worth-chances-least = quase sem chances
worth-win = ganha
worth-loss = perde
worth-draw = empate
worth-mixed = { $value } para as brancas, em que 1 é vitória e -1 é derrota
worth-sure = { $turns ->
    [1] { $side }: ganham neste turno, seja qual for a ordem do outro lado
   *[other] { $side }: ganham em { $turns } turnos, no máximo, seja qual for a ordem do outro lado
}
worth-win-in = { $moves ->
    [1] ganha com este lance
   *[other] ganha em { $moves } lances, no máximo
}
worth-loss-in = { $moves ->
    [1] perde em um lance, no máximo
   *[other] perde em { $moves } lances, no máximo
}
worth-win-stones = { $moves ->
    [1] ganha com esta pedra
   *[other] ganha com { $moves } pedras, no máximo
}
worth-loss-stones = { $moves ->
    [1] perde com uma pedra, no máximo
   *[other] perde com { $moves } pedras, no máximo
}
keeping-win = { $keeping ->
    [1] Só um de { $all } lances ganha.
   *[other] { $keeping } de { $all } lances ganham.
}
keeping-win-all = { $all ->
    [1] O único lance ganha.
   *[other] Todos os lances ganham.
}
keeping-draw = { $keeping ->
    [1] Só um de { $all } lances mantém o empate.
   *[other] { $keeping } de { $all } lances mantêm o empate.
}
keeping-draw-all = { $all ->
    [1] O único lance leva ao empate.
   *[other] Todos os lances levam ao empate.
}
keeping-nothing = { $all ->
    [1] O único lance perde.
   *[other] Todos os lances perdem.
}
cli-arena = { $games ->
    [1] uma partida
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
cli-saved = Salvo em { $path }.
worksheet-title = Folha de exercícios
worksheet-name = Nome:
booklet-solutions = Soluções
booklet-also = ; também: { $moves }
booklet-start = O início.
booklet-moves = Os lances
booklet-play-title = { $game }: { $names }
booklet-pieces = Peças para recortar
booklet-pieces-note = Recorte pelo contorno, com as abas. Dobre para trás todas as linhas tracejadas, para que os pontos fiquem para fora, e cole as abas por dentro. Fica melhor em papel de 160 g ou mais.

# Jogar
cli-play-hint = Digite um lance, ou ajuda.
cli-play-help = Um lance se escreve como { $example }. Além disso, há:
cli-play-sealed = { $side }: ordem lacrada.
cli-play-withdrawn = As ordens lacradas foram retiradas.
cli-play-revealed = Ordens reveladas: { $move }
cli-play-not-legal = Essa ordem não é legal. Escreva como { $example }, ou ? para entregar uma ilegal.
cli-play-save-where = Diga onde: salvar jogo.txt
command-undo = desfazer
command-undo-help = volta o último lance
command-redo = refazer
command-redo-help = faz o lance de novo
command-moves = lances
command-moves-help = mostra o que se pode jogar, assim como ?; ? a2 com essa peça
command-board = tabuleiro
command-board-help = desenha de novo o tabuleiro
command-random = acaso
command-random-help = faz um lance qualquer
command-computer = computador
command-computer-help = deixa o computador fazer este lance; computador 5 nesse nível, de 1 a 6
command-comment = comentar
command-comment-help = comentar TEXTO escreve algo ao lado do último lance; comentar - apaga
command-resign = desistir
command-resign-help = entrega a partida
command-draw = empate
command-draw-help = termina em empate, se todos concordarem
command-save = salvar
command-save-help = salvar ARQUIVO guarda a partida em um registro; salvar --force ARQUIVO grava por cima de outro
command-quit = sair
command-quit-help = vai embora
command-help = ajuda
command-help-help = mostra isto
cli-play-computer = { $side } (computador): { $move }
cli-play-chosen = { $side }: { $move }
cli-play-no-moves = Não dá para jogar nada com “{ $piece }” agora.
cli-play-no-comment = Este lance não tem comentário.
cli-play-kept = Este jogo é salvo sozinho como { $id }.
cli-play-kept-elsewhere = Outro programa está com esse jogo aberto; a partir daqui este é salvo como { $id }.
cli-play-kept-apart = O arquivo desse jogo não pode ser gravado; a partir daqui este é salvo como { $id }.
cli-play-kept-again = O jogo está salvo de novo.
cli-plays-none = Ainda não há jogos salvos.
cli-plays-open = em andamento
cli-plays-draw = empate
cli-plays-moves = { $moves ->
    [0] não começou
   *[other] lance { $moves }
}
cli-plays-removed = { $id } foi retirado; ludoteca plays --restore o traz de volta durante 30 dias.
cli-plays-restored = { $id } está de volta.
