notice("a $9foo} b")
notice("${$9foo[1]}")
