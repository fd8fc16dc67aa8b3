# append cases, as releases before 4 take it.
$a = ['x']
$h = { 'a' => 1 }
$s = 'str'
class c { $a += ['y'] $h += { 'b' => 2 } $s += 'ing' $new += 'n' notice($a, $s, $new) notice(inline_template('<%= @h.keys.sort.join(",") %>')) }
include c
notice($a, $s)
