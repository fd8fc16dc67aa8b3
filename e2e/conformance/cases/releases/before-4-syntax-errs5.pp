# syntax errs5, as releases before 4 take it.
if $x = 1 { notice('a') }
