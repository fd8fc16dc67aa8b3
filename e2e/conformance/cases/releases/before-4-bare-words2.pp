# bare words2, as releases before 4 take it.
notice(foo, Bar, foo::bar, 5m)
notify { foo: message => bar }
