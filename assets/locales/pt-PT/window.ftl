help-table = Abrir a mesa de um jogo numa janela
help-shot = Desenhar uma posição, ou a estante, numa imagem, sem janela
help-film = Desenhar um jogo, ou parte dele, como imagem animada, sem janela
help-doctor = Dizer o que este computador oferece e se chega
help-arg-view = Vista do lugar (table) ou de cima (top)
help-arg-size = Largura e altura em píxeis
help-arg-room = A sala em que está a mesa
help-arg-seat = Quem joga no lugar N: human (uma pessoa)
help-arg-demo = Mostrar como se roda uma peça, em grande e devagar
help-arg-given-deck = Exercícios a abrir: uma ligação para eles, como a que lesson link escreve
help-arg-act = Com --demo: a parte a mostrar (die, net, hand, question ou uma cena) e o momento, de 0 a 1: rise@0.5
help-arg-out = Ficheiro PNG a escrever
help-arg-film-from = Começar na posição depois desta jogada
help-arg-film-to = Acabar nesta jogada
help-arg-film-captions = Escrever as jogadas por baixo da imagem
help-arg-film-out = GIF animado a escrever
help-arg-map = Ficheiro JSON a escrever: para cada casa, um píxel em que um clique a escolhe

error-no-table = O jogo { $id } ainda não tem mesa; pode jogar-se no terminal: ludoteca play { $id }.
error-no-demo = O jogo { $id } não tem nada para demonstrar; experimente sapiens.
error-act = A demonstração não tem a parte { $value }. As partes são { $known }; um momento escreve-se como em net@0.5.
error-view = A vista { $value } não existe: escreva table ou top.
error-room = A sala { $value } não existe. As salas são { $known }.
error-size = { $value } não é um tamanho: escreva largura x altura em píxeis, como 1280x720, de 64 a 8192 cada.
error-seat = { $value } não é um lugar: escreva N=human, ou N=1 até N={ $levels } para o computador, com N de 1 a { $seats }.
error-no-display = Não há ecrã onde abrir uma janela; ludoteca play JOGO joga-se no terminal.
error-no-adapter = Nada aqui sabe desenhar: falta um controlador gráfico (em Debian ou Ubuntu: apt install mesa-vulkan-drivers).
error-shot-shelf = A estante desenha-se inteira; { $name } não se usa com ela.
error-shot-same = --out e --map são o mesmo ficheiro; a imagem e o mapa precisam de um cada.
error-film-part = Da jogada { $from } à jogada { $to } não há nada para ver; a partida acaba na jogada { $last }.
error-shot = Não foi possível desenhar a imagem: { $cause }
settings-broken = As definições em { $path } não se percebem; ficam guardadas em { $aside } e as definições começam de novo.
settings-broken-left = As definições em { $path } não se percebem; enquanto assim for, nada do que escolher fica guardado.
settings-newer = As definições em { $path } foram escritas por uma versão mais recente da Ludoteca; ficam como estão, e nada do que escolher fica guardado.

# O que este computador oferece
doctor-program = Ludoteca { $version } em { $system }, { $threads } processadores
doctor-adapters = Para desenhar há: { $names }
doctor-drawn = Desenhado por { $name } em { $seconds } s
doctor-drawn-software = Desenhado por { $name } em { $seconds } s, sem placa gráfica: tudo funciona, mas mexe-se com menos suavidade
doctor-drawn-empty = A imagem não mostra nenhuma mesa. Um controlador gráfico mais recente pode ajudar; WGPU_BACKEND=vulkan, gl ou dx12 tenta de outra maneira.
doctor-sound = Ouve-se em { $name }
doctor-silent = Não foi encontrado nada por onde sair o som: não se vai ouvir nada.
doctor-settings = Definições: { $path }
doctor-plays = { $count ->
    [1] Guardado em { $path }: { $count } jogo
   *[other] Guardados em { $path }: { $count } jogos
}
doctor-fault = O que se sabe do último erro: { $path }
doctor-well = Está tudo bem.
doctor-ill = Falta aqui alguma coisa: ver acima.
fault-kept = Da última vez, alguma coisa correu mal na Ludoteca. O que se sabe está em { $path }; não foi enviado nada.

# Ficheiros
file-open-title = Abrir um ficheiro…
file-save-title = Guardar num ficheiro…
file-picture = Guardar uma imagem…
file-diagram = Guardar um diagrama para imprimir…
ui-worksheet = Imprimir uma ficha de trabalho…
ui-share-film = Guardar um filme…
ui-share-code = Fotografe isto com um telemóvel: é o registo em texto.
ui-share-long = Esta partida é longa de mais para um código.
file-replace = Substituir
file-places = Lugares
file-devices = Discos
file-removable = Amovíveis
file-home = Pasta pessoal
file-desktop = Ambiente de trabalho
file-documents = Documentos
file-downloads = Transferências
file-music = Música
file-pictures = Imagens
file-videos = Vídeos
file-chosen = Escolhido:
file-name = Nome:
file-all = Todos os ficheiros
file-records = Registos de partidas
file-open = Abrir
file-save = Guardar
file-there = já existe. Substituí-lo?
file-no-name = Falta o nome.
file-folder-there = Já há uma pasta com esse nome.
file-exists = Já há um ficheiro com esse nome.
film-no-moves = Ainda não se jogou nada, por isso não há o que filmar.
film-begun = O filme está a ser feito. Pode continuar a jogar; avisa-se quando estiver pronto.
film-failed = Não foi possível fazer o filme: { $cause }
