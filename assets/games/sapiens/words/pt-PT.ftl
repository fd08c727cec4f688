game-sapiens = Sapiens
game-sapiens-line = Rode, suba de valor e capture, até o adversário ficar sem dados.
begin-sapiens = Escolha um dado e depois a casa para onde vai. Se o escolher duas vezes, ele roda.
asks-sapiens = Escolha um dado e depois a casa para onde vai. Se o escolher duas vezes, ele roda.
game-sapiens-demo = Ver o dado rodar

option-players = Jogadores
option-players-2 = dois
option-players-teams = quatro, em duas equipas
option-players-single = quatro, cada um por si
option-alliances = Alianças
option-alliances-on = com alianças
option-alliances-off = sem alianças
option-setup = Posição inicial
option-setup-2021 = 2021: linha de trás com dois
option-setup-2022 = 2022: linha de trás de dois a cinco

choice-sapiens-keep = Ficar com o dado

hint-sapiens-turn-diagonal = Rode-o com as setas ao lado ou escolhendo-o outra vez: passa a andar na diagonal.
hint-sapiens-turn-straight = Rode-o com as setas ao lado ou escolhendo-o outra vez: passa a andar a direito.
hint-sapiens-martyr = O dado de { $from } captura { $to } e sobe para 6. Fique com ele ou troque-o por um dado adversário: escolha um dos que têm setas.

reason-board-empty = A troca levou os últimos dados.

refuse-sapiens-empty = Aqui não há nenhum dado.
refuse-sapiens-not-yours = Esse dado não é seu.
refuse-sapiens-die-first = Escolha primeiro um dos seus dados.
refuse-sapiens-nothing-to-keep = Aqui não há nada para escolher.
refuse-sapiens-straight = Este dado anda a direito. Rode-o primeiro para ir na diagonal.
refuse-sapiens-diagonal = Este dado anda na diagonal. Rode-o primeiro para ir a direito.
refuse-sapiens-no-line = Um dado anda sempre em linha reta.
refuse-sapiens-too-far = O dado vale { $value }: { $value ->
    [one] anda só uma casa.
   *[other] anda no máximo { $value } casas.
}
refuse-sapiens-jump = Os dados não saltam: { $cell } está no caminho.
refuse-sapiens-own = Essa casa já tem um dado seu.
refuse-sapiens-alliances-off = Nesta partida não há alianças.
refuse-sapiens-alliance-again = Uma aliança não pode voltar a aliar-se.
refuse-sapiens-unequal-values = Só se aliam dados com o mesmo valor.
refuse-sapiens-unequal-directions = Só se aliam dados virados na mesma direção.
refuse-sapiens-cannot-step = Nenhum dos dois chega à casa do outro: não se podem aliar.
refuse-sapiens-before-middle = As alianças fazem-se para lá do meio do tabuleiro.
refuse-sapiens-no-martyr = Só um dado sozinho que sobe de 5 para 6 pode ser trocado.
refuse-sapiens-capture-wins = Essa captura ganha a partida: já não há por quem trocar.
refuse-sapiens-exchange-gone = Esse dado acabou de ser capturado. Escolha outro.
refuse-sapiens-exchange-own = Esse é seu. Escolha um dado adversário para a troca.
refuse-sapiens-exchange-empty = Aí não está ninguém. Escolha um dado adversário ou fique com o seu.

position-sapiens-alliance = uma aliança em { $cell }, mas esta posição joga-se sem alianças
position-sapiens-no-dice = um lado que ainda tenha dados

sign-sapiens-dice = { $side }: { $number ->
    [one] um dado
   *[other] { $number } dados
}
sign-sapiens-beyond = { $side }: aqui podem fazer-se alianças.
sign-sapiens-alliance = Estes dois podem aliar-se.

kind-sapiens-straight = a direito
kind-sapiens-diagonal = na diagonal
kind-sapiens-alliance = aliança

about-sapiens = anda de uma casa até tantas quantas mostra, como está virado, para a frente ou para trás, ou vira-se no lugar.

demo-sapiens = Valor { $value }, { $direction }

laid-sapiens-reach = { $side }: casas ao alcance { $cells }, das quais capturas { $captures }.
laid-sapiens-turns = { $cell }: sozinho, chega a { $cells } casas, em { $moves } jogadas no máximo.

