# Experimentos: muitas partidas ao acaso ou entre níveis, e o que se vê nelas
experiment-player = “{ $text }” não joga: escreva random ou um nível de 1 a { $levels }.
experiment-over = Nessa posição o jogo já acabou, por isso não há nada para jogar.
experiment-seats = Este jogo tem { $seats } lugares.
experiment-won = { $side }, partidas ganhas: { $share } em cada 100; com { $games ->
    [1] uma partida
   *[other] { $games } partidas
  }, o valor verdadeiro está quase com certeza entre { $low } e { $high }.
experiment-drawn = Empates: { $share } em cada 100; o valor verdadeiro está quase com certeza entre { $low } e { $high }.
experiment-cut = { $count ->
    [1] Uma partida ainda não tinha acabado depois de { $plies } turnos e parou por aí. Não conta
   *[other] { $count } partidas ainda não tinham acabado depois de { $plies } turnos e pararam por aí. Não contam
  } para ninguém, nem para a duração.
experiment-sides-real = { $sides ->
    [2] A diferença entre os dois lados não é acaso.
   *[other] As diferenças entre os lados não são acaso.
  }
experiment-sides-chance = { $sides ->
    [2] A diferença entre os dois lados poderia ser acaso.
   *[other] As diferenças entre os lados poderiam ser acaso.
  }
experiment-sides-few = Foram ganhas poucas partidas para distinguir uma diferença do acaso.
experiment-begins = Quem começa: { $side }.
experiment-length = Uma partida dura em média { $mean } turnos (quase com certeza entre { $low } e { $high }); a metade do meio dura entre { $from } e { $to }. A mais curta durou { $shortest } e a mais longa { $longest }.
experiment-length-stones = Uma partida dura em média { $mean } pedras (quase com certeza entre { $low } e { $high }); a metade do meio dura entre { $from } e { $to }. A mais curta durou { $shortest } e a mais longa { $longest }.
experiment-length-always = Todas as partidas duraram { $longest } turnos.
experiment-length-always-stones = Todas as partidas duraram { $longest } pedras.
experiment-repeated = { $count ->
    [1] As { $games } partidas foram todas a mesma
   *[other] Só { $count } das { $games } partidas são diferentes
  }: estes jogadores deixam pouco ao acaso. Para ver mais do jogo, deixe o acaso jogar os primeiros turnos.
experiment-certain = “Quase com certeza” quer dizer: em 19 de cada 20 experimentos como este, o valor verdadeiro fica entre os dois limites.
experiment-rows-real = As vezes que { $who } ganha não são as mesmas em todas estas linhas: as diferenças não são acaso.
experiment-rows-chance = As vezes que { $who } ganha podem ser as mesmas em todas estas linhas: as diferenças poderiam ser acaso.
experiment-rows-few = São poucas partidas para dizer se { $who } ganha mais vezes em uma linha do que em outra.
experiment-rows-repeated = Em algumas linhas quase todas as partidas foram as mesmas: estes jogadores deixam pouco ao acaso. Deixe o acaso jogar os primeiros turnos.
experiment-who-begins = quem começa
experiment-who-first = o primeiro lado
experiment-nobody = Empate
experiment-end = { $who }: { $reason }
experiment-end-cut = Interrompida
experiment-random = acaso
experiment-player-is = { $seat }: { $who }
experiment-made = { $games ->
    [1] Uma partida
   *[other] { $games } partidas
  }, semente { $seed }. { $players }
experiment-made-each = { $games ->
    [1] Uma partida
   *[other] { $games } partidas
  } em cada linha, semente { $seed }
experiment-chart-wins = Partidas ganhas, em cada 100, com os limites do valor verdadeiro
experiment-chart-rows = Partidas ganhas por { $who }, em cada 100, com os limites do valor verdadeiro
experiment-chart-length = Duração em turnos: quantas partidas, e entre que durações fica a metade do meio
experiment-chart-length-stones = Duração em pedras: quantas partidas, e entre que durações fica a metade do meio
experiment-chart-lengths = Duração em turnos: da partida mais curta à mais longa, a metade do meio, a média (ponto)
experiment-chart-lengths-stones = Duração em pedras: da partida mais curta à mais longa, a metade do meio, a média (ponto)

