# Apocalypse

game-apocalypse = Apocalypse
game-apocalypse-line = Cada um escolhe a jogada em segredo e jogam os dois ao mesmo tempo. Sem peões, perde-se.
begin-apocalypse = Escolha a sua jogada em segredo: as duas acontecem ao mesmo tempo.
asks-apocalypse = Escolha a sua jogada em segredo; as duas acontecem ao mesmo tempo.

kind-apocalypse-0 = peão
kind-apocalypse-1 = cavalo

about-apocalypse-0 = uma casa em frente; captura na diagonal em frente. Quem fica sem peões perde.
about-apocalypse-1 = duas casas a direito e uma para o lado. Salta.

reason-penalties = O adversário chegou aos dois pontos de penalização.
reason-both-penalties = Os dois lados chegaram aos dois pontos de penalização no mesmo turno.
reason-no-pawns = O adversário ficou sem peões.
reason-both-no-pawns = Os dois lados ficaram sem peões no mesmo turno.
reason-no-orders = Há um lado sem nenhuma jogada legal.

sign-apocalypse-goal = { $side }: um peão que aqui chegue passa a cavalo ou é recolocado
sign-apocalypse-penalty =
    { $number ->
        [one] { $side }: um ponto de penalização; ao segundo, perde
       *[other] { $side }: { $number } pontos de penalização
    }
sign-apocalypse-waiting = { $side }: este peão está à espera de ser posto noutra casa

refuse-apocalypse-empty = Não há nenhuma peça nessa casa.
refuse-apocalypse-not-yours = Essa peça não é sua.
refuse-apocalypse-stuck = Essa peça não tem para onde ir neste turno.
refuse-apocalypse-same-cell = A peça já está aí.
refuse-apocalypse-own-piece = Está aí uma peça sua.
refuse-apocalypse-knight-reach = O cavalo não chega a essa casa.
refuse-apocalypse-pawn-blocked = O peão está tapado: a casa da frente tem de estar vazia já agora, antes do turno.
refuse-apocalypse-pawn-double = Aqui os peões não andam duas casas: só uma de cada vez.
refuse-apocalypse-pawn-diagonal = O peão só anda na diagonal para capturar, e agora não está lá ninguém.
refuse-apocalypse-pawn-reach = O peão anda uma casa em frente, ou captura na diagonal, também em frente.
refuse-apocalypse-nothing-there = Não há lá ninguém para capturar: escreva “-” em vez de “x”.
refuse-apocalypse-enemy-there = Está lá um adversário: escreva “x” em vez de “-”.
refuse-apocalypse-put-occupied = Essa casa está ocupada: o peão à espera precisa de uma vazia.
refuse-apocalypse-put-last-rank = O peão à espera tem de sair da última linha.
refuse-apocalypse-put-first = Primeiro ponha o peão que está à espera numa casa vazia, assim: “>c3”.
refuse-apocalypse-none-waits = Não tem nenhum peão à espera: escolha uma jogada, como “b1-b2”.

position-apocalypse-two-waiting = no máximo um peão de cada lado na sua última linha
position-apocalypse-waiting-form = esperavam-se as casas dos peões à espera, primeiro as das Brancas, separadas por vírgulas, como b5,c1, ou -

laid-apocalypse-meetings = Pares de ordens: { $pairs }. Chegam ambas à mesma casa: { $collide }. Trocam de lugar: { $change }. O alvo acabou de sair: { $gone }. É capturada uma peça que fica: { $captures }.

card-apocalypse-goal = Cada um escolhe a jogada em segredo e jogam os dois ao mesmo tempo. Ganha quem deixar o adversário sem peões.
card-apocalypse-order = Cavalos e peões andam e capturam como no xadrez, mas o peão nunca anda duas casas. O que conta é o tabuleiro antes do turno: este peão pode avançar ou capturar um dos dois.
card-apocalypse-together = Depois movem-se os dois ao mesmo tempo. Quem já saiu da casa não é capturado: estes dois cavalos trocam de lugar. Na mesma casa, peças iguais saem ambas e o cavalo vence o peão.
card-apocalypse-last = O peão que chega à última linha passa a cavalo, se tiver menos de dois. Senão, ponha-o em qualquer casa vazia fora dessa linha.
card-apocalypse-penalty = Uma ordem ilegal deixa a peça onde está e custa um ponto, que fica ao lado do tabuleiro. Pode ser de propósito. Ao segundo, perde.
card-apocalypse-end = Dois pontos perdem, aconteça o que acontecer. Quem fica sem peões perde, mesmo promovendo o último. Se perderem os dois ao mesmo tempo, ou se alguém não tiver jogada legal, é empate.
card-apocalypse-rulings = A posição inicial é a habitual, porque a figura da folha se perdeu. Os cavalos contam-se depois das capturas; a nova casa escolhe-se depois, em segredo se forem os dois, e a mesma casa retira ambos. Um texto ilegível não custa nada. É empate quando uma posição aparece três vezes, ou após 50 turnos sem captura nem movimento de peão; as duas regras podem desligar-se.

# Montar uma posição
setup-apocalypse-asked = Quem dá uma ordem
setup-apocalypse-both = ambos
setup-apocalypse-penalties = Pontos de penalização
setup-apocalypse-waiting = Peões à espera da nova casa
