game-semaforo = Semáforo
game-semaforo-line = O verde passa a amarelo e o amarelo a vermelho. Faça três da mesma cor em linha.
begin-semaforo = { $seat ->
    [1] Ponha uma peça verde em qualquer casa.
   *[2] Ponha uma peça verde numa casa vazia, ou troque uma verde por uma amarela.
}
asks-semaforo = Ponha uma peça verde numa casa livre, ou troque verde por amarela ou amarela por vermelha.

reason-line = Há três peças da mesma cor em linha.

kind-semaforo-0 = peça verde
kind-semaforo-1 = peça amarela
kind-semaforo-2 = peça vermelha

about-semaforo-0 = pode ser trocada por uma amarela.
about-semaforo-1 = pode ser trocada por uma vermelha.
about-semaforo-2 = fica até ao fim.

refuse-semaforo-red = O vermelho já não muda. Escolha uma casa vazia, ou uma peça verde ou amarela.

laid-semaforo-wins = Jogadas que ganham: { $wins }. { $moves ->
    [one] A mais rápida ganha já.
   *[other] A mais rápida ganha em { $moves } jogadas.
}
laid-semaforo-loses = Todas as jogadas perdem. { $moves ->
    [one] A mais lenta perde numa jogada.
   *[other] A mais lenta perde em { $moves } jogadas.
}
laid-semaforo-over = A partida acabou: já não há jogadas.

card-semaforo-goal = Fazer três peças da mesma cor em linha: na horizontal, na vertical ou na diagonal. As peças não são de ninguém; ganha quem completar a linha.
card-semaforo-place = Em cada jogada muda-se uma casa. Uma casa vazia recebe uma peça verde…
card-semaforo-change = …uma verde passa a amarela, e uma amarela a vermelha, seja quem for que a pôs. O vermelho já não muda.
card-semaforo-line = Em b2 o verde passou a amarelo e a linha está feita. Cuidado com o que deixa ao adversário.
card-semaforo-end = Decide a primeira linha de três, seja de que cor for. Há sempre uma jogada e nunca há empates.
card-semaforo-rulings = O tabuleiro tem quatro colunas e três linhas. Se uma posição montada à mão já tiver três em linha, a partida acabou e ganhou quem acabou de jogar.
