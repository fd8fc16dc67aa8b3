# case: {"stage": "compile"}
$a = "\d"
$b = "x\e${ ) "\q" } \w"
$c = "\z"
