notice(lookup('a'), lookup('b'), lookup('c'), lookup('d.e.1'))
