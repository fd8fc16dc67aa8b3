# elem of string, as releases before 4 take it.
$a = 'text'
notice($a[0])
