# fail func, as releases before 4 take it.
fail('a', 'b', 1)
