# class arg order, as releases before 4 take it.
class o($a = $b, $b = 'x') { notice("[$a] [$b]") }
include o
