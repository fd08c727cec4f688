# Praticar: problemas e erros próprios que voltam a seu tempo
help-value-day = DIA
help-arg-puzzle-day = Fazer de conta que hoje é este dia, como 2026-11-27
help-arg-keep-mistakes = Salvar os momentos em que o jogo virou entre os seus erros, que puzzle practice volta a perguntar
command-hint = dica

practice-mistakes = Meus erros
practice-day = “{ $day }” não é um dia; escreva assim: 2026-11-27.
practice-full = Neste jogo já estão salvos { $most } dos seus erros, e não cabem mais. Pratique primeiro estes.
practice-broken = Não foi possível ler os seus erros em { $path }, que ficam como estão. { $fault }
practice-set-aside = Não foi possível entender o arquivo { $path }; há uma cópia ao lado dele, e um novo foi começado.
practice-due-title = Para hoje
practice-due-number = { $count ->
    [1] Uma pergunta volta hoje.
   *[other] { $count } perguntas voltam hoje.
}
practice-storm-title = Tempestade
practice-storm-about = Três minutos, quantos problemas você conseguir
practice-storm-now = { $left } · resolvidos: { $solved } · errados: { $missed }
practice-storm-over = Acabou o tempo!
practice-storm-again = Outra vez
practice-ladder-title = Escada
practice-ladder-about = Problemas na sua medida
practice-kept = { $count ->
    [1] Uma pergunta foi salva entre os seus erros. Ela volta amanhã.
   *[other] { $count } perguntas foram salvas entre os seus erros. Elas voltam amanhã.
  }
practice-known = Estas perguntas já estavam entre os seus erros.
practice-none-due = Hoje não há nada para praticar.
practice-due = { $count ->
    [1] Hoje há uma pergunta para praticar.
   *[other] Hoje há { $count } perguntas para praticar.
  }
practice-end = Essa foi a última de hoje. Muito bem!
practice-step = { $game }: { $text }
practice-hint = Digite um lance; além disso há dica, próxima, lances, tabuleiro, desfazer e sair.
practice-storm-hint = Digite um lance; além disso há próxima, lances, tabuleiro, desfazer e sair.
practice-no-hint = Aqui não há dica.
practice-again = Volta em { $day }.
practice-points = Seus pontos em { $game }: { $before }, agora { $after }.
practice-today = O problema do dia, { $day }
practice-ladder = Você tem { $points } pontos, e este problema { $puzzle }.
practice-ladder-end = Hoje você já viu todos os problemas deste jogo.
practice-storm = Tempestade: três minutos, tantos problemas quantos você conseguir. Um lance errado traz o seguinte.
practice-storm-left = Faltam { $seconds } segundos.
practice-storm-result = Resolvidos: { $solved }. Errados: { $missed }.
practice-storm-best = Sua melhor tempestade até agora!
practice-storm-before = Sua melhor tempestade, em { $day }: { $solved } resolvidos, { $missed } errados.
practice-harvest-title = Problemas das minhas partidas
practice-harvest-about = Procurar nas partidas guardadas posições com um só lance certo
practice-harvest-far = Partida { $looked } de { $of }
practice-harvest-stop = Parar de procurar; o que se achou fica
practice-harvest-no-games = Ainda não há partidas deste jogo guardadas. Jogue uma primeiro.
practice-harvest-nothing = { $games ->
    [1] Na sua partida não se achou nada de novo
   *[other] Em { $games } partidas não se achou nada de novo
  } que valha a pena perguntar.
practice-harvest-found = { $count ->
    [1] Um problema das suas partidas está
   *[other] { $count } problemas das suas partidas estão
  } agora em “Feitos por mim”.
