notice(lookup('b'))
notice(lookup('a'))
