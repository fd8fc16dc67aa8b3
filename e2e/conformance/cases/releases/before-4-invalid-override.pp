define d($a = 1) { notify { "n ${a}": } }
d { 'x': }
D['x'] { z => 1 }
