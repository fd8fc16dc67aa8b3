# arr index bad, as releases before 4 take it.
$a = [1, 2]
notice($a['x'])
