# Help
help-class = A planilha de um torneio de turma: confrontos, resultados, classificação
help-class-more =
    Uma planilha é um arquivo de texto. ludoteca class new cria uma a partir de uma lista de
    nomes, pair sorteia uma rodada, result anota como acabou um tabuleiro e standings diz quem
    está na frente. ludoteca class AÇÃO --help explica melhor.
help-class-new = Cria uma planilha a partir de uma lista de nomes
help-class-new-more =
    Sistemas:
      round-robin         todos contra todos
      double-round-robin  duas vezes, na segunda começa o outro
      swiss               suíço: tantas rodadas, iguais com iguais, nunca o mesmo par duas vezes
      double-elimination  quem perde duas vezes sai
    Os nomes vêm um por linha, ou numa tabela com uma coluna chamada "nome".
help-class-show = O torneio e a sua última rodada, ou outra
help-class-pair = Sorteia a próxima rodada
help-class-result = Anota um resultado, ou o corrige
help-class-result-more =
    Resultados: 1-0 (ganhou quem começou), 0-1, ½ ou 1/2 (empate), * (ainda não se sabe);
    1-0f, 0-1f, 0-0f se alguém faltou.
    Um resultado corrigido muda a classificação, mas nenhum confronto já feito.
help-class-standings = A classificação
help-class-standings-more =
    Com pontos iguais decidem, por esta ordem: os jogos entre eles, Buchholz sem o adversário
    mais fraco, Buchholz, Sonneborn-Berger, jogos ganhos, jogos ganhos sem começar. Quem é igual
    em tudo divide o lugar.
help-class-pupils = A lista de alunos: incluir, mudar o nome, sair ou voltar
help-class-undo = Desfaz a última rodada, com os seus resultados
help-arg-sheet = Arquivo da planilha
help-arg-class-game = Jogo para dois, com as suas opções
help-arg-system = round-robin, double-round-robin, swiss ou double-elimination
help-arg-class-rounds = Quantas rodadas de swiss
help-arg-names = Arquivo com os nomes; - para a entrada padrão
help-arg-class-title = Como se chama o torneio
help-arg-class-seed = Semente do sorteio; a mesma semente dá os mesmos confrontos
help-arg-class-round = Que rodada; sem isto, a última
help-arg-csv = Escreve uma tabela com vírgulas, para planilhas
help-arg-class-csv = Escreve uma tabela com vírgulas, para planilhas
help-arg-html = Arquivo de uma página para imprimir, em letras grandes; - para a saída padrão
help-arg-board = Número do tabuleiro
help-arg-result = Como acabou, por exemplo 1-0
help-arg-add = Inclui um aluno; em swiss, também no meio do torneio
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
    [1] uma rodada
   *[other] { $rounds } rodadas
  }
