## Lessons and puzzles: the page, and the exercise on the table

learn-title = Aprender
learn-back = Voltar
ui-lesson-to-shelf = Voltar aos jogos
learn-back-to-path = Voltar ao caminho
learn-not-begun = não começado
learn-all-done = tudo feito
learn-own = Feitos por mim
learn-own-line = As lições e os problemas que você fez.
learn-begin = Começar
learn-go-on = Continuar
learn-print = Imprimir
learn-play = Jogar com o Pintinho
learn-step = Passo { $number }
learn-win-now = Vencer já
learn-win = Vencer em { $moves }
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
review-working = Descobrindo onde o jogo virou…
review-calm = O jogo não virou.
review-calm-about = Ninguém deixou escapar muita coisa. Bem jogado!
review-turned = { $count ->
    [1] O jogo virou uma vez.
   *[other] O jogo virou { $count } vezes.
}
review-slips = Nenhum lance virou o jogo sozinho. Estes foram os que custaram mais:
review-turned-about = Tente descobrir o que era melhor, ou veja logo.
review-played = { $who }: { $move }
review-move = { $number }. { $played }
review-place = Momento { $number } de { $of }
review-win-lost = De ganho a perdido.
review-win-drawn = De ganho a empate.
review-draw-lost = De empate a perdido.
review-chances-lost = Custou { $loss } em 100 chances.
review-better-for = melhor: { $who }
review-ask = Encontrar os melhores lances
review-keep = Salvar nos meus erros
review-kept = Salvo nos meus erros
review-keep-about = Eles são perguntados de novo amanhã, e depois cada vez com mais dias de intervalo.
review-write = Anotar ao lado dos lances
review-written = Anotado ao lado dos lances
review-next = Próximo momento
review-before = Momento anterior
review-show = Mostrar
review-play-here = Jogar daqui
review-follow = Ver o que veio depois
review-all = Todos os momentos
review-empty = Ainda nada foi jogado aqui, por isso não há nada a rever.
review-long = Este jogo tem mais de { $most } lances; um tão longo não é revisto.
review-no-searcher = O computador não joga este jogo, por isso não pode revê-lo.
review-stopped = A revisão foi interrompida.
guard-wait = Espere! Olhe de novo.
guard-take-back = Voltar atrás
guard-keep = Jogar mesmo assim
guard-follows = Em seguida vem { $moves }.
review-worth = Antes: { $before }. Depois: { $after }.
review-worth-same = Antes e depois: { $before }. Mas custou alguma coisa.
review-better = Melhor era { $move }.
review-better-why = Melhor era { $move }: { $why }.
review-as-good = Igualmente bons: { $moves }.
review-answer = A resposta { $reply } { $why }.
review-answer-wins = A resposta { $reply } ganha logo.
review-counted = Depois de { $given }: { $count } Depois de { $better }: { $other }
why-counted = Depois de { $line }: { $count }
review-comment = Perdidos { $loss } em 100. { $said }
review-deck = Onde meus jogos viraram
review-name = Lance { $number }
review-say = { $side }: aqui foi jogado { $move }. Encontre um lance melhor!
review-was-played = Foi o lance feito: { $worth }.

# O plano de aula na janela.
plan-open = Plano de aula
plan-about = Uma aula para a turma, passo a passo, com as posições no tabuleiro
plan-of = Plano de aula: { $game }
plan-place = Passo { $number } de { $of } · minutos { $minutes }
plan-position = A posição de novo
plan-move = Próximo lance
plan-show-answer = Mostrar a resposta
plan-step-next = Próximo passo
plan-step-before = Passo anterior
plan-end = Terminar a aula
plan-print = Imprimir o plano de aula
