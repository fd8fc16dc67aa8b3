# class params unknown, as releases before 4 take it.
class p($a = 1) { notice($a) }
class { 'p': b => 2 }
