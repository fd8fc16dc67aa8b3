notice(lookup('q'))
notice(lookup('q2'))
