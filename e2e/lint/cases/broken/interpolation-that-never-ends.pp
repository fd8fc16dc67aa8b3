$a = "b"
$c = "d ${e
notice("f")
