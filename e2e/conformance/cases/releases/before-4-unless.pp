# unless, as releases before 4 take it.
unless $x { notice('u') }
unless 1 == 1 { notice('never') }
