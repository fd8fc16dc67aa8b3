# elem nested undef, as releases before 4 take it.
$h = { 'a' => 'b' }
notice($h['x']['y'])
