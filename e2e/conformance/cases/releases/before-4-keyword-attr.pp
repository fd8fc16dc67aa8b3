# keyword attr, as releases before 4 take it.
define d($if = 1) { notice($if) }
d { 'x': if => 2 }
