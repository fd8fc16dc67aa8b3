# syntax errs8, as releases before 4 take it.
$a = { 'x' => 1 'y' => 2 }
