# syntax err12, as releases before 4 take it.
notice('a') ; notice('b')
