# Help
help-class = A folha de um torneio de turma: emparelhamentos, resultados, classificação
help-class-more =
    Uma folha é um ficheiro de texto. ludoteca class new cria-a a partir de uma lista de nomes,
    pair sorteia uma ronda, result aponta como acabou um tabuleiro e standings diz quem vai à
    frente. ludoteca class AÇÃO --help explica melhor.
help-class-new = Cria uma folha a partir de uma lista de nomes
help-class-new-more =
    Sistemas:
      round-robin         todos contra todos
      double-round-robin  duas vezes, à segunda começa o outro
      swiss               suíço: tantas rondas, iguais com iguais, nunca o mesmo par duas vezes
      double-elimination  quem perde duas vezes sai
    Os nomes vêm um por linha, ou numa tabela com uma coluna chamada "nome".
help-class-show = O torneio e a sua última ronda, ou outra
help-class-pair = Emparelha a próxima ronda
help-class-result = Aponta um resultado, ou corrige-o
help-class-result-more =
    Resultados: 1-0 (ganhou quem começou), 0-1, ½ ou 1/2 (empate), * (ainda não se sabe);
    1-0f, 0-1f, 0-0f se alguém faltou.
    Um resultado corrigido muda a classificação, mas nenhum emparelhamento já feito.
help-class-standings = A classificação
help-class-standings-more =
    Com pontos iguais decidem, por esta ordem: os jogos entre eles, Buchholz sem o adversário
    mais fraco, Buchholz, Sonneborn-Berger, jogos ganhos, jogos ganhos sem começar. Quem é igual
    em tudo partilha o lugar.
help-class-pupils = A lista de alunos: juntar, mudar o nome, sair ou voltar
help-class-undo = Anula a última ronda, com os seus resultados
help-arg-sheet = Ficheiro da folha
help-arg-class-game = Jogo para dois, com as suas opções
help-arg-system = round-robin, double-round-robin, swiss ou double-elimination
help-arg-class-rounds = Quantas rondas de swiss
help-arg-names = Ficheiro com os nomes; - para a entrada padrão
help-arg-class-title = Como se chama o torneio
help-arg-class-seed = Semente do sorteio; a mesma semente dá os mesmos emparelhamentos
help-arg-class-round = Que ronda; sem isto, a última
help-arg-csv = Escreve uma tabela com vírgulas, para folhas de cálculo
help-arg-class-csv = Escreve uma tabela com vírgulas, para folhas de cálculo
help-arg-html = Ficheiro para uma página a imprimir, em letras grandes; - para a saída padrão
help-arg-board = Número do tabuleiro
help-arg-result = Como acabou, por exemplo 1-0
help-arg-add = Junta um aluno; em swiss, também a meio do torneio
help-arg-rename = Dá outro nome ao aluno com este número
help-arg-withdraw = O aluno com este número sai
help-arg-back = O aluno com este número volta
help-value-system = SISTEMA
help-value-board = TABULEIRO
help-value-result = RESULTADO

# What is said
class-about = { $name }: { $game }, { $system }, { $pupils ->
    [1] um aluno
   *[other] { $pupils } alunos
  }
class-round-robin = todos contra todos
class-double-round-robin = todos contra todos, duas vezes
class-swiss = sistema suíço, { $rounds ->
    [1] uma ronda
   *[other] { $rounds } rondas
  }
class-double-elimination = eliminação dupla
class-begin = Ainda não há nenhuma ronda emparelhada.
class-ended = O torneio acabou.
class-gone = saiu
class-no-opponent = sem adversário
class-round-title = Ronda { $round }
class-after-title = { $rounds ->
    [0] Classificação
    [1] Classificação depois de uma ronda
   *[other] Classificação depois de { $rounds } rondas
  }
class-board-head = Tabuleiro
class-first-head = Começa
class-second-head = Segundo
class-result-head = Resultado
class-place-head = Lugar
class-name-head = Nome
class-points-head = Pontos
class-direct-head = Entre si
class-cut-head = Buchholz −1
class-buchholz-head = Buchholz
class-sonneborn-head = Sonneborn
class-wins-head = Ganhos
class-wins-second-head = sem começar
class-losses-head = Perdidos
class-out-head = Saiu na ronda

