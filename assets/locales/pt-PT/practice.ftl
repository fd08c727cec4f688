# Praticar: problemas e erros próprios que voltam a seu tempo
help-value-day = DIA
help-arg-puzzle-day = Fazer de conta que hoje é este dia, como 2026-11-27
help-arg-keep-mistakes = Guardar os momentos em que o jogo virou entre os seus erros, que puzzle practice volta a perguntar
command-hint = dica

practice-mistakes = Os meus erros
practice-day = “{ $day }” não é um dia; escreva-o assim: 2026-11-27.
practice-full = Neste jogo já estão guardados { $most } dos seus erros, e não cabem mais. Pratique primeiro estes.
practice-broken = Não se conseguem ler os seus erros em { $path }, que ficam como estão. { $fault }
practice-set-aside = Não se percebeu o ficheiro { $path }; há uma cópia ao lado dele, e começou-se um novo.
practice-due-title = Para hoje
practice-due-number = { $count ->
    [one] Uma pergunta volta hoje.
   *[other] { $count } perguntas voltam hoje.
}
practice-storm-title = Tempestade
practice-storm-about = Três minutos, tantos problemas quantos conseguir
practice-storm-now = { $left } · resolvidos: { $solved } · falhados: { $missed }
practice-storm-over = Acabou o tempo!
practice-storm-again = Outra vez
practice-ladder-title = Escada
practice-ladder-about = Problemas à sua medida
practice-kept = { $count ->
    [one] Ficou guardada uma pergunta entre os seus erros. Volta amanhã.
   *[other] Ficaram guardadas { $count } perguntas entre os seus erros. Voltam amanhã.
  }
practice-known = Estas perguntas já estavam entre os seus erros.
practice-none-due = Hoje não há nada para praticar.
practice-due = { $count ->
    [one] Hoje há uma pergunta para praticar.
   *[other] Hoje há { $count } perguntas para praticar.
  }
practice-end = Foi a última de hoje. Muito bem!
practice-step = { $game }: { $text }
practice-hint = Escreva uma jogada; além disso há dica, próxima, jogadas, tabuleiro, anular e sair.
practice-storm-hint = Escreva uma jogada; além disso há próxima, jogadas, tabuleiro, anular e sair.
practice-no-hint = Aqui não há dica.
practice-again = Volta a { $day }.
practice-points = Os seus pontos em { $game }: { $before }, agora { $after }.
practice-today = O problema do dia, { $day }
practice-ladder = Tem { $points } pontos, e este problema { $puzzle }.
practice-ladder-end = Hoje já viu todos os problemas deste jogo.
practice-storm = Tempestade: três minutos, tantos problemas quantos conseguir. Uma jogada errada traz o seguinte.
practice-storm-left = Faltam { $seconds } segundos.
practice-storm-result = Resolvidos: { $solved }. Falhados: { $missed }.
practice-storm-best = A sua melhor tempestade até agora!
practice-storm-before = A sua melhor tempestade, a { $day }: { $solved } resolvidos, { $missed } falhados.
practice-harvest-title = Problemas das minhas partidas
practice-harvest-about = Procurar nas partidas guardadas posições com uma só jogada certa
practice-harvest-far = Partida { $looked } de { $of }
practice-harvest-stop = Parar de procurar; o que se encontrou fica
practice-harvest-no-games = Ainda não há partidas deste jogo guardadas. Jogue uma primeiro.
practice-harvest-nothing = { $games ->
    [one] Na sua partida não se encontrou nada de novo
   *[other] Em { $games } partidas não se encontrou nada de novo
  } que valha a pena perguntar.
practice-harvest-found = { $count ->
    [one] Um problema das suas partidas está
   *[other] { $count } problemas das suas partidas estão
  } agora em «Feitos por mim».
