# compare, as releases before 4 take it.
notice('a' == 'A', 1 == '1.0', 'abc' < 'abd', 'B' < 'a', 1 < '2', '' == false, undef == false, [1] == ['1'], true == 'true')
