# define unknown param, as releases before 4 take it.
define d($a = 1) { notice($a) }
d { 'x': b => 2 }
