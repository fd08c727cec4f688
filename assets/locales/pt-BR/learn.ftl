## Lessons and puzzles: the page, and the exercise on the table

learn-title = Aprender
learn-back = Voltar
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
review-empty = Ainda nada foi jogado aqui, por isso não há nada a rever.
review-long = Este jogo tem mais de { $most } lances; um tão longo não é revisto.
review-no-searcher = O computador não joga este jogo, por isso não pode revê-lo.
review-stopped = A revisão foi interrompida.
review-worth = Antes: { $before }. Depois: { $after }.
review-better = Melhor era { $move }.
review-better-why = Melhor era { $move }: { $why }.
review-as-good = Igualmente bons: { $moves }.
review-answer = A resposta { $reply } { $why }.
review-answer-wins = A resposta { $reply } ganha logo.
review-counted = Depois de { $given }: { $count } Depois de { $better }: { $other }
review-comment = Perdidos { $loss } em 100. { $said }
review-deck = Onde meus jogos viraram
review-name = Lance { $number }
review-say = Aqui { $side } jogou { $move }. Encontre um lance melhor!
review-was-played = Foi o lance feito: { $worth }.
