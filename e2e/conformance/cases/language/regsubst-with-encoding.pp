notice(regsubst('abc', 'b', 'x', 'G', 'U'))
