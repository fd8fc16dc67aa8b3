$x = f3(1) notice($x)