card-sapiens-goal = Capturar todos os dados do adversário. A face de cima é o valor do dado, e a posição diz para onde anda: os dados direitos seguem linhas e colunas, os rodados seguem as diagonais.
card-sapiens-move = Um dado anda de uma casa até ao seu valor, nos quatro sentidos da sua direção, sem saltar.
card-sapiens-turn = Em vez de andar, um dado pode rodar no seu lugar: de direito para diagonal e vice-versa.
card-sapiens-capture = Captura ao acabar sobre um dado inimigo e sobe um valor, até seis. Um dado simples que assim suba de cinco para seis pode sacrificar-se em troca de qualquer dado inimigo.
card-sapiens-alliance = Para lá do meio, dois dados simples iguais no valor e na direção podem juntar-se num só, se um passo levar um deles ao outro. Os valores somam-se, até seis.
card-sapiens-four = Quatro começam nos cantos, cada um por si ou 1 e 3 contra 2 e 4. Uma lâmpada mostra quem joga.
card-sapiens-end = Perde quem ficar sem dados; ganha quem restar.
card-sapiens-rulings = Não se salta, nem para capturar. Uma aliança não volta a aliar-se nem se separa. Numa troca saem os dois dados e ninguém sobe; pode ser o último dado de quem troca, e um tabuleiro vazio é empate. Também é empate quando uma posição aparece três vezes, ou após 100 turnos sem captura nem aliança; as duas regras podem desligar-se. Quem empata no lançamento lança de novo. Quatro jogadores começam nos cantos; «para lá do meio» é então fora dos cantos do próprio lado, e quem joga sozinho e ficou sem dados é saltado.
tell-sapiens-alliance = Aliança de { $value }, { $direction }

# O teatro do dado
game-sapiens-this = Mostrar este dado
theatre-sapiens-die = A face de cima é o valor; as setas são os seus caminhos.
theatre-sapiens-net = Seis faces dobram-se num dado. Faces opostas somam sete.
theatre-sapiens-hand = Rode o dado com a mão. Ao largá-lo, ele pousa como pode estar no tabuleiro.
theatre-sapiens-question = A que casas pode ir o dado marcado? Clique nelas.
theatre-sapiens-value = valor { $value }
theatre-sapiens-sum = { $one } + { $other } = 7
theatre-sapiens-hidden = escondido: { $value }
set-sapiens-ivory = Marfim
set-sapiens-ebony = Ébano
set-sapiens-padouk = Pau-rosa
set-sapiens-jade = Jade
scene-sapiens-go = Anda
scene-sapiens-go-0 = Mostra 3 e está a direito: até três casas ao longo de uma linha ou coluna.
scene-sapiens-go-1 = Anda três casas. O valor e a direção ficam como estão.
scene-sapiens-turn = Roda
scene-sapiens-turn-0 = Está a direito. Para ir na diagonal, tem de rodar primeiro.
scene-sapiens-turn-1 = Roda 45° no seu lugar. É a jogada toda, e o valor fica.
scene-sapiens-rise = 1 → 2
scene-sapiens-rise-0 = Mostra 1, e há um inimigo uma casa à frente.
scene-sapiens-rise-2 = Quem captura sobe um valor: tomba sobre uma aresta, de 1 para 2.
scene-sapiens-capture = Acaba sobre o inimigo, que sai do tabuleiro.
scene-sapiens-three-four = 3 → 4
scene-sapiens-three-four-0 = Mostra 3 e está na diagonal, e há um inimigo a três casas.
scene-sapiens-three-four-2 = O 4 está oposto ao 3, pois juntos somam sete: dois quartos de volta.
scene-sapiens-six = 6 fica 6
scene-sapiens-six-0 = Mostra 6, o valor mais alto.
scene-sapiens-six-1 = Captura e fica 6: não há valor maior.
scene-sapiens-alliance = Aliança
scene-sapiens-alliance-0 = Dois dados da mesma cor, para lá do meio, iguais no valor e na direção, a um passo um do outro.
scene-sapiens-alliance-1 = Um sobe para cima do outro: uma aliança de 2 + 2 = 4. A direção fica.
scene-sapiens-martyr = Mártir
scene-sapiens-martyr-0 = Um dado simples mostra 5 e tem um inimigo ao alcance.
scene-sapiens-martyr-2 = Sobe de 5 para 6. Agora o dono pode ficar com ele ou sacrificá-lo.
scene-sapiens-martyr-3 = Sacrificado, sai e leva consigo qualquer dado inimigo. Ninguém sobe.
