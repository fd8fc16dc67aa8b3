# reassign, as releases before 4 take it.
$a = 1
$a = 2
