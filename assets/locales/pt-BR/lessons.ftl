# Lições e problemas

# Ajuda
help-value-action = AÇÃO
help-value-what = ARQUIVO OU JOGO
help-lesson = Lições e problemas: ver quais existem, conferir um arquivo, jogar
help-lesson-more =
    lesson list            as lições e os problemas do programa, e quantos passos você já resolveu
    lesson check ARQUIVO   tudo o que está errado em um arquivo
    lesson play ARQUIVO    aqui no terminal; o nome de uma lição do programa também serve
    lesson link ARQUIVO    um link para casa: é aberto ou colado lá, e também serve a play
help-puzzle = Prova problemas, faz um a partir de uma posição, colhe alguns de partidas, ou pratica
help-puzzle-more =
    puzzle prove ARQUIVO   prova cada problema de um arquivo: que as respostas estão certas e que não há outras
                           Sem --nodes vê no máximo vinte milhões de posições em cada um
                           Com --slow experimenta todas as linhas: demora mais e só depende das regras
    puzzle make JOGO --position TEXTO --moves TEXTO
                           acha o que dá para perguntar em uma posição, prova e escreve para um arquivo
    puzzle harvest JOGO --count N --games N --seed N
                           faz problemas de partidas do computador contra si mesmo e os escreve como arquivo;
                           com os mesmos números saem os mesmos problemas
    puzzle harvest --from ARQUIVO...
                           faz problemas das suas partidas: registros, ou nomes de partidas salvas
    puzzle due           quantos problemas e erros seus há hoje para praticar; com JOGO, só desse jogo, como abaixo
    puzzle practice      pergunta-os
    puzzle ladder JOGO   pergunta os problemas mais perto dos seus pontos, um após o outro
    puzzle storm         três minutos, tantos problemas quantos você conseguir
    puzzle today         o problema do dia
    puzzle effort ARQUIVO  quanto custa resolver cada problema, contado
help-arg-lesson-action = list, check, play ou link
help-arg-deck = Arquivo com uma lição ou problemas, ou o nome de um do programa
help-arg-puzzle-action = prove, make, harvest, due, practice, ladder, storm, today ou effort
help-arg-puzzle-what = Arquivo com problemas, ou o nome de um do programa; um jogo para make, harvest e para praticar
help-arg-puzzle-count = Problemas, no máximo
help-arg-puzzle-games = Partidas que o computador joga, no máximo
help-arg-puzzle-seed = Número de onde vêm as partidas
help-arg-puzzle-opening = Lances no começo de cada partida tirados na sorte, no mínimo (2)
help-arg-puzzle-slow = Provar de outro jeito, experimentando todas as linhas
help-arg-puzzle-from = Arquivos com partidas, ou nomes de partidas salvas, em vez de partidas do computador
help-arg-puzzle-out = Arquivo para os problemas; sem ele, são escritos aqui

# O que se diz de uma jogada
lesson-other-piece = Aqui se pede outra peça.
lesson-other-cell = Aqui se pede outra casa.
lesson-other-way = Começa bem, mas devia continuar de outro jeito.
lesson-no-win = { $moves ->
    [1] Assim você não ganha na hora.
   *[other] Assim você não ganha em { $moves } lances.
  }
lesson-no-win-stones = { $moves ->
    [1] Com essa pedra você não ganha já.
   *[other] Assim você não ganha com { $moves } pedras.
}
lesson-win-lost = Assim a vitória escapa.
lesson-no-save = Assim você não se salva.

# O que diz um problema feito pelo programa
goal-play = É a vez de: { $side }.
goal-win = { $moves ->
    [1] { $side }: ganhe já.
   *[other] { $side }: ganhe em { $moves } lances, não importa o que o adversário responda.
}
goal-win-stones = { $moves ->
    [1] { $side }: ganhe com uma pedra.
   *[other] { $side }: ganhe com { $moves } pedras, não importa o que o adversário responda.
}
goal-keep = { $side }: encontre o lance que leva à vitória.
goal-save = { $side }: encontre o lance que salva.

# Problemas encontrados em partidas
harvest-title = { $game }: problemas de partidas
harvest-played = Na partida isso escapou: foi jogado { $move }.
harvest-nothing = Nessas partidas não se achou nada que valha a pena perguntar.
harvest-record = { $path }: { $problem }
harvest-several-games = Estas partidas são de vários jogos. Diga de qual você quer os problemas.

# No terminal
lesson-action = “{ $word }” não era esperado aqui; existem { $known }.
lesson-which = Qual? ludoteca lesson list mostra o que existe.
lesson-sound = { $id }: { $exercises ->
    [1] um passo
   *[other] { $exercises } passos
  }, tudo certo.
lesson-faults = { $faults ->
    [1] Há uma coisa errada.
   *[other] Há { $faults } coisas erradas.
  }
lesson-faults-more = Há mais de { $faults } coisas erradas.
lesson-play-hint = Digite um lance; além disso há lances, tabuleiro, desfazer e sair.
lesson-step = { $number } de { $of }: { $text }
lesson-right = Certo!
lesson-reply = A resposta: { $move }
lesson-refutation = Aconteceria isto: { $moves }
lesson-end = Esse foi o último. Muito bem!
puzzle-proved = { $number }. { $goal }: provado, { $answers } ({ $nodes } posições, { $seconds } s)
puzzle-not-proved = { $number }. { $goal }: { $error } ({ $nodes } posições, { $seconds } s)
puzzle-failed = { $count ->
    [1] Um problema não está provado.
   *[other] { $count } problemas não estão provados.
  }
