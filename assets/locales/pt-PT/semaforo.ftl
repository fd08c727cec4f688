game-semaforo = Semáforo
game-semaforo-line = O verde passa a amarelo e o amarelo a vermelho. Faça três da mesma cor em linha.

reason-line = Há três peças da mesma cor em linha.

kind-semaforo-0 = peça verde
kind-semaforo-1 = peça amarela
kind-semaforo-2 = peça vermelha

refuse-semaforo-red = O vermelho já não muda. Escolha uma casa vazia, ou uma peça verde ou amarela.
