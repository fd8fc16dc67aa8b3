notice(lookup('r'))
notice(lookup('k13'))
notice(lookup('k29'))
notice(lookup('o'))