# What is wrong
class-name-empty = Falta um nome.
class-name-long = “{ $name }” não pode ser um nome: tem mais de { $most } letras, ou algumas que não se veem.
class-name-twice = “{ $name }” já está na lista; junte um apelido ou uma inicial.
class-full = A lista leva { $most } alunos.
class-late = Neste torneio ninguém pode entrar depois de emparelhada uma ronda; anule primeiro as rondas, ou escolha swiss.
class-few = São precisos pelo menos dois alunos.
class-over = Este torneio não tem mais rondas.
class-missing = Falta primeiro o resultado da ronda { $round }, tabuleiro { $board }.
class-no-pairing = Já não há pares que não se tenham encontrado; a classificação é final.
class-round = Não há ronda { $round }; até agora há { $last }.
class-board = Não há tabuleiro { $board } nesta ronda; o último é o { $last }.
class-pupil = Não há aluno { $number }; o último é o { $last }.
class-not-bye = Neste tabuleiro estão dois, por isso alguém joga.
class-bye-stays = Neste tabuleiro não há adversário, por isso não há nada a apontar.
class-somebody-wins = Na eliminação dupla alguém tem de ganhar; joguem outra vez ou tirem à sorte.
class-no-draw = Em { $game } há sempre quem ganhe; indique 1-0 ou 0-1.
class-no-round = Ainda não há nenhuma ronda emparelhada.
class-system = “{ $text }” não é um sistema; diga round-robin, double-round-robin, swiss ou double-elimination.
class-swiss-rounds = Um torneio suíço tem 1 a { $most } rondas; indique-as com --rounds.
class-rounds-swiss = Só swiss tem número de rondas.
class-result = “{ $text }” não é um resultado; escreva 1-0, 0-1, ½ ou *, e 1-0f, 0-1f ou 0-0f se alguém faltou.
class-two = { $game } não se joga assim a dois; escolha um jogo para dois.
class-line = Linha { $line }: { $problem }
class-damaged = { $path } não é uma folha inteira. { $problem }
class-cut = Falta o fim.
class-expected = Esperava “{ $wanted }”, encontrei “{ $found }”.
class-after = “{ $found }” está depois do fim.
class-twice = { $name } está em dois tabuleiros desta ronda.
class-names-table = “{ $found }” parece uma tabela; a primeira linha tem de chamar "nome" à coluna dos nomes.
class-names-none = Não há nenhum nome nesta lista.

# In the window
ui-class = Torneios
ui-class-none = Até 64 alunos: cada um no seu ecrã, ou num torneio com quem joga com quem, resultados e classificação.
ui-class-new = Novo torneio
ui-class-all = Todos os torneios
ui-class-name = Como se chama
ui-class-game = Jogo
ui-class-system = Quem joga com quem
ui-class-swiss = Suíço: iguais com iguais
ui-class-once = Todos contra todos
ui-class-twice = O mesmo, duas vezes
ui-class-elimination = Quem perde duas vezes sai
ui-class-rounds = Rondas
ui-class-names = Alunos
ui-class-names-how = Um nome por linha. Pode colar-se uma lista. Se a deixar vazia, os alunos inscrevem-se nos seus ecrãs.
ui-class-names-long = Isto é demasiado longo para uma lista de nomes; há espaço para { $most } caracteres.
ui-class-begin = Começar
ui-class-page = Página
ui-class-boards = Tabuleiros
ui-class-standings = Classificação
ui-class-pupils = Alunos
ui-class-pair = Emparelhar a ronda { $round }
ui-class-take-back = Anular esta ronda
ui-class-print = Página para imprimir
ui-class-table = Tabela (CSV)
ui-class-absent-one = { $name } não veio
ui-class-absent-both = Não veio ninguém
ui-class-play = Jogar neste computador
ui-class-pupil = Nome de um aluno
ui-class-rename = Novo nome
ui-class-add = Juntar
ui-class-gone = foi embora
ui-class-missing = { $boards ->
    [1] Falta um tabuleiro.
   *[other] Faltam { $boards } tabuleiros.
  }
