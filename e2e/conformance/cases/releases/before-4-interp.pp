# interp, as releases before 4 take it.
$a = [1, [2, 'x'], undef, true]
$h = { 'k' => [1, 'v'] }
notice("a: $a h: $h u: $nope t: ${true} r: ")
