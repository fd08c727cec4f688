help-table = Abrir a mesa de um jogo em uma janela
help-shot = Desenhar uma posição, ou a estante, em uma imagem, sem janela
help-film = Desenhar um jogo, ou parte dele, como imagem animada, sem janela
help-doctor = Dizer o que este computador oferece e se é suficiente
help-arg-view = Vista do lugar (table) ou de cima (top)
help-arg-size = Largura e altura em pixels
help-arg-room = A sala em que fica a mesa
help-arg-seat = Quem joga no lugar N: human (uma pessoa)
help-arg-demo = Mostrar como uma peça gira, grande e devagar
help-arg-given-deck = Exercícios a abrir: um link para eles, como o que lesson link escreve
help-arg-act = Com --demo: a parte a mostrar (die, net, hand, question ou uma cena) e o momento, de 0 a 1: rise@0.5
help-arg-out = Arquivo PNG para gravar
help-arg-film-from = Começar na posição depois deste lance
help-arg-film-to = Terminar neste lance
help-arg-film-captions = Escrever os lances embaixo da imagem
help-arg-film-out = GIF animado a gravar
help-arg-map = Arquivo JSON para gravar: para cada casa, um pixel em que um clique a escolhe

error-no-table = O jogo { $id } ainda não tem mesa; dá para jogar no terminal: ludoteca play { $id }.
error-no-demo = O jogo { $id } não tem nada para demonstrar; experimente sapiens.
error-act = A demonstração não tem a parte { $value }. As partes são { $known }; um momento se escreve como em net@0.5.
error-view = A vista { $value } não existe: escreva table ou top.
error-room = A sala { $value } não existe. As salas são { $known }.
error-size = { $value } não é um tamanho: escreva largura x altura em pixels, como 1280x720, de 64 a 8192 cada.
error-seat = { $value } não é um lugar: escreva N=human, ou N=1 até N={ $levels } para o computador, com N de 1 a { $seats }.
error-no-display = Não há tela onde abrir uma janela; com ludoteca play JOGO se joga no terminal.
error-no-adapter = Nada aqui consegue desenhar: falta um driver gráfico (em Debian ou Ubuntu: apt install mesa-vulkan-drivers).
error-shot-shelf = A estante é desenhada inteira; { $name } não se usa com ela.
error-shot-same = --out e --map são o mesmo arquivo; a imagem e o mapa precisam de um cada.
error-film-part = Do lance { $from } ao lance { $to } não há nada para ver; a partida termina no lance { $last }.
error-shot = Não foi possível desenhar a imagem: { $cause }
settings-broken = Não deu para entender as configurações em { $path }; elas ficam guardadas em { $aside }, e as configurações começam de novo.
settings-broken-left = Não dá para entender as configurações em { $path }; enquanto isso, nada do que você escolher fica guardado.
settings-newer = As configurações em { $path } foram gravadas por uma versão mais recente da Ludoteca; elas ficam como estão, e nada do que você escolher fica guardado.

# O que este computador oferece
doctor-program = Ludoteca { $version } em { $system }, { $threads } processadores
doctor-adapters = Para desenhar há: { $names }
doctor-drawn = Desenhado por { $name } em { $seconds } s
doctor-drawn-software = Desenhado por { $name } em { $seconds } s, sem placa de vídeo: tudo funciona, mas o movimento é menos suave
doctor-drawn-empty = A imagem não mostra nenhuma mesa. Um driver de vídeo mais novo pode ajudar; WGPU_BACKEND=vulkan, gl ou dx12 tenta de outro jeito.
doctor-sound = O som sai em { $name }
doctor-silent = Não foi encontrada nenhuma saída de som: não se vai ouvir nada.
doctor-settings = Configurações: { $path }
doctor-plays = { $count ->
    [1] Guardado em { $path }: { $count } jogo
   *[other] Guardados em { $path }: { $count } jogos
}
doctor-fault = O que se sabe do último erro: { $path }
doctor-well = Está tudo bem.
doctor-ill = Falta alguma coisa aqui: veja acima.
fault-kept = Da última vez, alguma coisa deu errado na Ludoteca. O que se sabe está em { $path }; nada foi enviado.

# Arquivos
file-open-title = Abrir um arquivo…
file-save-title = Salvar em um arquivo…
file-picture = Salvar uma imagem…
file-diagram = Salvar um diagrama para imprimir…
ui-worksheet = Imprimir uma folha de exercícios…
ui-share-film = Salvar um filme…
ui-share-code = Fotografe isto com um celular: é o registro em texto.
ui-share-long = Esta partida é longa demais para um código.
file-replace = Substituir
file-places = Lugares
file-devices = Discos
file-removable = Removíveis
file-home = Pasta pessoal
file-desktop = Área de trabalho
file-documents = Documentos
file-downloads = Downloads
file-music = Música
file-pictures = Imagens
file-videos = Vídeos
file-chosen = Escolhido:
file-name = Nome:
file-all = Todos os arquivos
file-records = Registros de partidas
file-open = Abrir
file-save = Salvar
file-there = já existe. Substituir?
file-no-name = Falta o nome.
file-folder-there = Já existe uma pasta com esse nome.
file-exists = Já existe um arquivo com esse nome.
film-no-moves = Ainda não se jogou nada, então não há o que filmar.
film-begun = O filme está sendo feito. Você pode continuar jogando; avisamos quando estiver pronto.
film-failed = Não foi possível fazer o filme: { $cause }
