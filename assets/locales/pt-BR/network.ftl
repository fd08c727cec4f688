# O que não conta numa mesa entre computadores, e porquê
net-fault-form = O outro programa disse algo que não dá para entender.
net-fault-long = O outro programa disse mais de uma só vez do que cabe aqui.
net-fault-too-much = Foi dito demais em um só segundo.
net-fault-version = O outro programa é de outra versão. Usem a mesma versão nos dois lados.
net-fault-rules = O outro programa tem outras regras deste jogo. Usem a mesma versão nos dois lados.
net-fault-game = Este programa não tem esse jogo, ou não com essas opções.
net-fault-chain = Falta uma linha desta mesa, ou foi alterada.
net-fault-signature = Há uma assinatura falsa nesta mesa.
net-fault-full = Todos os lugares desta mesa estão ocupados.
net-fault-place = Esse lugar é de outra pessoa.
net-fault-name = Este nome não pode ser mostrado: escolha um com 40 letras no máximo.
net-fault-late = Entretanto o tabuleiro mudou.
net-fault-twice = Isso já foi dito.
net-fault-not-asked = Não é a vez deste lugar.
net-fault-illegal = As regras não deixam fazer esse lance.
net-fault-not-now = Agora isso não pode ser feito.
net-fault-held = Só um momento: o professor diz quando continuar.
net-fault-time = Ainda não é tempo disso, ou já passou.
net-fault-over = A partida já acabou.
net-fault-elsewhere = Esta mesa continuou em outro lugar, de outra maneira.
net-fault-unwritten = O computador que cuida desta mesa não conseguiu salvar no disco, por isso a mesa foi fechada.

refuse-not-yours = Não é a sua vez: outro computador decide por este lado.

# Conexões que não abrem
net-trouble-nobody = Ninguém tem uma mesa aberta ali. Está aberta no outro computador, e o código está certo?
net-trouble-silence = O outro computador não responde. O firewall dele pode perguntar se a Ludoteca pode receber conexões: diga que sim. Algumas redes para visitantes separam os computadores: use outra, ou a conexão de um celular.
net-trouble-unreachable = Não dá para chegar ao outro computador pela internet. A mesa dele ainda está aberta? Se está, o roteador não deixa ninguém entrar: abra uma mesa aqui e envie o seu convite, ou peça um com retransmissor.
net-trouble-no-way = Daqui não há caminho para esse endereço. Os dois computadores estão na mesma rede?
net-trouble-not-us = Alguma coisa responde ali, mas não é uma mesa da Ludoteca.
net-trouble-broke = A conexão com a mesa caiu. Vamos tentar de novo.

# O que os jogadores dizem uns aos outros
net-phrase-1 = Olá!
net-phrase-2 = Boa partida!
net-phrase-3 = Bem jogado!
net-phrase-4 = Obrigado!
net-phrase-5 = Um momento, por favor.
net-phrase-6 = Já voltei.
net-phrase-7 = É a sua vez!
net-phrase-8 = Que partida!
net-phrase-9 = Opa!
net-phrase-10 = Mais uma partida?
net-phrase-11 = Preciso sair daqui a pouco.
net-phrase-12 = Até a próxima!

# Jogar com outro computador no terminal
help-host = Abre uma mesa para outro computador
help-host-more =
    Quem entra escreve as seis letras que aparecem, ou o endereço.
    A mesa está aberta enquanto isto corre, e só então o programa recebe conexões.
    Aconteça o que acontecer a um computador, a partida continua: --table ARQUIVO abre de novo uma mesa salva.
    Com --internet um computador de longe também pode entrar: o de quem tiver o convite que é mostrado.
help-join = Sente-se a uma mesa que outro computador abriu
help-join-more =
    CÓDIGO são as seis letras que o outro computador mostra, o endereço dele, ou um link.
    Pela internet é o convite, ou o nome do arquivo em que ele está.
    Sem CÓDIGO, mostra as mesas que são vistas nesta rede.
help-mail = Joga por correio: cada lance é um texto que você envia como quiser
help-mail-more =
    Com o nome de um jogo começa uma partida; com um arquivo lê a mensagem que chegou.
    Depois pergunta pelo seu lance e mostra o texto de que o outro precisa.
    Os computadores não precisam de conexão: serve o e-mail, uma mensagem ou um pendrive.
