# trailing, as releases before 4 take it.
notify { 'a': message => 'b', ; 'c': message => 'd'; }
$x = [1, 2,]
$y = { 'a' => 1, }
notice($x)
