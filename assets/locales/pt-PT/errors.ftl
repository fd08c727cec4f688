# Posições. Os problemas vêm depois de dois pontos: começam por minúscula e não têm ponto final.
error-position = Posição, campo { $field }: { $problem }.
position-fields = Uma posição deste jogo tem { $expected } campos separados por um só espaço; esta tem { $found }.
position-expected = esperava-se { $words }
position-ranks = esperavam-se { $expected } linhas separadas por /, há { $found }
position-width = a linha { $rank } tem de ter { $expected } casas
position-run = “{ $found }” não pode contar aqui casas vazias; sem 0 à esquerda nem duas contagens seguidas
position-piece = “{ $found }” não é aqui uma peça; esperava-se { $letters } ou uma contagem de casas vazias
position-too-many = não pode haver mais de { $most } de { $piece }

# O que talvez se quisesse dizer: { $near } nas frases abaixo
error-near-one = “{ $one }”
error-near-two = “{ $one }” ou “{ $other }”

# Jogos e opções
error-game-unknown = Não há nenhum jogo “{ $id }”; há { $known }.
error-game-unknown-near = Não há nenhum jogo “{ $id }”. Queria dizer { $near }?
error-overlay = Este jogo não tem a camada “{ $name }”; tem { $known }.
error-overlay-cell = “{ $name }” não tem nada a dizer de { $cell }.
error-option-form = “{ $part }” não é uma opção; escreva nome=valor.
error-option-none = Este jogo não tem opções, por isso não se pode escolher “{ $name }”.
error-option-name = Não há a opção “{ $name }”; há { $known }.
error-option-name-near = Não há nenhuma opção “{ $name }”. Queria dizer { $near }?
error-option-value = A opção { $name } não pode ser “{ $value }”; pode ser { $known }.
error-option-value-near = A opção { $name } não pode ser “{ $value }”. Queria dizer { $near }?
error-option-twice = A opção { $name } aparece duas vezes.

# Jogadas
error-move = Jogada { $number }, “{ $move }”: { $reason }

# Registos
error-record = Linha { $line }: { $problem }
record-no-game = Um registo precisa de uma etiqueta que diga o jogo, como [Game "sapiens"].
record-tag = “{ $tag }” não é uma etiqueta; escreva [Nome "valor"].
record-tag-twice = A etiqueta { $tag } aparece duas vezes.
record-tag-late = A etiqueta { $tag } está no meio das jogadas; um ficheiro tem um só registo, com as etiquetas no início.
record-tag-value = A etiqueta { $tag } não pode ser “{ $value }”; escreva-a como { $example }.
record-no-roll = A etiqueta { $tag } está a mais: ninguém lançou o dado para começar.
record-contradiction = A etiqueta { $tag } diz “{ $said }”, mas a partida dá “{ $found }”.
record-still-open = O resultado (Result) é “{ $said }”, mas depois destas jogadas o jogo continua; alguém desistiu? Escreva então resigns:2, por exemplo.
record-glyph = “{ $glyph }” não é um sinal de jogada; os sinais são !, ?, !!, ??, !?, ?! e $0 a $255.
record-long = Um registo tem no máximo { $megabytes } MB.
record-comment-open = Começa aqui um comentário a que falta a chaveta final.
record-branch-open = Começa aqui uma variante a que falta o parêntese final.
record-branch-close = Este parêntese não fecha nada.
record-branch-early = Uma variante vem depois da jogada que substitui, e aqui ainda não há nenhuma.

# Linhas para programas
error-jsonl-json = Esta linha não é JSON; o erro está na coluna { $column }.
error-jsonl-deep = Esta linha tem demasiados níveis uns dentro dos outros.
error-jsonl-utf8 = Esta linha não é texto em UTF-8.
error-jsonl-object = Esperava-se um objeto JSON com "game".
error-jsonl-text = O campo "{ $field }" tem de ser um texto.
error-jsonl-moves = O campo "moves" tem de ser uma lista de textos.

# Ficheiros e canais
error-file-missing = Não há nenhum ficheiro { $path }.
error-file-read = Não foi possível ler o ficheiro { $path }: { $cause }.
error-file-write = Não foi possível gravar o ficheiro { $path }: { $cause }.
error-file-exists = Já há um ficheiro { $path }; com --force, grava-se por cima.
error-file-text = O ficheiro { $path } não é texto em UTF-8.
error-file-long = O ficheiro { $path } é demasiado grande.
error-file-kind = { $path } não é um ficheiro que se possa abrir.
error-newer = Este ficheiro foi escrito por uma versão mais recente da Ludoteca e só com ela se abre; o ficheiro fica como está.
error-file-busy = Outro programa está a mudar { $path }; tente de novo daqui a um instante.
error-file-same = { $path } é lido para isto, por isso não pode ser também o resultado; indique outro ficheiro.
error-line-long = Esta linha tem mais de { $megabytes } MB.
error-stream = Parou a meio: { $cause }.

