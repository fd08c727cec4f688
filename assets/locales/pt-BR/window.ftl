help-table = Abrir a mesa de um jogo em uma janela
help-shot = Desenhar uma posição, ou a estante, em uma imagem, sem janela
help-arg-view = Vista do lugar (table) ou de cima (top)
help-arg-size = Largura e altura em pixels
help-arg-room = A sala em que fica a mesa
help-arg-seat = Quem joga no lugar N: human (uma pessoa)
help-arg-demo = Mostrar como uma peça gira, grande e devagar
help-arg-out = Arquivo PNG para gravar
help-arg-map = Arquivo JSON para gravar: para cada casa, um pixel em que um clique a escolhe

error-no-table = O jogo { $id } ainda não tem mesa; dá para jogar no terminal: ludoteca play { $id }.
error-no-demo = O jogo { $id } não tem nada para demonstrar; experimente sapiens.
error-view = A vista { $value } não existe: escreva table ou top.
error-room = A sala { $value } não existe. As salas são { $known }.
error-size = { $value } não é um tamanho: escreva largura x altura em pixels, como 1280x720, de 64 a 8192 cada.
error-seat = { $value } não é um lugar: escreva N=human, ou N=1 até N={ $levels } para o computador, com N de 1 a { $seats }.
error-no-display = Não há tela onde abrir uma janela; com ludoteca play JOGO se joga no terminal.
error-no-adapter = Nada aqui consegue desenhar: falta um driver gráfico (em Debian ou Ubuntu: apt install mesa-vulkan-drivers).
error-shot-shelf = A estante é desenhada inteira; { $name } não se usa com ela.
error-shot-same = --out e --map são o mesmo arquivo; a imagem e o mapa precisam de um cada.
error-shot = Não foi possível desenhar a imagem: { $cause }
settings-broken = Não deu para entender as configurações em { $path }; elas ficam guardadas em { $aside }, e as configurações começam de novo.
settings-broken-left = Não dá para entender as configurações em { $path }; enquanto isso, nada do que você escolher fica guardado.

# Arquivos
file-open-title = Abrir um arquivo…
file-save-title = Salvar em um arquivo…
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
