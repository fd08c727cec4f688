# Lições e problemas

# Ajuda
help-value-action = AÇÃO
help-value-what = FICHEIRO OU JOGO
help-lesson = Lições e problemas: ver quais há, verificar um ficheiro, jogar
help-lesson-more =
    lesson list            as lições e os problemas do programa, e quantos passos já resolveu
    lesson check FICHEIRO  tudo o que está errado num ficheiro
    lesson play FICHEIRO   aqui no terminal; também serve o nome de uma lição do programa
    lesson link FICHEIRO   uma ligação para casa: abre-se ou cola-se lá, e também serve a play
help-puzzle = Provar problemas, fazer um a partir de uma posição, colhê-los de partidas, ou praticar
help-puzzle-more =
    puzzle prove FICHEIRO  prova cada problema de um ficheiro: que as respostas estão certas e que não há outras
                           Sem --nodes vê no máximo vinte milhões de posições em cada um
                           Com --slow experimenta todas as linhas: demora mais e só depende das regras
    puzzle make JOGO --position TEXTO --moves TEXTO
                           procura o que se pode perguntar numa posição, prova-o e escreve-o para um ficheiro
    puzzle harvest JOGO --count N --games N --seed N
                           faz problemas de partidas do computador contra si próprio e escreve-os como ficheiro;
                           com os mesmos números saem os mesmos problemas
    puzzle harvest --from FICHEIRO...
                           faz problemas das suas partidas: registos, ou nomes de partidas guardadas
    puzzle due           quantos problemas e erros seus há hoje para praticar; com JOGO, só desse jogo, como a seguir
    puzzle practice      pergunta-os
    puzzle ladder JOGO   pergunta os problemas mais perto dos seus pontos, um após o outro
    puzzle storm         três minutos, tantos problemas quantos conseguir
    puzzle today         o problema do dia
    puzzle effort FICHEIRO  quanto custa resolver cada problema, contado
help-arg-lesson-action = list, check, play ou link
help-arg-deck = Ficheiro com uma lição ou problemas, ou o nome de uns do programa
help-arg-puzzle-action = prove, make, harvest, due, practice, ladder, storm, today ou effort
help-arg-puzzle-what = Ficheiro com problemas, ou o nome de uns do programa; um jogo para make, harvest e para praticar
help-arg-puzzle-count = Problemas, no máximo
help-arg-puzzle-games = Partidas que o computador joga, no máximo
help-arg-puzzle-seed = Número de que vêm as partidas
help-arg-puzzle-opening = Jogadas no princípio de cada partida tiradas à sorte, no mínimo (2)
help-arg-puzzle-slow = Provar de outra maneira, experimentando todas as linhas
help-arg-puzzle-from = Ficheiros com partidas, ou nomes de partidas guardadas, em vez de partidas do computador
help-arg-puzzle-out = Ficheiro para os problemas; sem ele, são escritos aqui

# O que se diz de uma jogada
lesson-other-piece = Aqui pede-se outra peça.
lesson-other-cell = Aqui pede-se outra casa.
lesson-other-way = Começa bem, mas devia continuar de outra maneira.
lesson-no-win = { $moves ->
    [one] Assim não ganha já.
   *[other] Assim não ganha em { $moves } jogadas.
  }
lesson-no-win-stones = { $moves ->
    [one] Com essa pedra não ganha já.
   *[other] Assim não ganha com { $moves } pedras.
}
lesson-win-lost = Assim deixa fugir a vitória.
lesson-no-save = Assim não se salva.

# O que diz um problema feito pelo programa
goal-play = Jogam: { $side }.
goal-win = { $moves ->
    [one] { $side }: ganhe já.
   *[other] { $side }: ganhe em { $moves } jogadas, responda o adversário o que responder.
}
goal-win-stones = { $moves ->
    [one] { $side }: ganhe com uma pedra.
   *[other] { $side }: ganhe com { $moves } pedras, responda o adversário o que responder.
}
goal-keep = { $side }: encontre a jogada que leva à vitória.
goal-save = { $side }: encontre a jogada que salva.

# Problemas encontrados em partidas
harvest-title = { $game }: problemas de partidas
harvest-played = Na partida isto escapou: jogou-se { $move }.
harvest-nothing = Nestas partidas não se encontrou nada que valha a pena perguntar.
harvest-record = { $path }: { $problem }
harvest-several-games = Estas partidas são de vários jogos. Diga de qual quer os problemas.

# No terminal
lesson-action = “{ $word }” não se esperava aqui; há { $known }.
lesson-which = Qual? ludoteca lesson list mostra o que há.
lesson-sound = { $id }: { $exercises ->
    [one] um passo
   *[other] { $exercises } passos
  }, tudo certo.
lesson-faults = { $faults ->
    [one] Há uma coisa errada.
   *[other] Há { $faults } coisas erradas.
  }
lesson-faults-more = Há mais de { $faults } coisas erradas.
lesson-play-hint = Escreva uma jogada; além disso há jogadas, tabuleiro, anular e sair.
lesson-step = { $number } de { $of }: { $text }
lesson-right = Certo!
lesson-reply = A resposta: { $move }
lesson-refutation = Aconteceria isto: { $moves }
lesson-end = Este foi o último. Muito bem!
puzzle-proved = { $number }. { $goal }: provado, { $answers } ({ $nodes } posições, { $seconds } s)
puzzle-not-proved = { $number }. { $goal }: { $error } ({ $nodes } posições, { $seconds } s)
puzzle-failed = { $count ->
    [one] Há um problema que não está provado.
   *[other] Há { $count } problemas que não estão provados.
  }