help-value-mail = JOGO|ARQUIVO
help-arg-mail = Um jogo com suas opções, ou o arquivo de uma mensagem que chegou
help-arg-mail-out = Escreve neste arquivo o texto a enviar
help-log = Confere o diário de uma mesa entre computadores
help-value-code = CÓDIGO
help-arg-code = Seis letras, um endereço, um link ou um convite
help-arg-name = O nome que os outros veem
help-arg-place = O lugar onde sentar, se estiver livre
help-arg-watch = Só ver
help-arg-lots = Deixar a sorte decidir quem fica em que lugar
help-arg-clock = Tempo de cada jogador: 300+5 são cinco minutos e mais cinco segundos por lance
help-arg-port = A porta onde receber conexões
help-arg-table = Continuar a mesa deste arquivo
help-arg-serve = Só cuidar da mesa para os outros, sem se sentar
help-arg-internet = Abrir a mesa também para a internet, e mostrar um convite
help-arg-relays = Um retransmissor, que ajuda onde não há caminho direto
help-arg-invitation = O arquivo em que o convite é escrito
help-arg-log-file = Arquivo com o diário de uma mesa
cli-mail-send = Envie este texto aos outros, inteiro e como quiser:
cli-mail-written = O que os outros precisam está em { $path }: envie como quiser.
cli-mail-nothing = Não há nada de novo para contar aos outros.
cli-mail-none = Não há nenhuma mensagem da Ludoteca em { $path }.
cli-mail-what = Não há nenhum jogo nem arquivo chamado “{ $text }”.
cli-net-open = A mesa está aberta. No outro computador: ludoteca join { $code }
cli-net-page = Em um navegador, em qualquer aparelho: { $link }
net-address = O endereço é { $address }.
net-no-address = Este computador não está em nenhuma rede; só programas daqui podem entrar.
net-lost-table = Não dá para abrir a mesa: { $why }
net-key = Não dá para ler nem salvar a chave desta instalação: { $cause }.
net-bad-code = “{ $code }” não é o código de uma mesa: seis letras, um endereço como 192.168.1.20, ou um link.
cli-net-invitation = Também está aberta para a internet, para quem tiver este convite. No outro computador: ludoteca join, e em seguida
cli-net-invitation-file = O convite também está em { $path }; join também aceita o nome desse arquivo.
net-far-about = O seu amigo está longe? Esta mesa também pode ficar aberta para a internet, só para quem tiver o seu convite.
net-far-open = Deixar entrar um amigo de longe
net-far-opening = Pedindo ao roteador que deixe o seu amigo entrar…
net-far-is = O seu amigo pode vir de qualquer lugar, com o seu convite, enquanto esta mesa estiver aberta.
net-far-copy = Copiar o convite
net-far-copied = Copiado. Envie para o seu amigo: ele cola no campo das seis letras.
net-internet-near = Não foi encontrada uma entrada pela internet, por isso este convite só serve na mesma rede. Um retransmissor ajuda, ou uma mesa no outro computador.
net-internet-not-built = Esta Ludoteca só joga na mesma rede, não pela internet. O README diz como compilar uma que joga.
net-internet-relay = “{ $relay }” não é o endereço de um retransmissor: escreva como https://relay.example.
net-internet-damaged = Este convite está danificado: copie a linha inteira de novo, de ludoteca1 até o fim.
cli-net-bad-name = “{ $name }” não pode ser mostrado como nome.
cli-net-bad-clock = “{ $clock }” não é um relógio: escreva 300+5 para cinco minutos e mais cinco segundos por lance.
net-no-port = Este computador não deixa um programa receber conexões: { $cause }.
cli-net-port = Não dá para abrir nada na porta { $port }: { $cause }.
cli-net-none-seen = Nenhuma mesa foi vista nesta rede. Peça as seis letras.
cli-net-seen = { $name } joga { $game }: ludoteca join { $code }
cli-net-at-table = Uma mesa de { $game }.
net-waiting = À espera dos outros.
cli-net-sits = { $name } sentou.
cli-net-stands = Há de novo um lugar livre.
cli-net-begins = A partida começa. O seu lado: { $side }.
cli-net-begins-watching = A partida começa.
cli-net-begins-left-over = A partida começa. Todos os lugares estão ocupados; você fica assistindo.
net-said = { $name }: { $phrase }
cli-net-phrases = Diga uma destas frases, pelo número:
cli-net-asks-takeback = { $name } gostaria de voltar atrás no último lance. sim ou não?
cli-net-asks-draw = { $name } propõe empate. sim ou não?
cli-net-asks-pause = { $name } gostaria de fazer uma pausa. sim ou não?
cli-net-asks-abort = { $name } gostaria de acabar a partida sem resultado. sim ou não?
net-asked = Já foi perguntado; falta a resposta.
net-declined = { $name } diz que não.
cli-net-taken-back = O lance foi desfeito.
net-paused = Pausa. Quem quiser continuar diz continuar.
net-resumed = Vamos continuar.
net-held = Mãos no colo: olhem para o professor.
net-held-over = Podem continuar.
net-sealed = { $name } lacrou uma ordem.
net-unread = { $name } não mostrou a ordem lacrada; conta como ilegal.
net-away = { $name } está ausente.
cli-net-away-long = { $name } está ausente há um minuto. Pode esperar, adiar, ou reclamar a partida.
net-back-again = { $name } voltou.
net-claimed = { $name } fica com a partida, porque o outro estava ausente.
cli-net-aborted = A partida acaba sem resultado.
net-carried = Agora é { $name } quem cuida da mesa.
net-line-again = A ligação está de novo aberta.
cli-net-time = { $name }: { $time }
cli-net-kept = A mesa está salva em { $path }.
net-not-kept = Não dá para salvar a mesa: { $cause }
cli-net-help = Um lance se escreve como { $example }. Além disso, há:
command-yes = sim
command-yes-help = concorda com o que foi perguntado
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
command-say-help = dizer 3 diz uma de doze frases; dizer sozinho mostra todas
cli-log-lines = { $lines ->
    [1] O diário está bom: uma linha.
   *[other] O diário está bom: { $lines } linhas.
}
cli-log-bad = A linha { $line } do diário não conta: { $why }
cli-log-waiting = A partida ainda não começou.

