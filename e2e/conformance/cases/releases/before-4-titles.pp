# titles, as releases before 4 take it.
notify { [1, 2.5, 'x']: }
notify { "q${nope}": message => undef }
$t = ['m', ['n', 'o']]
notify { $t: }