puzzle-nothing = Não há nada a perguntar nesta posição que se possa provar.
lesson-hint-piece = Repare em { $cell }.
lesson-hint-column = É na coluna { $column }.
lesson-step-silent = Escreva primeiro o que se deve fazer.
lesson-step-long = Um passo diz em { $most } letras, no máximo, o que se deve fazer.
lesson-step-move = Um passo pede uma jogada; escolha uma que foi feita.
prove-missing = também certo: { $moves }
prove-not-right = errado: { $moves }
prove-nearer = ganha-se antes: [Goal "win { $moves }"]
prove-step = mais adiante, { $move } está errado
prove-too-long = há demasiadas posições a ver

# O que pode estar errado num ficheiro
deck-id = “{ $id }” não pode ser o nome; a etiqueta Deck tem minúsculas, algarismos e hífenes, como [Deck "a-minha"].
deck-kind = O tipo não pode ser “{ $kind }”; escreva [Kind "lesson"] ou [Kind "puzzles"].
deck-empty = Não se pergunta nada; cada passo começa pelo seu jogo, como [Game "sapiens"].
deck-missing = Falta a etiqueta { $tag }; cada texto é preciso em três línguas.
deck-moves = Tem { $moves } jogadas, e o máximo é { $most }.
deck-language = { $tag }: há as línguas pt-PT, pt-BR e en.
deck-long = { $tag } tem { $length } caracteres, e o máximo são { $longest }.
deck-goal = O objetivo não pode ser “{ $goal }”; escreva [Goal "play"], [Goal "win"], [Goal "win 2"] ou [Goal "save 1"].
deck-endless = Aqui a vitória precisa de um número de jogadas, porque neste jogo as posições podem repetir-se: escreva [Goal "win 3"], por exemplo.
deck-over = Nesta posição a partida já acabou.
deck-no-move = Não tem nenhuma jogada certa; escreva uma depois das etiquetas.
deck-not-moves = Só aqui cabem jogadas: ninguém desiste nem combina empates.
deck-answer = A resposta “{ $move }”: { $reason }
deck-no-answers = Falta a etiqueta Answers, com todas as primeiras jogadas certas; puzzle make encontra-as.
deck-not-answer = A jogada { $move } não está em Answers.
deck-all-right = Todas as jogadas são respostas: não há nada a encontrar.
deck-no-win = { $moves ->
    [one] As jogadas não ganham logo.
   *[other] As jogadas não ganham em { $moves }.
  }
deck-more = Daqui em diante há mais; corrija primeiro o que está acima.

# Planos de aula
help-plan = O plano de uma aula de 45 minutos sobre um jogo: o que dizer, o que pôr no tabuleiro, o que perguntar
help-plan-more =
    JOGO é um dos dez, ou um ficheiro com um plano seu: diz-se então também o que está errado nele.
    ludoteca booklet plan JOGO --out plano.pdf faz dele páginas para imprimir.
help-arg-plan-source = Jogo, ou ficheiro com um plano
help-arg-plan-prove = Prova também as respostas que pedem para ganhar ou salvar
help-value-game-or-file = JOGO OU FICHEIRO
plan-heading = { $title } ({ $minutes } minutos)
plan-minutes = min
plan-aim = No fim: { $text }
plan-need = É preciso: { $text }
plan-label-say = Diga
plan-label-act = Faz-se
plan-label-ask = Pergunte
plan-label-answer = Resposta
plan-label-moves = No tabuleiro
plan-label-homework = Para casa
plan-homework-some = { $title }, { $numbers }
plan-answer-yes = Sim
plan-answer-no = Não. { $reason }
plan-answer-none = Nada
plan-answer-open = Ainda ninguém
plan-proved = { $questions ->
    [one] Uma pergunta
   *[other] { $questions } perguntas
  }, todas as respostas certas.
plan-too-long = No passo { $step } há demasiadas posições a ver.
plan-game-none = { $game } não tem plano de aula.
plan-booklet-homework = Para casa
plan-booklet-answers = Respostas

# O que pode estar errado num plano
plan-none = Isto não é um plano de aula; o ficheiro começa por [Plan "o-meu"].
plan-id = “{ $id }” não pode ser o nome; a etiqueta Plan tem minúsculas, algarismos e hífenes, como [Plan "o-meu"].
plan-steps = Um plano tem de 1 a { $most } passos, e cada um começa pelo seu jogo, como [Game "rastros"].
plan-games = Os passos são de jogos diferentes; um plano é de um só jogo.
plan-time = Os minutos não podem ser “{ $minutes }”; um passo tem de 1 a 60, como [Minutes "5"], e a aula 240 no máximo.
plan-question = Não se pode perguntar aqui “{ $question }”; há por exemplo [Question "win 1"], [Question "where d4"] e [Question "count"].
plan-no-ask = Falta a etiqueta Ask, com as palavras da pergunta.
plan-answers = As respostas são outras: [Answers "{ $answers }"]
plan-answers-none = Não há resposta: escreva [Answers "-"].
plan-homework = “{ $homework }” não se pode dar para casa; escreva o nome de lições ou problemas do programa e os números, como [Homework "rastros-puzzles 1 2"].