class-double-elimination = eliminação dupla
class-begin = Ainda não há nenhuma rodada sorteada.
class-ended = O torneio acabou.
class-gone = saiu
class-no-opponent = sem adversário
class-round-title = Rodada { $round }
class-after-title = { $rounds ->
    [0] Classificação
    [1] Classificação depois de uma rodada
   *[other] Classificação depois de { $rounds } rodadas
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
class-out-head = Saiu na rodada

# What is wrong
class-name-empty = Falta um nome.
class-name-long = “{ $name }” não pode ser um nome: tem mais de { $most } letras, ou algumas que não são visíveis.
class-name-twice = “{ $name }” já está na lista; acrescente um sobrenome ou uma inicial.
class-full = A lista comporta { $most } alunos.
class-late = Neste torneio ninguém pode entrar depois de sorteada uma rodada; desfaça primeiro as rodadas, ou escolha swiss.
class-few = São necessários pelo menos dois alunos.
class-over = Este torneio não tem mais rodadas.
class-missing = Falta primeiro o resultado da rodada { $round }, tabuleiro { $board }.
class-no-pairing = Já não há pares que não se tenham encontrado; a classificação é final.
class-round = Não há rodada { $round }; até agora há { $last }.
class-board = Não há tabuleiro { $board } nesta rodada; o último é o { $last }.
class-pupil = Não há aluno { $number }; o último é o { $last }.
class-not-bye = Neste tabuleiro estão dois, portanto alguém joga.
class-bye-stays = Neste tabuleiro não há adversário, portanto não há nada a anotar.
class-somebody-wins = Na eliminação dupla alguém precisa ganhar; joguem de novo ou sorteiem.
class-no-draw = Em { $game } sempre há quem vença; escreva 1-0 ou 0-1.
class-no-round = Ainda não há nenhuma rodada sorteada.
class-system = “{ $text }” não é um sistema; diga round-robin, double-round-robin, swiss ou double-elimination.
class-swiss-rounds = Um torneio suíço tem 1 a { $most } rodadas; indique-as com --rounds.
class-rounds-swiss = Só swiss tem número de rodadas.
class-result = “{ $text }” não é um resultado; escreva 1-0, 0-1, ½ ou *, e 1-0f, 0-1f ou 0-0f se alguém faltou.
class-two = { $game } não se joga assim a dois; escolha um jogo para dois.
class-line = Linha { $line }: { $problem }
class-damaged = { $path } não é uma planilha inteira. { $problem }
class-cut = Falta o fim.
class-expected = Era esperado “{ $wanted }”, mas está “{ $found }”.
class-after = “{ $found }” está depois do fim.
class-twice = { $name } está em dois tabuleiros desta rodada.
class-names-table = “{ $found }” parece uma tabela; a primeira linha precisa chamar de "nome" a coluna dos nomes.
class-names-none = Não há nenhum nome nesta lista.

# In the window
ui-class = Torneios
ui-class-none = Até 64 alunos: cada um na sua tela, ou em um torneio com quem joga com quem, resultados e classificação.
ui-class-new = Novo torneio
ui-class-all = Todos os torneios
ui-class-name = Como se chama
ui-class-game = Jogo
ui-class-system = Quem joga com quem
ui-class-swiss = Suíço: iguais com iguais
ui-class-once = Todos contra todos
ui-class-twice = O mesmo, duas vezes
ui-class-elimination = Quem perde duas vezes sai
ui-class-rounds = Rodadas
ui-class-names = Alunos
ui-class-names-how = Um nome por linha. Dá para colar uma lista. Se ficar vazia, os alunos se inscrevem em suas telas.
ui-class-names-long = Isto é longo demais para uma lista de nomes; há espaço para { $most } caracteres.
ui-class-begin = Começar
ui-class-page = Página
ui-class-boards = Tabuleiros
ui-class-standings = Classificação
ui-class-pupils = Alunos
ui-class-pair = Sortear a rodada { $round }
ui-class-take-back = Desfazer esta rodada
ui-class-print = Página para imprimir
ui-class-table = Tabela (CSV)
ui-class-absent-one = { $name } não veio
ui-class-absent-both = Não veio ninguém
ui-class-play = Jogar neste computador
ui-class-pupil = Nome de um aluno
ui-class-rename = Novo nome
ui-class-add = Incluir
ui-class-gone = foi embora
ui-class-missing = { $boards ->
    [1] Falta um tabuleiro.
   *[other] Faltam { $boards } tabuleiros.
  }
ui-class-complete = Já estão todos os resultados.
ui-class-touch = Toque no nome de quem ganhou.
ui-class-winner = Tabuleiro { $board }: { $name } ganhou
ui-class-draw = Deu empate
ui-class-board-more = Tabuleiro { $board }: outra coisa
ui-class-round-of = Rodada { $round } de { $rounds }
ui-class-round-before = Rodada anterior
ui-class-round-after = Próxima rodada
ui-class-boards-before = Tabuleiros anteriores
ui-class-boards-after = Mais tabuleiros
ui-class-pupils-number = { $pupils ->
    [0] sem alunos
    [1] um aluno
   *[other] { $pupils } alunos
  }
ui-class-screens = Telas
ui-class-screens-about = Cada um joga na sua tela: um celular, um tablet, um computador. Nada é instalado, e não precisa de internet.
ui-class-screens-open = Abrir nesta rede
ui-class-screens-begin = A turma nesta rede
ui-class-screens-close = Fechar a turma
ui-class-come = Como entrar
ui-class-wall = Todos os tabuleiros
ui-class-address = Abram este endereço num navegador, ou apontem a câmera de um celular para a imagem:
ui-class-type-letters = Depois digitem as quatro letras do seu cartão.
ui-class-type-name = Depois digitem o seu nome.
ui-class-list-open = Os alunos se inscrevem sozinhos
ui-class-here = Já chegaram { $here } de { $all }.
ui-class-is-here = está aqui
ui-class-not-here = ainda não está aqui
ui-class-stop = Pausa: mãos no colo
ui-class-go = Continuar
ui-class-stopped = Todos os tabuleiros estão parados, e o tempo não conta.
ui-class-ask = Perguntar à turma
ui-class-enough = Chega
ui-class-answered = Responderam { $answered } de { $here }.
ui-class-cards = Cartões
ui-class-all-begin = Jogar contra todos
ui-class-all-end = Encerrar esses jogos
ui-class-sit = Sentar-se aqui
ui-class-truth = Qual é o certo?
ui-class-seeking = Um momento…
ui-class-refute = Ver por quê no tabuleiro
ui-class-hands = Mãos: um lance e quantas
ui-class-hands-how = Digite um lance e o número de mãos, por exemplo: a1-a2 7
ui-class-hands-where = Digite uma casa e o número de mãos, por exemplo: e4 7
ui-class-wrong = errado
ui-class-homework = Lição de casa
ui-class-homework-about = Os alunos fazem a lição no navegador sempre que não têm jogo: uma tentativa errada mostra por que é errada, e na segunda há uma dica. Os resultados ficam ao lado deste torneio.
ui-class-homework-deck = { $title } · { $number }
ui-class-homework-is = Quem agora não tem jogo está fazendo a lição. Esta página tem nomes: é só para você.
ui-class-slip = Letras de um bilhete
ui-class-homework-wrong = Exercício { $exercise }: { $moves }
ui-class-homework-none-wrong = Nenhuma tentativa errada.
ui-class-homework-file = Exercícios para levar
ui-class-homework-end = Encerrar a lição
ui-class-link = Link para casa
ui-class-link-copy = Copiar o link
ui-class-link-copied = O link foi copiado: cole-o em uma mensagem para os alunos.
ui-class-link-code = O link, para um celular levar
ui-class-link-long = É longo demais para um código que um celular leia; copie-o, ou dê o arquivo.
ui-class-look = Colocar na mesa
ui-class-turn = É a vez de { $name }.
ui-class-board-of = Tabuleiro { $board }: { $first } e { $second }, { $moves ->
    [1] um lance
   *[other] { $moves } lances
  }.

# Tabuleiros em navegadores
help-class-serve = Mantém os tabuleiros de um torneio nesta rede: os alunos jogam em seus navegadores
help-class-serve-more =
    Cada aluno tem um cartão com um endereço e quatro letras, que em todas as rodadas levam ao seu tabuleiro.
    O fim de cada partida é escrito sozinho na folha; o que foi escrito à mão fica.
    Digite o resultado de um tabuleiro jogado em madeira, next para a próxima rodada, stop, go, boards,
    cards, ask, where, hands, truth, all ou help.
    Continua quando a entrada acaba, e depois de ter sido parado: cartões, tabuleiros e lugares são os mesmos.
help-arg-open-list = deixa quem não tem cartão digitar um nome no navegador, que o coloca na lista
help-arg-answers = acrescenta a este arquivo quem respondeu o quê, sempre que uma pergunta se fecha
help-arg-serve-homework = lição de casa desde o início: um arquivo com uma lição ou problemas, ou o nome de uns do programa
class-serve-open = A turma está aberta: { $link }
class-serve-hint = “cartões” mostra o cartão de cada um, “tabuleiros” como vão as partidas, “parar” para todas de uma vez, “próxima” abre a próxima rodada.
class-serve-alone = Este computador não está em nenhuma rede: só podem vir navegadores dele mesmo.
class-serve-card = { $letters }  { $link }  { $name }
class-serve-came = { $name } está agora na lista.
class-serve-ready = Já há todos os resultados. Digite “próxima” para a próxima rodada.
class-serve-over = Todas as rodadas acabaram. A classificação: ludoteca class standings
class-serve-not-over = Rodada { $round }: o tabuleiro { $board } ainda não tem resultado.
class-serve-aborted = O tabuleiro { $board } acabou sem resultado. Digite-o quando tiver decidido.
class-serve-stopped = Todos os tabuleiros estão parados, e o tempo não conta. Digite “continuar” para que sigam.
class-serve-going = Todos os tabuleiros continuam.
class-serve-asking = Todos respondem que lance fariam, e todos os tabuleiros estão parados. “respostas” mostra quantos deram cada um, “mãos b2-b3 7” soma as mãos que você contou, “verdade” diz o que está certo, “basta” fecha a pergunta.
class-serve-answered = Respostas: { $count }; presentes: { $here }.
class-serve-no-question = Nenhuma pergunta está aberta: digite “perguntar”.
class-serve-homework = Lição de casa: { $title }. Quem não tem partida trabalha nela; “lição” mostra a tabela, “lição fim” a encerra.
class-serve-homework-ended = A lição de casa acabou. Os resultados estão em { $path }.
class-serve-no-homework = Não há lição de casa: digite “lição” e um arquivo, ou o nome de uma lição do programa.
class-serve-unwritten = O resultado do tabuleiro { $board } não está na folha: { $why }
class-serve-unread = A folha foi alterada e assim não pode ser usada: { $why }
class-serve-unknown = “{ $text }” não é um comando daqui. Digite um resultado e um tabuleiro (1-0 3), parar, continuar, próxima, tabuleiros, cartões, perguntar, onde, respostas, mãos, verdade, basta, todos, lição, bilhete, ajuda ou sair.
class-serve-moves = { $count ->
    [1] { $count } lance
   *[other] { $count } lances
}
class-serve-turn = { $name } joga
class-serve-away = não está: { $names }
class-serve-waits = ainda não começou
class-serve-on-wood = sem tela
class-serve-help-result = como acabou um tabuleiro jogado em madeira, como em ludoteca class result
class-serve-help-stop = para todos os tabuleiros de uma vez: mãos no colo, e o tempo não conta
class-serve-help-go = deixa todos os tabuleiros continuarem
class-serve-help-next = a próxima rodada, quando houver todos os resultados
class-serve-help-boards = como estão todos os tabuleiros
class-serve-help-cards = o cartão de cada um
class-serve-help-ask = pergunta a todos que lance fariam: do início, de uma posição (perguntar TEXTO), de um tabuleiro como está (perguntar 3), de um exercício (perguntar ARQUIVO 3), ou de um passo do plano de aula (perguntar plano 4)
class-serve-help-where = pergunta a todos para onde pode ir a peça de uma casa: do início (onde b2), de uma posição (onde b2 TEXTO), ou de um tabuleiro como está (onde b2 3)
class-serve-help-answers = quantos responderam o quê
class-serve-help-enough = fecha a pergunta, e todos voltam ao seu tabuleiro
class-serve-help-homework = dá uma lição de casa (lição avanco, ou um arquivo), mostra sua tabela, ou a encerra (lição fim)
class-serve-help-slip = junta um bilhete à lição de casa (bilhete ABCD EFGH JKLM)
class-serve-help-quit = acaba; ao começar de novo, tudo continua
class-serve-help-hands = registra quantas mãos se levantaram por um lance (mãos b2-b3 7), onde os alunos não têm telas
class-serve-help-truth = diz o que está certo, quanto vale cada resposta, e como se refuta a errada mais dada
class-serve-hands = Digite o lance e quantas mãos se levantaram por ele: mãos b2-b3 7.
class-serve-where = Digite a casa da peça: onde b2.
class-serve-seeking = O computador está vendo o que está certo. Ele diz aqui assim que souber.
class-hands-many = Não dá para registrar tantas mãos: o máximo é { $most }.
class-hands-closed = Nenhuma pergunta está aberta, por isso não há mãos para contar.
class-truth-nothing = Nada foi perguntado ainda, por isso nada pode estar certo ou errado.
class-truth-right = certo
class-truth-unknown = não se sabe
class-truth-best = Certo: { $moves }
class-truth-line = Como dá errado: { $moves }
class-truth-unread = Aqui os dois lados decidem ao mesmo tempo, e ninguém sabe o que o outro ordena: nada disto está provado.
class-ask-deck = Não há exercícios com o nome “{ $deck }”.
class-ask-exercise = Não há exercício { $number }; o último é o { $last }.
class-ask-step = O plano não tem passo { $number }; o último é o { $last }.
class-ask-aloud = O passo { $number } não pergunta nada que se responda com um toque: pergunte em voz alta.
class-serve-plan = plano
class-serve-help-board = mostra um tabuleiro; onde você joga contra todos, o que joga no tabuleiro 3 (também desistir, empate, desfazer, sim, não)
class-serve-help-all = você joga contra todos os que quiserem (todos, todos rastros, todos rastros professor 300+5); “todos fim” fecha essas partidas
class-all-begun = { $count ->
    [0] Você joga contra todos os que quiserem. Ninguém está livre ainda: quem vier, ou acabar a partida da rodada, recebe um tabuleiro sozinho.
    [1] Você joga contra todos os que quiserem, por enquanto em um tabuleiro. “tabuleiros” mostra o tabuleiro, “1 b2-b3” joga nele, “todos fim” fecha.
   *[other] Você joga contra todos os que quiserem, por enquanto em { $count } tabuleiros. “tabuleiros” mostra todos, “3 b2-b3” joga no tabuleiro 3, “todos fim” fecha.
  }
class-all-ended = Essas partidas estão fechadas. Nada delas está na folha.
class-all-title = Contra o professor
class-all-turns = Também é a sua vez em: { $boards }
class-all-your-turn = é a sua vez
class-all-over = Tabuleiro { $board } contra { $name }: { $why }
class-all-waits = O aluno deste tabuleiro ainda não está lá.
class-all-open = Você já joga contra todos: “todos fim” fecha essas partidas.
class-all-none = Agora você não joga contra ninguém: “todos” abre um tabuleiro para cada um que veio.
class-all-two = Contra todos só dá para jogar um jogo para dois.
class-all-board = Não há tabuleiro { $board } contra o professor; o último é o { $last }.
class-all-who = “{ $text }” não está claro. Digite todos, o jogo, e professor, aluno ou alternar para quem começa: todos rastros aluno.
class-ask-over = Nesta posição o jogo já acabou: ninguém joga.
class-ask-no-piece = Em “{ $cell }” não há nenhuma peça que possa jogar agora.
class-ask-no-cell = “{ $cell }” não é outra casa deste tabuleiro.
class-card-soon = { $name }, você já está na lista. Fique aqui: o jogo abre sozinho.
class-card-none = Você não tem partida nesta rodada. Fique aqui: a próxima abre sozinha.
class-card-bye = Nesta rodada você não tem adversário: aproveite a pausa. A próxima rodada abre sozinha.
class-card-gone = Você não está mais jogando. Se isso estiver errado, fale com seu professor.
class-card-played = Sua partida já tem resultado. A próxima rodada abre sozinha.
class-card-over = O torneio acabou. Obrigado por jogar!
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
command-homework = lição
command-slip = bilhete
