# append bad2, as releases before 4 take it.
$a = { 'x' => 1 }
class c { $a += 'y' }
include c
