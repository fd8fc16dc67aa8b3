# arith numbers, as releases before 4 take it.
notice(7 / 2, -7 / 2, 7.0 / 2, 1 << 3, 0x1f + 1, 010 + 1, 2 * 3.5, 1e3 + 1, - 5 + 2, 7 - 2 * 3, '5' + '6')
