game-sapiens = Sapiens
game-sapiens-line = Gire, suba de valor e capture, até o adversário ficar sem dados.
begin-sapiens = Escolha um dado e depois a casa para onde ele vai. Escolhido duas vezes, ele gira.
asks-sapiens = Escolha um dado e depois a casa para onde ele vai. Se o escolher duas vezes, ele gira.
game-sapiens-demo = Ver o dado girar

option-players = Jogadores
option-players-2 = dois
option-players-teams = quatro, em duas equipes
option-players-single = quatro, cada um por si
option-alliances = Alianças
option-alliances-on = com alianças
option-alliances-off = sem alianças
option-setup = Posição inicial
option-setup-2021 = 2021: fileira de trás com dois
option-setup-2022 = 2022: fileira de trás de dois a cinco

choice-sapiens-keep = Ficar com o dado

hint-sapiens-turn-diagonal = Gire-o pelas setas ao lado ou escolhendo-o de novo: ele passa a andar na diagonal.
hint-sapiens-turn-straight = Gire-o pelas setas ao lado ou escolhendo-o de novo: ele passa a andar reto.
hint-sapiens-martyr = O dado de { $from } captura { $to } e sobe para 6. Fique com ele ou troque-o por um dado do adversário: escolha um dos que têm setas.

reason-board-empty = A troca levou os últimos dados.

refuse-sapiens-empty = Não há nenhum dado aqui.
refuse-sapiens-not-yours = Esse dado não é seu.
refuse-sapiens-die-first = Escolha primeiro um dos seus dados.
refuse-sapiens-nothing-to-keep = Não há nada para escolher aqui.
refuse-sapiens-straight = Este dado anda reto. Gire-o primeiro para ir na diagonal.
refuse-sapiens-diagonal = Este dado anda na diagonal. Gire-o primeiro para ir reto.
refuse-sapiens-no-line = Um dado anda sempre em linha reta.
refuse-sapiens-too-far = O dado vale { $value }: { $value ->
    [1] anda só uma casa.
   *[other] anda no máximo { $value } casas.
}
refuse-sapiens-jump = Os dados não pulam: { $cell } está no caminho.
refuse-sapiens-own = Essa casa já tem um dado seu.
refuse-sapiens-alliances-off = Nesta partida não há alianças.
refuse-sapiens-alliance-again = Uma aliança não pode se aliar de novo.
refuse-sapiens-unequal-values = Só se aliam dados com o mesmo valor.
refuse-sapiens-unequal-directions = Só se aliam dados virados na mesma direção.
refuse-sapiens-cannot-step = Nenhum dos dois alcança a casa do outro: não podem se aliar.
refuse-sapiens-before-middle = As alianças são feitas além do meio do tabuleiro.
refuse-sapiens-no-martyr = Só um dado sozinho que sobe de 5 para 6 pode ser trocado.
refuse-sapiens-capture-wins = Essa captura ganha a partida: não sobra ninguém para trocar.
refuse-sapiens-exchange-gone = Esse dado acabou de ser capturado. Escolha outro.
refuse-sapiens-exchange-own = Esse é seu. Escolha um dado do adversário para a troca.
refuse-sapiens-exchange-empty = Não há ninguém aí. Escolha um dado do adversário ou fique com o seu.

position-sapiens-alliance = uma aliança em { $cell }, mas esta posição se joga sem alianças
position-sapiens-no-dice = um lado que ainda tenha dados

sign-sapiens-dice = { $side }: { $number ->
    [1] um dado
   *[other] { $number } dados
}
sign-sapiens-beyond = { $side }: aqui podem ser feitas alianças.
sign-sapiens-alliance = Estes dois podem se aliar.

kind-sapiens-straight = reto
kind-sapiens-diagonal = diagonal
kind-sapiens-alliance = aliança

about-sapiens = anda de uma casa até quantas mostra, do jeito que está virado, para a frente ou para trás, ou vira no lugar.

demo-sapiens = Valor { $value }, { $direction }

laid-sapiens-reach = { $side }: casas ao alcance { $cells }, das quais capturas { $captures }.
laid-sapiens-turns = { $cell }: sozinho, chega a { $cells } casas, em { $moves } lances no máximo.

