# class params, as releases before 4 take it.
class p($a, $b = "b of $a", $c = undef) { notice("$a|$b|$c|$title|$name") }
class { 'p': a => [1, 2] }
