# O que não conta numa mesa entre computadores, e porquê
net-fault-form = O outro programa disse algo que não se entende.
net-fault-long = O outro programa disse mais de uma vez do que cabe aqui.
net-fault-too-much = Foi dito demasiado num só segundo.
net-fault-version = O outro programa é de outra versão. Usem a mesma versão dos dois lados.
net-fault-rules = O outro programa tem outras regras deste jogo. Usem a mesma versão dos dois lados.
net-fault-game = Este programa não tem esse jogo, ou não com essas opções.
net-fault-chain = Falta uma linha desta mesa, ou foi alterada.
net-fault-signature = Há uma assinatura falsa nesta mesa.
net-fault-full = Todos os lugares desta mesa estão ocupados.
net-fault-place = Esse lugar é de outra pessoa.
net-fault-name = Este nome não se pode mostrar: escolha um com 40 letras no máximo.
net-fault-late = Entretanto o tabuleiro mudou.
net-fault-twice = Isso já foi dito.
net-fault-not-asked = Não é a vez deste lugar.
net-fault-illegal = As regras não deixam fazer essa jogada.
net-fault-not-now = Agora isso não se pode fazer.
net-fault-held = Só um momento: o professor diz quando se continua.
net-fault-time = Ainda não é tempo disso, ou já passou.
net-fault-over = A partida já acabou.
net-fault-elsewhere = Esta mesa continuou noutro sítio, de outra maneira.
net-fault-unwritten = O computador que guarda esta mesa não conseguiu gravar no disco, por isso a mesa fechou.

refuse-not-yours = Não é a sua vez: por este lado decide outro computador.

# Ligações que não abrem
net-trouble-nobody = Ninguém tem ali uma mesa aberta. Está aberta no outro computador, e o código está certo?
net-trouble-silence = O outro computador não responde. A firewall dele pode perguntar se a Ludoteca pode receber ligações: diga que sim. Algumas redes para visitantes separam os computadores: use outra, ou a ligação de um telemóvel.
net-trouble-unreachable = Não se consegue chegar ao outro computador pela Internet. A mesa dele ainda está aberta? Se está, o router não deixa entrar ninguém: abra aqui uma mesa e envie o seu convite, ou peça um com retransmissor.
net-trouble-no-way = Daqui não há caminho para esse endereço. Os dois computadores estão na mesma rede?
net-trouble-not-us = Ali responde alguma coisa, mas não é uma mesa da Ludoteca.
net-trouble-broke = A ligação à mesa caiu. Vai tentar-se de novo.

# O que os jogadores dizem uns aos outros
net-phrase-1 = Olá!
net-phrase-2 = Bom jogo!
net-phrase-3 = Bem jogado!
net-phrase-4 = Obrigado!
net-phrase-5 = Um momento, por favor.
net-phrase-6 = Já voltei.
net-phrase-7 = É a sua vez!
net-phrase-8 = Que partida!
net-phrase-9 = Ups!
net-phrase-10 = Mais uma partida?
net-phrase-11 = Tenho de sair daqui a pouco.
net-phrase-12 = Até à próxima!

# Jogar com outro computador no terminal
help-host = Abre uma mesa para outro computador
help-host-more =
    Quem se junta escreve as seis letras que aparecem, ou o endereço.
    A mesa está aberta enquanto isto corre, e só então o programa recebe ligações.
    Aconteça o que acontecer a um computador, a partida continua: --table FICHEIRO abre de novo uma mesa guardada.
    Com --internet também se pode juntar um computador de longe: o de quem tiver o convite que se mostra.
help-join = Senta-se a uma mesa que outro computador abriu
help-join-more =
    CÓDIGO são as seis letras que o outro computador mostra, o endereço dele, ou uma ligação.
    Pela Internet é o convite, ou o nome do ficheiro que o tem.
    Sem CÓDIGO, mostra as mesas que se veem nesta rede.
help-mail = Joga por correio: cada jogada é um texto que envia como quiser
help-mail-more =
    Com o nome de um jogo começa uma partida; com um ficheiro lê a mensagem que chegou.
    Depois pergunta pela sua jogada e mostra o texto de que o outro precisa.
    Os computadores não precisam de ligação: serve o correio, uma mensagem ou uma pen.
