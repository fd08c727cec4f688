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
