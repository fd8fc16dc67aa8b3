# relative define, as releases before 4 take it.
class m { define d() { notice("m::d $title") } d { 'x': } }
define d() { notice("d $title") }
include m
d { 'y': }
m::d { 'z': }