puzzle-nothing = Não há nada para perguntar nesta posição que se possa provar.
lesson-hint-piece = Olhe para { $cell }.
lesson-hint-column = É na coluna { $column }.
lesson-step-silent = Primeiro escreva o que deve ser feito.
lesson-step-long = Um passo diz em até { $most } letras o que deve ser feito.
lesson-step-move = Um passo pede um lance; escolha um que foi feito.
prove-missing = também certo: { $moves }
prove-not-right = errado: { $moves }
prove-nearer = ganha-se antes: [Goal "win { $moves }"]
prove-step = mais adiante, { $move } está errado
prove-too-long = há posições demais para ver

# O que pode estar errado em um arquivo
deck-id = “{ $id }” não pode ser o nome; a etiqueta Deck tem letras minúsculas, números e hifens, como [Deck "minha-licao"].
deck-kind = O tipo não pode ser “{ $kind }”; escreva [Kind "lesson"] ou [Kind "puzzles"].
deck-empty = Nada é perguntado; cada passo começa com o seu jogo, como [Game "sapiens"].
deck-missing = Falta a etiqueta { $tag }; cada texto é necessário em três línguas.
deck-moves = Tem { $moves } lances, e o máximo é { $most }.
deck-language = { $tag }: existem as línguas pt-PT, pt-BR e en.
deck-long = { $tag } tem { $length } caracteres, e o máximo é { $longest }.
deck-goal = O objetivo não pode ser “{ $goal }”; escreva [Goal "play"], [Goal "win"], [Goal "win 2"] ou [Goal "save 1"].
deck-endless = Aqui a vitória precisa de um número de lances, porque neste jogo as posições podem se repetir: escreva [Goal "win 3"], por exemplo.
deck-over = Nesta posição a partida já terminou.
deck-no-move = Não há nenhum lance certo; escreva um depois das etiquetas.
deck-not-moves = Só lances cabem aqui: ninguém desiste nem combina empate.
deck-answer = A resposta “{ $move }”: { $reason }
deck-no-answers = Falta a etiqueta Answers, com todos os primeiros lances certos; puzzle make os encontra.
deck-not-answer = O lance { $move } não está em Answers.
deck-all-right = Todos os lances são respostas: não há nada para achar.
deck-no-win = { $moves ->
    [1] Os lances não ganham na hora.
   *[other] Os lances não ganham em { $moves }.
  }
deck-more = Daqui em diante há mais; corrija primeiro o que está acima.

# Planos de aula
help-plan = O plano de uma aula de 45 minutos sobre um jogo: o que dizer, o que colocar no tabuleiro, o que perguntar
help-plan-more =
    JOGO é um dos dez, ou um arquivo com um plano seu: aí se diz também o que está errado nele.
    ludoteca booklet plan JOGO --out plano.pdf faz dele páginas para imprimir.
help-arg-plan-source = Jogo, ou arquivo com um plano
help-arg-plan-prove = Prova também as respostas que pedem para ganhar ou salvar
help-value-game-or-file = JOGO OU ARQUIVO
plan-heading = { $title } ({ $minutes } minutos)
plan-minutes = min
plan-aim = No fim: { $text }
plan-need = É preciso: { $text }
plan-label-say = Diga
plan-label-act = O que se faz
plan-label-ask = Pergunte
plan-label-answer = Resposta
plan-label-moves = No tabuleiro
plan-label-homework = Para casa
plan-homework-some = { $title }, { $numbers }
plan-answer-yes = Sim
plan-answer-no = Não. { $reason }
plan-answer-none = Nada
plan-answer-open = Ninguém ainda
plan-proved = { $questions ->
    [1] Uma pergunta
   *[other] { $questions } perguntas
  }, todas as respostas certas.
plan-too-long = No passo { $step } há posições demais para ver.
plan-game-none = { $game } não tem plano de aula.
plan-booklet-homework = Para casa
plan-booklet-answers = Respostas

# O que pode estar errado num plano
plan-none = Isto não é um plano de aula; o arquivo começa por [Plan "o-meu"].
plan-id = “{ $id }” não pode ser o nome; a etiqueta Plan tem minúsculas, algarismos e hifens, como [Plan "o-meu"].
plan-steps = Um plano tem de 1 a { $most } passos, e cada um começa pelo seu jogo, como [Game "rastros"].
plan-games = Os passos são de jogos diferentes; um plano é de um jogo só.
plan-time = Os minutos não podem ser “{ $minutes }”; um passo tem de 1 a 60, como [Minutes "5"], e a aula 240 no máximo.
plan-question = Não dá para perguntar aqui “{ $question }”; há, por exemplo, [Question "win 1"], [Question "where d4"] e [Question "count"].
plan-no-ask = Falta a etiqueta Ask, com as palavras da pergunta.
plan-answers = As respostas são outras: [Answers "{ $answers }"]
plan-answers-none = Não há resposta: escreva [Answers "-"].
plan-homework = “{ $homework }” não pode ir para casa; escreva o nome de lições ou problemas do programa e os números, como [Homework "rastros-puzzles 1 2"].