ui-class-complete = Já há todos os resultados.
ui-class-touch = Toque no nome de quem ganhou.
ui-class-winner = Tabuleiro { $board }: ganhou { $name }
ui-class-draw = Empataram
ui-class-board-more = Tabuleiro { $board }: outra coisa
ui-class-round-of = Ronda { $round } de { $rounds }
ui-class-round-before = Ronda anterior
ui-class-round-after = Ronda seguinte
ui-class-boards-before = Tabuleiros anteriores
ui-class-boards-after = Mais tabuleiros
ui-class-pupils-number = { $pupils ->
    [0] sem alunos
    [1] um aluno
   *[other] { $pupils } alunos
  }
ui-class-screens = Ecrãs
ui-class-screens-about = Cada um joga no seu ecrã: um telemóvel, um tablet, um computador. Não se instala nada, nem é precisa Internet.
ui-class-screens-open = Abrir nesta rede
ui-class-screens-begin = A turma nesta rede
ui-class-screens-close = Fechar a turma
ui-class-come = Como entrar
ui-class-wall = Todos os tabuleiros
ui-class-address = Abram este endereço num navegador, ou apontem a câmara de um telemóvel para a imagem:
ui-class-type-letters = Depois escrevam as quatro letras do vosso cartão.
ui-class-type-name = Depois escrevam o vosso nome.
ui-class-list-open = Os alunos inscrevem-se sozinhos
ui-class-here = Já chegaram { $here } de { $all }.
ui-class-is-here = está
ui-class-not-here = ainda não está
ui-class-stop = Pausa: mãos no colo
ui-class-go = Continuar
ui-class-stopped = Todos os tabuleiros estão parados, e o tempo não conta.
ui-class-ask = Perguntar à turma
ui-class-enough = Basta
ui-class-answered = Responderam { $answered } de { $here }.
ui-class-cards = Cartões
ui-class-all-begin = Jogar contra todos
ui-class-all-end = Acabar esses jogos
ui-class-sit = Sentar-se aqui
ui-class-truth = Qual é a certa?
ui-class-seeking = Um momento…
ui-class-refute = Ver porquê no tabuleiro
ui-class-hands = Mãos: uma jogada e quantas
ui-class-hands-how = Escreva uma jogada e o número de mãos, por exemplo: a1-a2 7
ui-class-hands-where = Escreva uma casa e o número de mãos, por exemplo: e4 7
ui-class-wrong = errada
ui-class-homework = Trabalho de casa
ui-class-homework-about = Os alunos fazem-no no navegador sempre que não têm jogo: uma tentativa errada mostra porque é errada, e à segunda há uma ajuda. Os resultados ficam ao lado deste torneio.
ui-class-homework-deck = { $title } · { $number }
ui-class-homework-is = Quem agora não tem jogo está a fazê-lo. Esta página tem nomes: é só para si.
ui-class-slip = Letras de um talão
ui-class-homework-wrong = Exercício { $exercise }: { $moves }
ui-class-homework-none-wrong = Nenhuma tentativa errada.
ui-class-homework-file = Exercícios para levar
ui-class-homework-end = Acabar o trabalho
ui-class-link = Ligação para casa
ui-class-link-copy = Copiar a ligação
ui-class-link-copied = A ligação está copiada: cole-a numa mensagem para os alunos.
ui-class-link-code = A ligação, para um telefone a levar
ui-class-link-long = É demasiado longa para um código que um telefone leia; copie-a, ou dê o ficheiro.
ui-class-look = Pôr na mesa
ui-class-turn = Joga { $name }.
ui-class-board-of = Tabuleiro { $board }: { $first } e { $second }, { $moves ->
    [1] uma jogada
   *[other] { $moves } jogadas
  }.

# Tabuleiros em navegadores
help-class-serve = Mantém os tabuleiros de um torneio nesta rede: os alunos jogam nos seus navegadores
help-class-serve-more =
    Cada aluno tem um cartão com um endereço e quatro letras, que em todas as rondas levam ao seu tabuleiro.
    O fim de cada partida é escrito por si na folha; o que foi escrito à mão fica.
    Escreva o resultado de um tabuleiro jogado em madeira, next para a ronda seguinte, stop, go, boards,
    cards, ask, where, hands, truth, all ou help.
    Continua quando a entrada acaba, e depois de ter sido parado: cartões, tabuleiros e lugares são os mesmos.
