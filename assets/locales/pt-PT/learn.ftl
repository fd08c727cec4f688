## Lessons and puzzles: the page, and the exercise on the table

learn-title = Aprender
learn-back = Voltar
ui-lesson-to-shelf = Voltar aos jogos
learn-back-to-path = Voltar ao caminho
learn-not-begun = por começar
learn-all-done = tudo feito
learn-own = Feitos por mim
learn-own-line = As lições e os problemas que fez.
learn-begin = Começar
learn-go-on = Continuar
learn-print = Imprimir
learn-play = Jogar com o Pintainho
learn-step = Passo { $number }
learn-win-now = Ganhar já
learn-win = Ganhar em { $moves }
learn-save = Defender-se
learn-save-ahead = Ver { $moves } à frente
learn-keep = Achar a vitória
learn-done = Feito.
learn-shown = É assim que se faz.
learn-solution = Solução
learn-yourself = Experimentar

# Revisão de um jogo: onde virou.
review-title = Rever o jogo
review-begin = Onde virou?
review-back = Voltar à revisão
review-working = A descobrir onde o jogo virou…
review-calm = O jogo não virou.
review-calm-about = Ninguém deixou escapar muito. Bem jogado!
review-turned = { $count ->
    [one] O jogo virou uma vez.
   *[other] O jogo virou { $count } vezes.
}
review-slips = Nenhuma jogada virou o jogo sozinha. Estas foram as que custaram mais:
review-turned-about = Tente descobrir o que era melhor, ou veja já.
review-played = { $who }: { $move }
review-move = { $number }. { $played }
review-place = Momento { $number } de { $of }
review-win-lost = De ganho a perdido.
review-win-drawn = De ganho a empate.
review-draw-lost = De empate a perdido.
review-chances-lost = Custou { $loss } em 100 hipóteses.
review-better-for = melhor: { $who }
review-ask = Encontrar as melhores jogadas
review-keep = Guardar nos meus erros
review-kept = Guardado nos meus erros
review-keep-about = Voltam a ser perguntados amanhã, e depois cada vez com mais dias pelo meio.
review-write = Anotar ao lado das jogadas
review-written = Anotado ao lado das jogadas
review-next = Momento seguinte
review-before = Momento anterior
review-show = Mostrar
review-play-here = Jogar daqui
review-follow = Ver o que se seguiu
review-all = Todos os momentos
review-empty = Ainda nada foi jogado aqui, por isso não há nada a rever.
review-long = Este jogo tem mais de { $most } jogadas; um tão longo não é revisto.
review-no-searcher = O computador não joga este jogo, por isso não o pode rever.
review-stopped = A revisão foi interrompida.
guard-wait = Espere! Veja outra vez.
guard-take-back = Voltar atrás
guard-keep = Jogar mesmo assim
guard-follows = Segue-se { $moves }.
review-worth = Antes: { $before }. Depois: { $after }.
review-worth-same = Antes e depois: { $before }. Mas custou alguma coisa.
review-better = Melhor era { $move }.
review-better-why = Melhor era { $move }: { $why }.
review-as-good = Igualmente boas: { $moves }.
review-answer = A resposta { $reply } { $why }.
review-answer-wins = A resposta { $reply } ganha logo.
review-counted = Depois de { $given }: { $count } Depois de { $better }: { $other }
why-counted = Depois de { $line }: { $count }
review-comment = Perdidos { $loss } em 100. { $said }
review-deck = Onde os meus jogos viraram
review-name = Jogada { $number }
review-say = { $side }: aqui foi jogado { $move }. Encontre uma jogada melhor!
review-was-played = Foi a jogada feita: { $worth }.

# O plano de aula na janela.
plan-open = Plano de aula
plan-about = Uma aula para a turma, passo a passo, com as posições no tabuleiro
plan-of = Plano de aula: { $game }
plan-place = Passo { $number } de { $of } · minutos { $minutes }
plan-position = A posição outra vez
plan-move = Jogada seguinte
plan-show-answer = Mostrar a resposta
plan-step-next = Passo seguinte
plan-step-before = Passo anterior
plan-end = Acabar a aula
plan-print = Imprimir o plano de aula