help-value-mail = JOGO|FICHEIRO
help-arg-mail = Um jogo com as suas opções, ou o ficheiro de uma mensagem que chegou
help-arg-mail-out = Escreve neste ficheiro o texto a enviar
help-log = Verifica o diário de uma mesa entre computadores
help-value-code = CÓDIGO
help-arg-code = Seis letras, um endereço, uma ligação ou um convite
help-arg-name = O nome que os outros veem
help-arg-place = O lugar onde sentar, se estiver livre
help-arg-watch = Só ver
help-arg-lots = Deixar a sorte decidir quem fica em que lugar
help-arg-clock = Tempo de cada jogador: 300+5 são cinco minutos e mais cinco segundos por jogada
help-arg-port = A porta onde receber ligações
help-arg-table = Continuar a mesa deste ficheiro
help-arg-serve = Só guardar a mesa para os outros, sem se sentar
help-arg-internet = Abrir a mesa também à Internet, e mostrar um convite
help-arg-relays = Um retransmissor, que ajuda onde não há caminho direto
help-arg-invitation = O ficheiro onde se escreve o convite
help-arg-log-file = Ficheiro com o diário de uma mesa
cli-mail-send = Envie este texto aos outros, inteiro e como quiser:
cli-mail-written = Aquilo de que os outros precisam está em { $path }: envie-o como quiser.
cli-mail-nothing = Não há nada de novo para contar aos outros.
cli-mail-none = Não há nenhuma mensagem da Ludoteca em { $path }.
cli-mail-what = Não há nenhum jogo nem ficheiro chamado “{ $text }”.
cli-net-open = A mesa está aberta. No outro computador: ludoteca join { $code }
cli-net-page = Num navegador, em qualquer aparelho: { $link }
net-address = O endereço é { $address }.
net-no-address = Este computador não está em nenhuma rede; só programas daqui se podem juntar.
net-lost-table = Não se pode abrir a mesa: { $why }
net-key = Não se pode ler nem gravar a chave desta instalação: { $cause }.
net-bad-code = «{ $code }» não é o código de uma mesa: seis letras, um endereço como 192.168.1.20, ou uma ligação.
cli-net-invitation = Também está aberta à Internet, para quem tiver este convite. No outro computador: ludoteca join, e a seguir
cli-net-invitation-file = O convite também está em { $path }; join aceita igualmente o nome desse ficheiro.
net-far-about = O seu amigo está longe? Esta mesa também pode ficar aberta à internet, só para quem tiver o seu convite.
net-far-open = Deixar entrar um amigo de longe
net-far-opening = A pedir ao router que deixe entrar o seu amigo…
net-far-is = O seu amigo pode vir de qualquer lado, com o seu convite, enquanto esta mesa estiver aberta.
net-far-copy = Copiar o convite
net-far-copied = Copiado. Envie-o ao seu amigo: cola-se no campo das seis letras.
net-internet-near = Não se encontrou entrada a partir da Internet, por isso este convite só serve na mesma rede. Ajuda um retransmissor, ou uma mesa no outro computador.
net-internet-not-built = Esta Ludoteca só joga na mesma rede, não pela Internet. O README diz como se faz uma que joga.
net-internet-relay = «{ $relay }» não é o endereço de um retransmissor: escreva-o como https://relay.example.
net-internet-damaged = Este convite está estragado: copie outra vez a linha inteira, desde ludoteca1 até ao fim.
cli-net-bad-name = «{ $name }» não se pode mostrar como nome.
cli-net-bad-clock = «{ $clock }» não é um relógio: escreva 300+5 para cinco minutos e mais cinco segundos por jogada.
net-no-port = Este computador não deixa um programa receber ligações: { $cause }.
cli-net-port = Não se pode abrir nada na porta { $port }: { $cause }.
cli-net-none-seen = Não se viu nenhuma mesa nesta rede. Peça as seis letras.
cli-net-seen = { $name } joga { $game }: ludoteca join { $code }
cli-net-at-table = Uma mesa de { $game }.
net-waiting = À espera dos outros.
cli-net-sits = { $name } sentou-se.
cli-net-stands = Há de novo um lugar livre.
cli-net-begins = A partida começa. O seu lado: { $side }.
cli-net-begins-watching = A partida começa.
cli-net-begins-left-over = A partida começa. Todos os lugares estão ocupados; fica a ver.
net-said = { $name }: { $phrase }
cli-net-phrases = Diga uma destas frases, pelo número:
cli-net-asks-takeback = { $name } gostava de voltar atrás com a última jogada. sim ou não?
cli-net-asks-draw = { $name } propõe empate. sim ou não?
cli-net-asks-pause = { $name } gostava de fazer uma pausa. sim ou não?
cli-net-asks-abort = { $name } gostava de acabar a partida sem resultado. sim ou não?
net-asked = Já se perguntou; falta a resposta.
net-declined = { $name } diz que não.
cli-net-taken-back = Voltou-se atrás.
net-paused = Pausa. Quem quiser continuar diz continuar.
net-resumed = Continua-se.
net-held = Mãos no colo: olhem para o professor.
net-held-over = Podem continuar.
net-sealed = { $name } fechou uma ordem.
net-unread = { $name } não mostrou a ordem fechada; conta como ilegal.
net-away = { $name } está ausente.
cli-net-away-long = { $name } está ausente há um minuto. Pode esperar, adiar, ou reclamar a partida.
net-back-again = { $name } voltou.
net-claimed = { $name } fica com a partida, porque o outro estava ausente.
cli-net-aborted = A partida acaba sem resultado.
net-carried = Agora é { $name } quem guarda a mesa.
net-line-again = A ligação está de novo aberta.
cli-net-time = { $name }: { $time }
cli-net-kept = A mesa está guardada em { $path }.
net-not-kept = Não se pode guardar a mesa: { $cause }
cli-net-help = Uma jogada escreve-se como { $example }. Além disso, há:
command-yes = sim
command-yes-help = concorda com o que se perguntou
command-no = não
command-no-help = recusa
command-pause = pausa
command-pause-help = pede uma pausa
command-go = continuar
command-go-help = acaba a pausa
command-abort = parar
command-abort-help = pede para acabar a partida sem resultado
command-claim = reclamar
command-claim-help = fica com a partida de quem está ausente há um minuto
command-adjourn = adiar
command-adjourn-help = para os relógios enquanto alguém está ausente
command-say = dizer
command-say-help = dizer 3 diz uma de doze frases; dizer sozinho mostra-as
cli-log-lines = { $lines ->
    [one] O diário está bom: uma linha.
   *[other] O diário está bom: { $lines } linhas.
}
cli-log-bad = A linha { $line } do diário não conta: { $why }
cli-log-waiting = A partida ainda não começou.

