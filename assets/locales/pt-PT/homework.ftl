# Trabalho de casa

# Ajuda
help-class-homework = O que a turma fez de uma lição ou de problemas que levou para casa
help-class-homework-more =
    Mostra uma tabela de todos os alunos e exercícios, com as primeiras jogadas erradas. Os resultados
    estão num ficheiro ao lado da folha, com o nome do conjunto: os navegadores dos alunos põem-nos lá
    enquanto corre ludoteca class serve. Quem trabalhou noutro lado, com ludoteca lesson play CONJUNTO
    --number N, entrega umas letras num papel; N é o seu número em ludoteca class pupils.
help-arg-slip = As letras que um aluno entregou; pode ser dado várias vezes
help-arg-homework-csv = Ficheiro para a tabela com vírgulas, para folhas de cálculo; - para a saída padrão
help-arg-homework-number = Número na lista da turma: no fim há um talão para o professor
help-value-deck = CONJUNTO
help-value-letters = LETRAS

# O que se diz
homework-slip = O seu talão: { $letters }
homework-slip-how = Escreva estas letras num papel e entregue-as ao seu professor. Dizem o que resolveu.
homework-slip-taken = { $name }: { $solved } de { $of } resolvidos.
homework-slip-of = { $letters }: { $problem }
homework-slip-letters = O talão destes exercícios tem { $count } letras e algarismos, sem I, O, 0 nem 1.
homework-slip-wrong = Uma destas letras está errada; compare-as com o talão.
homework-slip-deck = Este talão é de outros exercícios, e não de { $id }.
homework-slip-pupil = Este talão é do aluno { $number }; a lista tem { $last }.
homework-number = O número na lista vai de 1 a { $most }.
homework-long = Num talão cabem { $most } exercícios; este conjunto tem mais.
homework-solved-head = Resolvidos
homework-signs = + logo   ~ depois   ! com ajuda   x só jogadas erradas até agora   . por tentar
homework-wrong-head = As primeiras jogadas erradas:
homework-wrong = { $exercise }  { $name }: { $moves }
homework-unread = Estas linhas do ficheiro não se leem, e ficam nele: { $lines }.
homework-none = Não é um ficheiro de trabalho de casa.
homework-damaged = { $path } não serve como trabalho de casa. { $problem }
homework-other-deck = { $path } tem resultados de outro conjunto que também se chama { $id }. Dê outro nome ao novo, na etiqueta Deck, ou mude esse ficheiro de sítio.

do-slip = Um talão para o professor
do-slip-find = trabalho de casa entregar letras número turma
ui-slip-number = O seu número na lista da turma
ui-slip-about = Doze letras que dizem o que resolveu aqui, para escrever num papel e entregar ao professor.
ui-slip-short = Para o professor
why-not-lesson = só numa lição ou com exercícios

homework-link-torn = Falta um pedaço desta ligação, ou mudou pelo caminho. Copie-a outra vez, do princípio ao fim.
homework-link-unknown = Esta versão do programa não tem exercícios com o nome { $id }.
homework-link-said = Quem a abrir num computador com a Ludoteca, ou lá a colar, tem estes { $count } exercícios em casa.
learn-given = Trabalho de casa
learn-given-line = O que recebeu do seu professor, para resolver em casa.
