define d($a = 1) { notify { "n ${a}": } }
D { z => 1 }
d { 'x': }
