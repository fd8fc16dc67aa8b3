notice(lookup('fromhash'), lookup('site::x'), lookup('opts'), lookup('kk'), lookup('int'), lookup('cache'), lookup('ex'))
notice(lookup('dd.a.b'), lookup('nf', undef, undef, 'd'))
