# case: {"stage": "compile"}
$a = "\d"
$b = { a => 1, a => 2 }
3 + 4
notice("\x")