help-arg-open-list = deixa quem não tem cartão escrever um nome no navegador, que o põe na lista
help-arg-answers = acrescenta a este ficheiro quem respondeu o quê, sempre que uma pergunta se fecha
help-arg-serve-homework = trabalho de casa desde o início: um ficheiro com uma lição ou problemas, ou o nome de uns do programa
class-serve-open = A turma está aberta: { $link }
class-serve-hint = “cartões” mostra o cartão de cada um, “tabuleiros” como vão as partidas, “parar” para todas de uma vez, “próxima” abre a ronda seguinte.
class-serve-alone = Este computador não está em nenhuma rede: só podem vir navegadores dele próprio.
class-serve-card = { $letters }  { $link }  { $name }
class-serve-came = { $name } está agora na lista.
class-serve-ready = Já há todos os resultados. Escreva “próxima” para a ronda seguinte.
class-serve-over = Todas as rondas estão jogadas. A classificação: ludoteca class standings
class-serve-not-over = Ronda { $round }: o tabuleiro { $board } ainda não tem resultado.
class-serve-aborted = O tabuleiro { $board } acabou sem resultado. Escreva-o quando tiver decidido.
class-serve-stopped = Todos os tabuleiros estão parados, e o tempo não conta. Escreva “continuar” para seguirem.
class-serve-going = Todos os tabuleiros continuam.
class-serve-asking = Todos respondem que jogada fariam, e todos os tabuleiros estão parados. “respostas” mostra quantos deram cada uma, “mãos b2-b3 7” junta as mãos que contou, “verdade” diz o que está certo, “basta” fecha a pergunta.
class-serve-answered = Respostas: { $count }; presentes: { $here }.
class-serve-no-question = Não há nenhuma pergunta aberta: escreva “perguntar”.
class-serve-homework = Trabalho de casa: { $title }. Quem não tem partida trabalha nele; “trabalho” mostra a tabela, “trabalho fim” acaba-o.
class-serve-homework-ended = O trabalho de casa acabou. Os resultados estão em { $path }.
class-serve-no-homework = Não há trabalho de casa: escreva “trabalho” e um ficheiro, ou o nome de uma lição do programa.
class-serve-unwritten = O resultado do tabuleiro { $board } não está na folha: { $why }
class-serve-unread = A folha foi alterada e assim não pode ser usada: { $why }
class-serve-unknown = “{ $text }” não é um comando daqui. Escreva um resultado e um tabuleiro (1-0 3), parar, continuar, próxima, tabuleiros, cartões, perguntar, onde, respostas, mãos, verdade, basta, todos, trabalho, talão, ajuda ou sair.
class-serve-moves = { $count ->
    [1] { $count } jogada
   *[other] { $count } jogadas
}
class-serve-turn = joga { $name }
class-serve-away = não está: { $names }
class-serve-waits = por começar
class-serve-on-wood = sem ecrã
class-serve-help-result = como acabou um tabuleiro jogado em madeira, tal como em ludoteca class result
class-serve-help-stop = para todos os tabuleiros de uma vez: mãos no colo, e o tempo não conta
class-serve-help-go = deixa todos os tabuleiros continuar
class-serve-help-next = a ronda seguinte, quando houver todos os resultados
class-serve-help-boards = como estão todos os tabuleiros
class-serve-help-cards = o cartão de cada um
class-serve-help-ask = pergunta a todos que jogada fariam: do início, de uma posição (perguntar TEXTO), de um tabuleiro como está (perguntar 3), de um exercício (perguntar FICHEIRO 3), ou de um passo do plano de aula (perguntar plano 4)
class-serve-help-where = pergunta a todos para onde pode ir a peça de uma casa: do início (onde b2), de uma posição (onde b2 TEXTO), ou de um tabuleiro como está (onde b2 3)
class-serve-help-answers = quantos responderam o quê
class-serve-help-enough = fecha a pergunta, e todos voltam ao seu tabuleiro
class-serve-help-homework = dá um trabalho de casa (trabalho avanco, ou um ficheiro), mostra a sua tabela, ou acaba-o (trabalho fim)
class-serve-help-slip = junta um talão ao trabalho de casa (talão ABCD EFGH JKLM)
class-serve-help-quit = acaba; quando voltar a começar, tudo continua
class-serve-help-hands = regista quantas mãos se levantaram por uma jogada (mãos b2-b3 7), onde os alunos não têm ecrãs
class-serve-help-truth = diz o que está certo, quanto vale cada resposta, e como se refuta a errada mais dada
class-serve-hands = Escreva a jogada e quantas mãos se levantaram por ela: mãos b2-b3 7.
class-serve-where = Escreva a casa da peça: onde b2.
class-serve-seeking = O computador está a ver o que está certo. Di-lo aqui assim que souber.
class-hands-many = Não se podem registar tantas mãos: o máximo é { $most }.
class-hands-closed = Não há nenhuma pergunta aberta, por isso não há mãos para contar.
class-truth-nothing = Ainda nada foi perguntado, por isso nada pode estar certo ou errado.
class-truth-right = certo
class-truth-unknown = não se sabe
class-truth-best = Certo: { $moves }
class-truth-line = Como corre mal: { $moves }
class-truth-unread = Aqui os dois lados decidem ao mesmo tempo, e ninguém sabe o que o outro ordena: nada disto está provado.
class-ask-deck = Não há exercícios com o nome “{ $deck }”.
class-ask-exercise = Não há exercício { $number }; o último é o { $last }.
class-ask-step = O plano não tem passo { $number }; o último é o { $last }.
class-ask-aloud = O passo { $number } não pergunta nada a que se responda com um toque: pergunte-o em voz alta.
class-serve-plan = plano
class-serve-help-board = mostra um tabuleiro; onde joga contra todos, o que joga no tabuleiro 3 (também desistir, empate, anular, sim, não)
class-serve-help-all = joga contra todos os que quiserem (todos, todos rastros, todos rastros professor 300+5); “todos fim” fecha essas partidas
class-all-begun = { $count ->
    [0] Joga contra todos os que quiserem. Ainda ninguém está livre: quem vier, ou acabar a partida da ronda, recebe um tabuleiro por si.
    [one] Joga contra todos os que quiserem, por agora num tabuleiro. “tabuleiros” mostra-o, “1 b2-b3” joga nele, “todos fim” fecha-o.
   *[other] Joga contra todos os que quiserem, por agora em { $count } tabuleiros. “tabuleiros” mostra-os, “3 b2-b3” joga no tabuleiro 3, “todos fim” fecha-os.
  }
