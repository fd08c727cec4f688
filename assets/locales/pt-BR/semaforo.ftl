game-semaforo = Semáforo
game-semaforo-line = O verde vira amarelo e o amarelo vira vermelho. Faça três da mesma cor em linha.

reason-line = Há três peças da mesma cor em linha.

kind-semaforo-0 = peça verde
kind-semaforo-1 = peça amarela
kind-semaforo-2 = peça vermelha

refuse-semaforo-red = O vermelho não muda mais. Escolha uma casa vazia ou uma peça verde ou amarela.
