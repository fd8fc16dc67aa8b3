$s = s(0)
notice(type($s), $s == 'sym', type(s(1)), s(1))
