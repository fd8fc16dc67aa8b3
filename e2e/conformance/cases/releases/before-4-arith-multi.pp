# arith multi, as releases before 4 take it.
$a = 'x'
$b = $a + 1

notice($b)
