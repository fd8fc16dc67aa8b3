# stmt value, as releases before 4 take it.
$x = notice('a')