card-sapiens-goal = Capturar todos os dados do adversário. A face de cima é o valor do dado, e a posição diz para onde ele anda: os dados retos seguem fileiras e colunas, os girados seguem as diagonais.
card-sapiens-move = Um dado anda de uma casa até o seu valor, nos quatro sentidos da sua direção, sem pular.
card-sapiens-turn = Em vez de andar, um dado pode girar no lugar: de reto para diagonal e de volta.
card-sapiens-capture = Ele captura ao terminar sobre um dado inimigo e sobe um valor, até seis. Um dado simples que assim sobe de cinco para seis pode se sacrificar em troca de qualquer dado inimigo.
card-sapiens-alliance = Além do meio, dois dados simples iguais no valor e na direção podem virar um só, se um passo leva um deles ao outro. Os valores se somam, até seis.
card-sapiens-four = Quatro começam nos cantos, cada um por si ou 1 e 3 contra 2 e 4. Uma lâmpada mostra de quem é a vez.
card-sapiens-end = Perde quem ficar sem dados; vence quem restar.
card-sapiens-rulings = Não se pula, nem para capturar. Uma aliança não se alia de novo nem se separa. Em uma troca saem os dois dados e ninguém sobe; pode ser o último dado de quem troca, e um tabuleiro vazio é empate. Também é empate quando uma posição aparece três vezes, ou depois de 100 turnos sem captura nem aliança; as duas regras podem ser desligadas. Quem empata no sorteio joga o dado de novo. Quatro jogadores começam nos cantos; “além do meio” é então fora dos cantos do próprio lado, e quem joga sozinho e ficou sem dados é pulado.
tell-sapiens-alliance = Aliança de { $value }, { $direction }

# O teatro do dado
game-sapiens-this = Mostrar este dado
theatre-sapiens-die = A face de cima é o valor; as setas são os caminhos dele.
theatre-sapiens-net = Seis faces se dobram em um dado. Faces opostas somam sete.
theatre-sapiens-hand = Gire o dado com a mão. Quando você solta, ele pousa como pode ficar no tabuleiro.
theatre-sapiens-question = A que casas o dado marcado pode ir? Clique nelas.
theatre-sapiens-value = valor { $value }
theatre-sapiens-sum = { $one } + { $other } = 7
theatre-sapiens-hidden = escondido: { $value }
set-sapiens-ivory = Marfim
set-sapiens-ebony = Ébano
set-sapiens-padouk = Pau-rosa
set-sapiens-jade = Jade
scene-sapiens-go = Anda
scene-sapiens-go-0 = Mostra 3 e está reto: até três casas ao longo de uma fileira ou coluna.
scene-sapiens-go-1 = Anda três casas. O valor e a direção ficam como estão.
scene-sapiens-turn = Gira
scene-sapiens-turn-0 = Está reto. Para ir na diagonal, precisa girar primeiro.
scene-sapiens-turn-1 = Gira 45° no lugar. É o lance inteiro, e o valor fica.
scene-sapiens-rise = 1 → 2
scene-sapiens-rise-0 = Mostra 1, e há um inimigo uma casa à frente.
scene-sapiens-rise-2 = Quem captura sobe um valor: tomba sobre uma aresta, de 1 para 2.
scene-sapiens-capture = Termina sobre o inimigo, que sai do tabuleiro.
scene-sapiens-three-four = 3 → 4
scene-sapiens-three-four-0 = Mostra 3 e está na diagonal, e há um inimigo a três casas.
scene-sapiens-three-four-2 = O 4 fica oposto ao 3, pois juntos somam sete: dois quartos de volta.
scene-sapiens-six = 6 fica 6
scene-sapiens-six-0 = Mostra 6, o valor mais alto.
scene-sapiens-six-1 = Captura e fica 6: não há valor maior.
scene-sapiens-alliance = Aliança
scene-sapiens-alliance-0 = Dois dados da mesma cor, além do meio, iguais no valor e na direção, a um passo um do outro.
scene-sapiens-alliance-1 = Um sobe em cima do outro: uma aliança de 2 + 2 = 4. A direção fica.
scene-sapiens-martyr = Mártir
scene-sapiens-martyr-0 = Um dado simples mostra 5 e tem um inimigo ao alcance.
scene-sapiens-martyr-2 = Ele sobe de 5 para 6. Agora o dono pode ficar com ele ou sacrificá-lo.
scene-sapiens-martyr-3 = Sacrificado, sai e leva junto qualquer dado inimigo. Ninguém sobe.
