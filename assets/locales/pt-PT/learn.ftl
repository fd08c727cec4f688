## Lessons and puzzles: the page, and the exercise on the table

learn-title = Aprender
learn-back = Voltar
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
review-empty = Ainda nada foi jogado aqui, por isso não há nada a rever.
review-long = Este jogo tem mais de { $most } jogadas; um tão longo não é revisto.
review-no-searcher = O computador não joga este jogo, por isso não o pode rever.
review-stopped = A revisão foi interrompida.
review-worth = Antes: { $before }. Depois: { $after }.
review-better = Melhor era { $move }.
review-better-why = Melhor era { $move }: { $why }.
review-as-good = Igualmente boas: { $moves }.
review-answer = A resposta { $reply } { $why }.
review-answer-wins = A resposta { $reply } ganha logo.
review-counted = Depois de { $given }: { $count } Depois de { $better }: { $other }
review-comment = Perdidos { $loss } em 100. { $said }
review-deck = Onde os meus jogos viraram
review-name = Jogada { $number }
review-say = Aqui { $side } jogou { $move }. Encontra uma jogada melhor!
review-was-played = Foi a jogada feita: { $worth }.
