# class params missing, as releases before 4 take it.
class p($a) { notice($a) }
include p
