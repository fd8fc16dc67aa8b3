# dup define, as releases before 4 take it.
define a() { }
define a() { }
