# syntax err11, as releases before 4 take it.
define d($a, $b = ) { }