class-all-ended = Essas partidas estão fechadas. Nada delas está na folha.
class-all-title = Contra o professor
class-all-turns = Também é a sua vez em: { $boards }
class-all-your-turn = é a sua vez
class-all-over = Tabuleiro { $board } contra { $name }: { $why }
class-all-waits = O aluno deste tabuleiro ainda não está lá.
class-all-open = Já joga contra todos: “todos fim” fecha essas partidas.
class-all-none = Agora não joga contra ninguém: “todos” abre um tabuleiro para cada um que veio.
class-all-two = Contra todos só se pode jogar um jogo para dois.
class-all-board = Não há tabuleiro { $board } contra o professor; o último é o { $last }.
class-all-who = “{ $text }” não é claro. Escreva todos, o jogo, e professor, aluno ou alternar para quem começa: todos rastros aluno.
class-ask-over = Nesta posição o jogo já acabou: ninguém joga.
class-ask-no-piece = Em “{ $cell }” não há nenhuma peça que agora possa jogar.
class-ask-no-cell = “{ $cell }” não é outra casa deste tabuleiro.
class-card-soon = { $name }, já está na lista. Fique aqui: o jogo abre por si.
class-card-none = Não tem partida nesta ronda. Fique aqui: a próxima abre por si.
class-card-bye = Nesta ronda não tem adversário: aproveite a pausa. A próxima ronda abre por si.
class-card-gone = Já não está a jogar. Se isto estiver errado, diga ao seu professor.
class-card-played = A sua partida já tem resultado. A próxima ronda abre por si.
class-card-over = O torneio acabou. Obrigado por ter jogado!
command-stop = parar
command-next = próxima
command-boards = tabuleiros
command-cards = cartões
command-ask = perguntar
command-where = onde
command-answers = respostas
command-hands = mãos
command-truth = verdade
command-all = todos
command-end = fim
command-teacher = professor
command-pupil = aluno
command-alternate = alternar
command-enough = basta
command-homework = trabalho
command-slip = talão
