# elsif, as releases before 4 take it.
if '' { notice(1) } elsif 'x' == 'X' { notice(2) } else { notice(3) }
