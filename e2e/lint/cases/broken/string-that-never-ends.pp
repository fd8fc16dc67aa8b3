$a = "b
notice('c')
