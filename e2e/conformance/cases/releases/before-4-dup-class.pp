# dup class, as releases before 4 take it.
class a { notice('one') }
class a { notice('two') }
include a
