# qualified unknown, as releases before 4 take it.
notice("[$nope::x]")
class c { $y = 1 }
notice("[$c::y]")
class d { notice("[$::z]") notice("[$nope::q]") }
include d