# Na linha de comandos
help-experiment = Deixa o acaso ou os níveis jogarem muitas partidas e mostra quem ganha e quanto demora
help-experiment-more =
    Sem --seat o acaso joga em todos os lugares: cada lance legal é tão provável quanto os outros.
      --seat 1=random --seat 2=3      o acaso contra o terceiro nível
      --vary setup=2021,2022          compara os valores de uma opção
      --vary 2=random,1,3             compara quem joga em um lugar
      --vary "moves=e5,a1,b2"         compara primeiros lances
      --vary "position=P"             compara posições; escreva uma vez para cada uma
    A mesma semente dá as mesmas partidas, em qualquer lugar. Ctrl+C para e mostra o que foi jogado.
    No arquivo de --csv cada partida tem uma linha: game, seed, winner, reason, {"plies"}.
help-arg-experiment-seats = Quem joga: 1=random, ou 2=3 para o computador no nível 3 de 6
help-arg-experiment-games = Quantas partidas, para cada valor que se compara
help-arg-experiment-seed = Semente de todo o acaso
help-arg-opening = Turnos no início que ficam ao acaso, jogue quem jogar
help-arg-longest = Turnos depois dos quais uma partida é interrompida
help-arg-vary = O que se compara: uma opção, um lugar, moves ou position, com os seus valores
help-arg-games-csv = Arquivo onde escrever uma linha por partida; - para a saída padrão
help-arg-experiment-svg = Arquivo onde escrever o gráfico, para imprimir; - para a saída padrão
cli-experiment-played = { $played } de { $games } partidas
cli-experiment-stopped = Parou depois de { $played } de { $games } partidas, e isto é o que elas dizem.
cli-experiment-none = Parou antes de acabar a primeira partida.
cli-experiment-wins = Partidas ganhas, em cada 100:
cli-experiment-lengths = Duração em turnos, e quantas partidas:
cli-experiment-lengths-stones = Duração em pedras, e quantas partidas:
cli-experiment-ends = Como acabaram:
cli-experiment-rows = Partidas ganhas por { $who }, em cada 100:
experiment-rows-lengths = Duração em turnos, em média:
experiment-rows-lengths-stones = Duração em pedras, em média:
error-vary-form = “{ $text }” não é nada que se compare: escreva um nome, = e os valores separados por vírgulas, como setup=2021,2022.
error-vary-name = “{ $name }” não se pode comparar aqui; podem ser comparados { $known }.
error-vary-two = Só se compara uma coisa por vez: { $one } ou { $other }.
error-vary-twice = “{ $value }” está lá duas vezes.
error-vary-many = No máximo comparam-se { $most } valores de uma vez.
error-vary-settled = A própria posição diz o que vale { $name }, por isso não se pode comparar aí.
error-experiment-outputs = Só uma destas coisas pode ir para a saída padrão: as linhas das partidas, o gráfico ou o JSON.
error-experiment-same = As linhas e o gráfico ficariam ambos em { $path }.
error-experiment-seat = “{ $value }” não dá nenhum lugar a ninguém: escreva 1=random, ou 2=3 para o computador no nível 3. Este jogo tem { $seats } lugares.

experiment-title = Experimento
experiment-here = As partidas começam na posição do tabuleiro, com as regras da mesa.
experiment-how-many = Partidas
experiment-games = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
  }
experiment-begin = Jogar todas
experiment-stop = Parar
experiment-copy = Copiar todas as partidas para uma planilha
experiment-lengths = Quantas partidas duraram tantos turnos
experiment-compare = Comparar
experiment-compare-nothing = Nada
experiment-compare-moves = Os lances daqui
experiment-compare-seat = { $seat }: quem joga
experiment-compare-few = O que está no tabuleiro serve a menos de dois destes valores, por isso não há o que comparar.
experiment-opening = Turnos ao acaso no início
