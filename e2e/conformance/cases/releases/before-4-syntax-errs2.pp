# syntax errs2, as releases before 4 take it.
$x = 
class b { }