# A página sobre mesas entre computadores
do-elsewhere = Jogar com outro computador
do-elsewhere-find = amigo rede internet remoto online entrar mesa
net-open-title = Abrir uma mesa
net-open-about = Para { $game }, com o relógio escolhido para um novo jogo. O outro só precisa de seis letras, sem nenhuma conta.
net-open = Abrir uma mesa
net-open-no-game = Escolha primeiro um jogo na estante; depois você pode abrir uma mesa.
net-join-title = Sentar a uma mesa
net-join-about = Digite as seis letras que o outro computador mostra, ou o endereço dele; ou cole o que enviaram a você: um convite, ou a mensagem de uma partida por e-mail.
net-code = Seis letras, um endereço, ou o que enviaram
net-join = Sentar
net-seen = Mesas nesta rede:
net-seen-one = { $name }: { $game }
net-open-is = A sua mesa está aberta
net-tell = No outro computador, digite estas letras:
net-sits-there = { $name } está à mesa.
net-nobody-comes = Ninguém chega? Na primeira vez, o Windows pode perguntar se a Ludoteca pode receber conexões: diga que sim. As redes para visitantes muitas vezes separam os computadores; o roteador de um celular não.
net-close = Fechar a mesa
net-picture = O endereço desta mesa para um celular
net-joining = Procurando a mesa …
net-back = Voltar
net-at-table = Nesta mesa
net-kept-here = Este computador cuida da mesa; enquanto ela estiver aberta, os outros podem chegar a ela.
net-kept-there = O outro computador cuida da mesa.
net-watchers = { $number ->
    [1] Uma pessoa está assistindo.
   *[other] { $number } pessoas estão assistindo.
}
net-say = Dizer alguma coisa
net-claim = Ficar com a partida
net-adjourn = Parar os relógios
net-go-on = Continuar
net-ask-pause = Pedir uma pausa
net-ask-abort = Pedir para acabar sem resultado
net-yes = Sim
net-no = Não
net-asks-takeback = { $name } gostaria de voltar atrás no último lance.
net-asks-draw = { $name } propõe empate.
net-asks-pause = { $name } gostaria de fazer uma pausa.
net-asks-abort = { $name } gostaria de acabar a partida sem resultado.
net-away-long = { $name } está ausente há um minuto. Você pode esperar, parar os relógios, ou ficar com a partida.
ui-friend-elsewhere = Com um amigo, em outro computador
ui-friend-elsewhere-about = Você recebe seis letras para dizer a ele; sem nenhuma conta.
net-open-code = Sua mesa está aberta: { $code }
net-name-title = Seu nome
net-name = O nome que os outros veem
net-watch = Só assistir
net-kept-title = Continuar uma partida
net-kept-about = A mesa volta a abrir aqui. Os outros recebem letras novas e voltam aos seus lugares.
net-kept-one = { $game } · { $names } · { $moves ->
    [1] um lance
   *[other] { $moves } lances
}
net-way = Outro computador
net-way-about = seis letras, sem conta

# Jogar por correio
net-letter-torn = Esta mensagem não está inteira. Copie tudo, de “ludoteca-mail1” até o ponto final.
net-letter-gap = Falta aqui uma mensagem anterior a esta. Peça uma mais nova: ela conta de novo tudo o que você precisa.
net-letter-own = Esta mensagem é sua. Envie-a aos outros.
net-letter-not-here = Esta mensagem responde a uma mesa que está em outro computador.
net-letter-refused = Esta mensagem não conta: { $why }
net-mail = Uma partida por e-mail
net-mail-title = Por e-mail
net-mail-begin = Prefiro por e-mail
net-mail-about = Sem conexão entre os computadores: cada lance é um texto que você envia como quiser.
net-mail-send = Envie esta mensagem ao outro, inteira e como quiser: por e-mail ou numa conversa.
net-mail-copy = Copiar a mensagem
net-mail-copied = Copiada. Agora envie.
net-mail-answer = E a resposta?
net-mail-then = Quando chegar, copie e cole aqui. Até lá você pode fechar a Ludoteca.
net-mail-paste = Colar a resposta
net-mail-empty = Não há nenhuma mensagem da Ludoteca para colar. Copie a que chegou e tente de novo.
