# warn funcs, as releases before 4 take it.
warning('w', [1, [2, 3]], { 'a' => 'b' })
err('e')
info('i')
notice(true, undef, '', 1.5, {}, [], { 'x' => undef })
