# and or, as releases before 4 take it.
notice('a' and '', '' or 'x', ! '', ! 'a' and true, 1 or 0)
