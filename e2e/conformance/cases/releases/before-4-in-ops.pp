# in ops, as releases before 4 take it.
notice('a' in ['a','b'], 'A' in ['a'], 'b' in { 'b' => 1 }, 'ell' in 'hello')
