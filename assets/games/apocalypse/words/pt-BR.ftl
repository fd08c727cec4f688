# Apocalypse

game-apocalypse = Apocalypse
game-apocalypse-line = Cada um escolhe seu lance em segredo e os dois jogam juntos. Quem fica sem peões perde.
begin-apocalypse = Escolha seu lance em segredo: os dois acontecem ao mesmo tempo.
asks-apocalypse = Escolha seu lance em segredo; os dois acontecem ao mesmo tempo.

kind-apocalypse-0 = peão
kind-apocalypse-1 = cavalo

about-apocalypse-0 = uma casa à frente; captura na diagonal à frente. Quem fica sem peões perde.
about-apocalypse-1 = duas casas em linha reta e uma para o lado. Salta.

reason-penalties = O adversário levou dois pontos de penalidade.
reason-both-penalties = Os dois lados chegaram a dois pontos de penalidade no mesmo turno.
reason-no-pawns = O adversário ficou sem peões.
reason-both-no-pawns = Os dois lados ficaram sem peões no mesmo turno.
reason-no-orders = Um dos lados não tem nenhum lance legal.

sign-apocalypse-goal = { $side }: um peão que chega aqui vira cavalo ou é recolocado
sign-apocalypse-penalty =
    { $number ->
        [1] { $side }: um ponto de penalidade; no segundo, perde
       *[other] { $side }: { $number } pontos de penalidade
    }
sign-apocalypse-waiting = { $side }: este peão está esperando para ir para outra casa

refuse-apocalypse-empty = Não há nenhuma peça nessa casa.
refuse-apocalypse-not-yours = Essa peça não é sua.
refuse-apocalypse-stuck = Essa peça não tem para onde ir neste turno.
refuse-apocalypse-same-cell = A peça já está aí.
refuse-apocalypse-own-piece = Tem uma peça sua aí.
refuse-apocalypse-knight-reach = O cavalo não alcança essa casa.
refuse-apocalypse-pawn-blocked = O peão está bloqueado: a casa da frente precisa estar vazia já agora, antes do turno.
refuse-apocalypse-pawn-double = Aqui o peão não anda duas casas: é uma de cada vez.
refuse-apocalypse-pawn-diagonal = O peão só anda na diagonal para capturar, e agora não tem ninguém lá.
refuse-apocalypse-pawn-reach = O peão anda uma casa para a frente, ou captura na diagonal para a frente.
refuse-apocalypse-nothing-there = Não tem ninguém para capturar lá: escreva “-” em vez de “x”.
refuse-apocalypse-enemy-there = Tem um adversário lá: escreva “x” em vez de “-”.
refuse-apocalypse-put-occupied = Essa casa está ocupada: o peão que espera precisa de uma vazia.
refuse-apocalypse-put-last-rank = O peão que espera tem que sair da última fileira.
refuse-apocalypse-put-first = Primeiro coloque o peão que está esperando em uma casa vazia: “>c3”.
refuse-apocalypse-none-waits = Você não tem peão esperando: escolha um lance, como “b1-b2”.

position-apocalypse-two-waiting = no máximo um peão de cada lado na sua última fileira
position-apocalypse-waiting-form = esperavam-se as casas dos peões à espera, primeiro as das Brancas, separadas por vírgulas, como b5,c1, ou -

laid-apocalypse-meetings = Pares de ordens: { $pairs }. Chegam ambas à mesma casa: { $collide }. Trocam de lugar: { $change }. O alvo acabou de sair: { $gone }. É capturada uma peça que fica: { $captures }.

card-apocalypse-goal = Cada um escolhe seu lance em segredo e os dois acontecem juntos. Vence quem deixar o adversário sem peões.
card-apocalypse-order = Cavalos e peões andam e capturam como no xadrez, mas o peão nunca anda duas casas. O que vale é o tabuleiro antes do turno: este peão pode avançar ou capturar um dos dois.
card-apocalypse-together = Depois os dois se movem juntos. Quem já saiu da casa não é capturado: estes dois cavalos trocam de lugar. Na mesma casa, peças iguais saem as duas e o cavalo vence o peão.
card-apocalypse-last = O peão que chega à última fileira vira cavalo, se você tiver menos de dois. Se não, coloque-o em qualquer casa vazia fora dessa linha.
card-apocalypse-penalty = Uma ordem ilegal deixa a peça onde está e custa um ponto, que fica ao lado do tabuleiro. Pode ser de propósito. No segundo, perde.
card-apocalypse-end = Dois pontos perdem, aconteça o que acontecer. Quem fica sem peões perde, mesmo promovendo o último. Se os dois perderem juntos, ou se alguém não tiver lance legal, é empate.
card-apocalypse-rulings = A posição inicial é a de sempre, porque a figura da folha se perdeu. Os cavalos são contados depois das capturas; a nova casa é escolhida depois, em segredo se forem os dois, e a mesma casa retira ambos. Um texto ilegível não custa nada. É empate quando uma posição aparece três vezes, ou após 50 turnos sem captura nem movimento de peão; as duas regras podem ser desligadas.

# Montar uma posição
setup-apocalypse-asked = Quem dá uma ordem
setup-apocalypse-both = ambos
setup-apocalypse-penalties = Pontos de penalidade
setup-apocalypse-waiting = Peões à espera da nova casa
