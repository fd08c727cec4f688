# Posições. Os problemas vêm depois de dois pontos: começam com minúscula e não têm ponto final.
error-position = Posição, campo { $field }: { $problem }.
position-fields = Uma posição deste jogo tem { $expected } campos separados por um único espaço; esta tem { $found }.
position-expected = o esperado era { $words }
position-ranks = eram esperadas { $expected } fileiras separadas por /, mas há { $found }
position-width = a fileira { $rank } precisa ter { $expected } casas
position-run = “{ $found }” não pode contar casas vazias aqui; sem 0 à esquerda nem duas contagens seguidas
position-piece = “{ $found }” não é uma peça aqui; o esperado era { $letters } ou uma contagem de casas vazias
position-too-many = não pode haver mais de { $most } de { $piece }

# O que talvez se quisesse dizer: { $near } nas frases abaixo
error-near-one = “{ $one }”
error-near-two = “{ $one }” ou “{ $other }”

# Jogos e opções
error-game-unknown = Não existe o jogo “{ $id }”; existem { $known }.
error-game-unknown-near = Não existe o jogo “{ $id }”. Você quis dizer { $near }?
error-overlay = Este jogo não tem a camada “{ $name }”; tem { $known }.
error-overlay-cell = “{ $name }” não tem nada a dizer de { $cell }.
error-option-form = “{ $part }” não é uma opção; escreva nome=valor.
error-option-none = Este jogo não tem opções, então não dá para escolher “{ $name }”.
error-option-name = Não existe a opção “{ $name }”; existem { $known }.
error-option-name-near = Não existe a opção “{ $name }”. Você quis dizer { $near }?
error-option-value = A opção { $name } não pode ser “{ $value }”; pode ser { $known }.
error-option-value-near = A opção { $name } não pode ser “{ $value }”. Você quis dizer { $near }?
error-option-twice = A opção { $name } aparece duas vezes.

# Lances
error-move = Lance { $number }, “{ $move }”: { $reason }

# Registros
error-record = Linha { $line }: { $problem }
record-no-game = Um registro precisa de uma etiqueta que diga qual é o jogo, como [Game "sapiens"].
record-tag = “{ $tag }” não é uma etiqueta; escreva [Nome "valor"].
record-tag-twice = A etiqueta { $tag } aparece duas vezes.
record-tag-late = A etiqueta { $tag } está no meio dos lances; um arquivo tem um só registro, com as etiquetas no começo.
record-tag-value = A etiqueta { $tag } não pode ser “{ $value }”; escreva como { $example }.
record-no-roll = A etiqueta { $tag } está sobrando: ninguém rolou o dado para começar.
record-contradiction = A etiqueta { $tag } diz “{ $said }”, mas a partida dá “{ $found }”.
record-still-open = O resultado (Result) é “{ $said }”, mas depois desses lances o jogo continua; alguém desistiu? Então escreva resigns:2, por exemplo.
record-glyph = “{ $glyph }” não é um sinal de lance; os sinais são !, ?, !!, ??, !?, ?! e $0 a $255.
record-long = Um registro tem no máximo { $megabytes } MB.
record-comment-open = Aqui começa um comentário em que falta a chave final.
record-branch-open = Aqui começa uma variante em que falta o parêntese final.
record-branch-close = Este parêntese não fecha nada.
record-branch-early = Uma variante vem depois do lance que ela substitui, e aqui ainda não há nenhum.

# Linhas para programas
error-jsonl-json = Esta linha não é JSON; o erro está na coluna { $column }.
error-jsonl-deep = Esta linha tem níveis demais, uns dentro dos outros.
error-jsonl-utf8 = Esta linha não é texto em UTF-8.
error-jsonl-object = O esperado era um objeto JSON com "game".
error-jsonl-text = O campo "{ $field }" precisa ser um texto.
error-jsonl-moves = O campo "moves" precisa ser uma lista de textos.

# Arquivos e canais
error-file-missing = Não existe o arquivo { $path }.
error-file-read = Não deu para ler o arquivo { $path }: { $cause }.
error-file-write = Não deu para gravar o arquivo { $path }: { $cause }.
error-file-exists = Já existe um arquivo { $path }; com --force, ele é substituído.
error-file-text = O arquivo { $path } não é texto em UTF-8.
error-file-long = O arquivo { $path } é grande demais.
error-file-kind = { $path } não é um arquivo que se possa abrir.
error-newer = Este arquivo foi gravado por uma versão mais recente da Ludoteca e só abre com ela; o arquivo fica como está.
error-file-busy = Outro programa está mudando { $path }; tente de novo daqui a um instante.
error-file-same = { $path } é lido para isto, então não pode ser também o resultado; indique outro arquivo.
error-line-long = Esta linha tem mais de { $megabytes } MB.
error-stream = Parou no meio: { $cause }.