# Argumentos
error-lang = O programa não fala “{ $tag }”; fala pt-PT, pt-BR e en.
error-usage-command = Não há o comando “{ $name }”; ludoteca help mostra-os todos.
error-usage-command-near = Não há nenhum comando “{ $name }”. Queria dizer { $near }?
error-usage-unknown = “{ $name }” não se esperava aqui; ludoteca help diz o que se espera.
error-usage-unknown-near = “{ $name }” não se esperava aqui. Queria dizer { $near }?
error-usage-missing = Falta alguma coisa: { $name }; ludoteca help diz o que é.
error-usage-value = “{ $value }” não serve para { $name }; ludoteca help diz o que serve.
error-usage-no-value = Falta um valor depois de { $name }; ludoteca help diz qual.
error-usage-text = Um argumento não é texto em UTF-8.
error-usage-form = { $name } não se usa assim; ludoteca help diz como.
error-usage-conflict = { $name } e { $other } não se usam juntos.
error-usage-none = Qual é o comando? ludoteca help mostra-os todos.
error-seed = Aqui não há lançamento para começar, por isso não se pode usar --seed.
error-searcher-none = O computador ainda não joga { $game }.
error-searcher = Não há o método “{ $id }” para este jogo; há { $known }.
error-tune = Não há pesos para afinar em { $game }.
error-solve-game = Não há tabela de { $game }; há tabelas de { $known }.
error-solve-option = “{ $value }” não serve para { $name } aqui; há { $known }.
error-solve-no-option = A tabela de { $game } não tem { $name }.
error-solve-position = Esta posição não está na tabela: { $text }
error-solve-memory = A tabela precisa de { $needed } MB, e --memory dá { $given }.
error-solve-far = Há um fim a mais de { $most } turnos, mais longe do que uma tabela pode dizer.
error-solve-stopped = Parou nos { $percent } %. O mesmo comando continua a partir daí.
error-solve-missing = Ainda não há a tabela { $path }: o mesmo comando sem --look faz a tabela.
error-solve-begun = A tabela { $path } não está completa: o mesmo comando sem --look continua a fazê-la.
error-solve-no-distances = Esta tabela não diz quanto tempo dura um jogo, e por isso não tem a vitória mais demorada.
error-solve-longest-stopped = Parado antes de se encontrar a vitória mais demorada.
error-solve-no-best-play = A partir desta posição não há um melhor jogo até um fim que a tabela conheça.
error-solve-other-board = Este tabuleiro não é o do jogo, e por isso as jogadas não podem ser um registo.
error-table-form = { $path } não é uma tabela de um jogo resolvido.
error-table-broken = A tabela { $path } está estragada.
error-table-other = { $path } não é a tabela { $table }.
error-table-rules = A tabela { $path } foi feita com outras regras; ponha-a noutro lugar e faça-a de novo.
error-player = “{ $text }” não é um jogador; diga random, level=3, ou um limite como time=100, nodes=20000 ou depth=4.
error-level = Não há nível “{ $text }”: os níveis vão de 1 a 6.
error-ugi-sides = Este protocolo é para jogos de dois lados que jogam à vez.
error-ugi-position = Escreva position startpos ou position fen TEXTO e, se já se jogou, moves … a seguir.
error-ugi-no-position = Não há posição: a última não se conseguiu ler.
error-ugi-busy = Já está a procurar: escreva stop e espere pelo bestmove.
error-ugi-number = “{ $value }” não serve para { $name }; serve um número inteiro de 1 a { $most }.
error-ugi-bound = “{ $name }” não se conhece aqui; go aceita movetime, nodes, depth e infinite.
error-ugi-over = Não há jogada a fazer: a partida acabou.

# Worksheets
error-worksheet = Linha { $line } da ficha: { $problem }
worksheet-form = Escreva JOGO | POSIÇÃO | legenda.
worksheet-many = Numa página só cabem { $most } posições.
worksheet-empty = Esta ficha ainda não tem nenhuma posição; escreva linhas como JOGO | POSIÇÃO | legenda.
error-booklet-pdf = O caderno tem mais do que cabe num PDF.
error-booklet-form = { $path } deve acabar em .pdf ou .html.
error-booklet-pieces = Aqui não há peças para recortar.
error-booklet-solutions = Aqui não há soluções para pôr num ficheiro à parte.
error-record-at = A linha principal do registo acaba na jogada { $last }; o lugar { $at } não existe.

# Jogos guardados
error-plays-folder = O sistema não diz onde ficam os seus jogos; indique uma pasta em LUDOTECA_DATA.
error-plays-none = Não há nenhum jogo chamado “{ $id }”; ludoteca plays mostra-os.
error-plays-in-use = Outro programa tem { $id } aberto.
error-plays-there = Há agora outro jogo chamado { $id }.
