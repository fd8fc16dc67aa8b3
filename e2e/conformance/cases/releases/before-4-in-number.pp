# in number, as releases before 4 take it.
notice(1 + 1 in ['2'])
