$a-b = 1
notice("${c-d}", "$e-f", "$g -h")
$i['j-k']
