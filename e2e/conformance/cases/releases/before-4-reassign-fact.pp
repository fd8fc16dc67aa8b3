# reassign fact, as releases before 4 take it.
$osfamily = 'mine'
notice($osfamily)
