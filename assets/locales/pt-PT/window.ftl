help-table = Abrir a mesa de um jogo numa janela
help-shot = Desenhar uma posição, ou a estante, numa imagem, sem janela
help-arg-view = Vista do lugar (table) ou de cima (top)
help-arg-size = Largura e altura em píxeis
help-arg-room = A sala em que está a mesa
help-arg-seat = Quem joga no lugar N: human (uma pessoa)
help-arg-demo = Mostrar como se roda uma peça, em grande e devagar
help-arg-out = Ficheiro PNG a escrever
help-arg-map = Ficheiro JSON a escrever: para cada casa, um píxel em que um clique a escolhe

error-no-table = O jogo { $id } ainda não tem mesa; pode jogar-se no terminal: ludoteca play { $id }.
error-no-demo = O jogo { $id } não tem nada para demonstrar; experimente sapiens.
error-view = A vista { $value } não existe: escreva table ou top.
error-room = A sala { $value } não existe. As salas são { $known }.
error-size = { $value } não é um tamanho: escreva largura x altura em píxeis, como 1280x720, de 64 a 8192 cada.
error-seat = { $value } não é um lugar: escreva N=human, ou N=1 até N={ $levels } para o computador, com N de 1 a { $seats }.
error-no-display = Não há ecrã onde abrir uma janela; ludoteca play JOGO joga-se no terminal.
error-no-adapter = Nada aqui sabe desenhar: falta um controlador gráfico (em Debian ou Ubuntu: apt install mesa-vulkan-drivers).
error-shot-shelf = A estante desenha-se inteira; { $name } não se usa com ela.
error-shot-same = --out e --map são o mesmo ficheiro; a imagem e o mapa precisam de um cada.
error-shot = Não foi possível desenhar a imagem: { $cause }
settings-broken = As definições em { $path } não se percebem; ficam guardadas em { $aside } e as definições começam de novo.
settings-broken-left = As definições em { $path } não se percebem; enquanto assim for, nada do que escolher fica guardado.

# Ficheiros
file-open-title = Abrir um ficheiro…
file-save-title = Guardar num ficheiro…
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