# A página sobre mesas entre computadores
do-elsewhere = Jogar com outro computador
do-elsewhere-find = amigo rede internet remoto online juntar mesa
net-open-title = Abrir uma mesa
net-open-about = Para { $game }, com o relógio escolhido para um jogo novo. O outro só precisa de seis letras, sem conta nenhuma.
net-open = Abrir uma mesa
net-open-no-game = Escolha primeiro um jogo na estante; depois pode abrir uma mesa.
net-join-title = Sentar-se a uma mesa
net-join-about = Escreva as seis letras que o outro computador mostra, ou o endereço dele; ou cole o que lhe enviaram: um convite, ou a mensagem de uma partida por correio.
net-code = Seis letras, um endereço, ou o que lhe enviaram
net-join = Sentar-se
net-seen = Mesas nesta rede:
net-seen-one = { $name }: { $game }
net-open-is = A sua mesa está aberta
net-tell = No outro computador, escreva estas letras:
net-sits-there = { $name } está sentado à mesa.
net-nobody-comes = Ninguém chega? Da primeira vez, o Windows pode perguntar se a Ludoteca pode receber ligações: diga que sim. As redes para visitantes separam muitas vezes os computadores; o ponto de acesso de um telemóvel não.
net-close = Fechar a mesa
net-picture = O endereço desta mesa para um telemóvel
net-joining = À procura da mesa …
net-back = Voltar
net-at-table = Nesta mesa
net-kept-here = Este computador guarda a mesa; enquanto estiver aberta, os outros podem chegar a ela.
net-kept-there = O outro computador guarda a mesa.
net-watchers = { $number ->
    [one] Uma pessoa está a ver.
   *[other] { $number } pessoas estão a ver.
}
net-say = Dizer alguma coisa
net-claim = Ficar com a partida
net-adjourn = Parar os relógios
net-go-on = Continuar
net-ask-pause = Pedir uma pausa
net-ask-abort = Pedir para acabar sem resultado
net-yes = Sim
net-no = Não
net-asks-takeback = { $name } gostava de voltar atrás com a última jogada.
net-asks-draw = { $name } propõe empate.
net-asks-pause = { $name } gostava de fazer uma pausa.
net-asks-abort = { $name } gostava de acabar a partida sem resultado.
net-away-long = { $name } está ausente há um minuto. Pode esperar, parar os relógios, ou ficar com a partida.
ui-friend-elsewhere = Com um amigo, noutro computador
ui-friend-elsewhere-about = Recebe seis letras para lhe dizer; sem conta nenhuma.
net-open-code = A sua mesa está aberta: { $code }
net-name-title = O seu nome
net-name = O nome que os outros veem
net-watch = Só assistir
net-kept-title = Continuar uma partida
net-kept-about = A mesa volta a abrir aqui. Os outros recebem letras novas e voltam aos seus lugares.
net-kept-one = { $game } · { $names } · { $moves ->
    [one] uma jogada
   *[other] { $moves } jogadas
}
net-way = Outro computador
net-way-about = seis letras, sem conta

# Jogar por correio
net-letter-torn = Esta mensagem não está inteira. Copie-a toda, de “ludoteca-mail1” até ao ponto final.
net-letter-gap = Falta aqui uma mensagem anterior a esta. Peça uma mais nova: ela volta a contar tudo o que precisa.
net-letter-own = Esta mensagem é sua. Envie-a aos outros.
net-letter-not-here = Esta mensagem responde a uma mesa que está noutro computador.
net-letter-refused = Esta mensagem não conta: { $why }
net-mail = Uma partida por correio
net-mail-title = Por correio
net-mail-begin = Antes por correio
net-mail-about = Sem ligação entre os computadores: cada jogada é um texto que envia como quiser.
net-mail-send = Envie esta mensagem ao outro, inteira e como quiser: por correio eletrónico ou numa conversa.
net-mail-copy = Copiar a mensagem
net-mail-copied = Copiada. Agora envie-a.
net-mail-answer = E a resposta?
net-mail-then = Quando chegar, copie-a e cole-a aqui. Até lá pode fechar a Ludoteca.
net-mail-paste = Colar a resposta
net-mail-empty = Não há nenhuma mensagem da Ludoteca para colar. Copie a que chegou e tente outra vez.
