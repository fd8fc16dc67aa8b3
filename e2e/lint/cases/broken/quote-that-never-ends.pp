$a = 'b
notice("c")