# Argumentos
error-lang = O programa não fala “{ $tag }”; fala pt-PT, pt-BR e en.
error-usage-command = Não existe o comando “{ $name }”; ludoteca help mostra todos.
error-usage-command-near = Não existe o comando “{ $name }”. Você quis dizer { $near }?
error-usage-unknown = “{ $name }” não era esperado aqui; ludoteca help diz o que é esperado.
error-usage-unknown-near = “{ $name }” não era esperado aqui. Você quis dizer { $near }?
error-usage-missing = Está faltando algo: { $name }; ludoteca help diz o que é.
error-usage-value = “{ $value }” não serve para { $name }; ludoteca help diz o que serve.
error-usage-no-value = Falta um valor depois de { $name }; ludoteca help diz qual.
error-usage-text = Um argumento não é texto em UTF-8.
error-usage-form = { $name } não se usa assim; ludoteca help diz como.
error-usage-conflict = { $name } e { $other } não se usam juntos.
error-usage-none = Qual comando? ludoteca help mostra todos.
error-seed = Aqui não há sorteio de quem começa, então não dá para usar --seed.
error-searcher-none = O computador ainda não joga { $game }.
error-searcher = Não há o método “{ $id }” para este jogo; há { $known }.
error-tune = Não há pesos para ajustar em { $game }.
error-solve-game = Não há tabela de { $game }; há tabelas de { $known }.
error-solve-option = “{ $value }” não serve para { $name } aqui; há { $known }.
error-solve-no-option = A tabela de { $game } não tem { $name }.
error-solve-position = Esta posição não está na tabela: { $text }
error-solve-memory = A tabela precisa de { $needed } MB, e --memory dá { $given }.
error-solve-far = Há um fim a mais de { $most } turnos, mais longe do que uma tabela pode dizer.
error-solve-stopped = Parou em { $percent } %. O mesmo comando continua a partir daí.
error-solve-missing = Ainda não há a tabela { $path }: o mesmo comando sem --look faz a tabela.
error-solve-begun = A tabela { $path } não está completa: o mesmo comando sem --look continua a fazê-la.
error-solve-no-distances = Esta tabela não diz quanto tempo dura um jogo, e por isso não tem a vitória mais demorada.
error-solve-longest-stopped = Interrompido antes de encontrar a vitória mais demorada.
error-solve-no-best-play = A partir desta posição não há um melhor jogo até um fim que a tabela conheça.
error-solve-other-board = Este tabuleiro não é o do jogo, e por isso os lances não podem ser um registro.
error-table-form = { $path } não é uma tabela de um jogo resolvido.
error-table-broken = A tabela { $path } está corrompida.
error-table-other = { $path } não é a tabela { $table }.
error-table-rules = A tabela { $path } foi feita com outras regras; leve-a para outro lugar e faça-a de novo.
error-player = “{ $text }” não é um jogador; diga random, level=3, ou um limite como time=100, nodes=20000 ou depth=4.
error-level = Não há nível “{ $text }”: os níveis vão de 1 a 6.
error-ugi-sides = Este protocolo é para jogos de dois lados que jogam um de cada vez.
error-ugi-position = Escreva position startpos ou position fen TEXTO e, se já houve lances, moves … em seguida.
error-ugi-no-position = Não há posição: não deu para ler a última.
error-ugi-busy = Já está procurando: escreva stop e espere pelo bestmove.
error-ugi-number = “{ $value }” não serve para { $name }; serve um número inteiro de 1 a { $most }.
error-ugi-bound = “{ $name }” não é conhecido aqui; go aceita movetime, nodes, depth e infinite.
error-ugi-over = Não há lance a fazer: a partida acabou.

# Worksheets
error-worksheet = Linha { $line } da folha: { $problem }
worksheet-form = Escreva JOGO | POSIÇÃO | legenda.
worksheet-many = Em uma página só cabem { $most } posições.
worksheet-empty = Esta folha ainda não tem nenhuma posição; escreva linhas como JOGO | POSIÇÃO | legenda.
error-booklet-pdf = O caderno tem mais do que cabe em um PDF.
error-booklet-form = { $path } deve terminar em .pdf ou .html.
error-booklet-pieces = Aqui não há peças para recortar.
error-booklet-solutions = Aqui não há soluções para colocar em um arquivo à parte.
error-record-at = A linha principal do registro termina no lance { $last }; o lugar { $at } não existe.

# Jogos salvos
error-plays-folder = O sistema não diz onde ficam os seus jogos; indique uma pasta em LUDOTECA_DATA.
error-plays-none = Não há nenhum jogo chamado “{ $id }”; ludoteca plays mostra todos.
error-plays-in-use = Outro programa está com { $id } aberto.
error-plays-there = Há agora outro jogo chamado { $id }.
