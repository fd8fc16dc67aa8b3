# functions args, as releases before 4 take it.
notice(split('a'))
