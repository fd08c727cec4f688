game-semaforo = Semáforo
game-semaforo-line = O verde vira amarelo e o amarelo vira vermelho. Faça três da mesma cor em linha.
begin-semaforo = { $seat ->
    [1] Coloque uma peça verde em qualquer casa.
   *[2] Coloque uma peça verde em uma casa vazia ou faça a verde virar amarela.
}
asks-semaforo = Coloque uma peça verde em uma casa livre, ou troque verde por amarela ou amarela por vermelha.

reason-line = Há três peças da mesma cor em linha.

kind-semaforo-0 = peça verde
kind-semaforo-1 = peça amarela
kind-semaforo-2 = peça vermelha

about-semaforo-0 = pode ser trocada por uma amarela.
about-semaforo-1 = pode ser trocada por uma vermelha.
about-semaforo-2 = fica até o fim.

refuse-semaforo-red = O vermelho não muda mais. Escolha uma casa vazia ou uma peça verde ou amarela.

laid-semaforo-wins = Lances que ganham: { $wins }. { $moves ->
    [1] O mais rápido ganha já.
   *[other] O mais rápido ganha em { $moves } lances.
}
laid-semaforo-loses = Todos os lances perdem. { $moves ->
    [1] O mais lento perde em um lance.
   *[other] O mais lento perde em { $moves } lances.
}
laid-semaforo-over = A partida acabou: não há mais lances.

card-semaforo-goal = Fazer três peças da mesma cor em linha: na horizontal, na vertical ou na diagonal. As peças não são de ninguém; vence quem completar a linha.
card-semaforo-place = Cada lance muda uma casa. Uma casa vazia recebe uma peça verde…
card-semaforo-change = …uma verde vira amarela, e uma amarela vira vermelha, não importa quem a colocou. O vermelho não muda mais.
card-semaforo-line = Em b2 o verde virou amarelo, e a linha está feita. Cuidado com o que você deixa para o outro.
card-semaforo-end = Decide a primeira linha de três, de qualquer cor. Sempre há um lance e nunca há empate.
card-semaforo-rulings = O tabuleiro tem quatro colunas e três fileiras. Se uma posição montada à mão já tiver três em linha, a partida acabou e venceu quem acabou de jogar.
