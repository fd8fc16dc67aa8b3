# hash elem, as releases before 4 take it.
$h = { a => { b => c }, 'n' => [1, [2, 3]] }
notice($h[a][b], $h['n'][1][0], $h['n'][-1], $h['zz'], $h['n'][9])
$h['new'] = 'v'
notice($h['new'])
