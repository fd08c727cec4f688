# Lição de casa

# Ajuda
help-class-homework = O que a turma fez de uma lição ou de problemas que levou para casa
help-class-homework-more =
    Mostra uma tabela de todos os alunos e exercícios, com os primeiros lances errados. Os resultados
    estão em um arquivo ao lado da folha, com o nome do conjunto: os navegadores dos alunos os colocam
    lá enquanto ludoteca class serve está aberto. Quem trabalhou em outro lugar, com ludoteca lesson
    play CONJUNTO --number N, entrega umas letras em um papel; N é seu número em ludoteca class pupils.
help-arg-slip = As letras que um aluno entregou; pode ser dado várias vezes
help-arg-homework-csv = Arquivo para a tabela com vírgulas, para planilhas; - para a saída padrão
help-arg-homework-number = Número na lista da turma: no fim há um bilhete para o professor
help-value-deck = CONJUNTO
help-value-letters = LETRAS

# O que se diz
homework-slip = Seu bilhete: { $letters }
homework-slip-how = Escreva estas letras em um papel e entregue ao seu professor. Elas dizem o que você resolveu.
homework-slip-taken = { $name }: { $solved } de { $of } resolvidos.
homework-slip-of = { $letters }: { $problem }
homework-slip-letters = O bilhete destes exercícios tem { $count } letras e algarismos, sem I, O, 0 nem 1.
homework-slip-wrong = Uma destas letras está errada; compare com o bilhete.
homework-slip-deck = Este bilhete é de outros exercícios, e não de { $id }.
homework-slip-pupil = Este bilhete é do aluno { $number }; a lista tem { $last }.
homework-number = O número na lista vai de 1 a { $most }.
homework-long = Em um bilhete cabem { $most } exercícios; este conjunto tem mais.
homework-solved-head = Resolvidos
homework-signs = + de primeira   ~ depois   ! com ajuda   x só lances errados até agora   . por tentar
homework-wrong-head = Os primeiros lances errados:
homework-wrong = { $exercise }  { $name }: { $moves }
homework-unread = Estas linhas do arquivo não podem ser lidas, e ficam nele: { $lines }.
homework-none = Não é um arquivo de lição de casa.
homework-damaged = { $path } não serve como lição de casa. { $problem }
homework-other-deck = { $path } tem resultados de outro conjunto que também se chama { $id }. Dê outro nome ao novo, na etiqueta Deck, ou mude esse arquivo de lugar.

do-slip = Um bilhete para o professor
do-slip-find = lição de casa entregar letras número turma
ui-slip-number = O seu número na lista da turma
ui-slip-about = Doze letras que dizem o que você resolveu aqui, para escrever num papel e entregar ao professor.
ui-slip-short = Para o professor
why-not-lesson = só em uma lição ou com exercícios

homework-link-torn = Falta um pedaço deste link, ou ele mudou pelo caminho. Copie-o de novo, do começo ao fim.
homework-link-unknown = Esta versão do programa não tem exercícios com o nome { $id }.
homework-link-said = Quem o abrir num computador com a Ludoteca, ou colar nela, tem estes { $count } exercícios em casa.
learn-given = Lição de casa
learn-given-line = O que você recebeu do professor, para resolver em casa.
