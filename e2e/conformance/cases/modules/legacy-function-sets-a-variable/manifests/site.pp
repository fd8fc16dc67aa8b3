f3(1) notice($zz) f3(1)
