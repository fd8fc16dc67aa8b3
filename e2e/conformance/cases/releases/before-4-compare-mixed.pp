# compare mixed, as releases before 4 take it.
if 'a' < 1 { notice('x') }
