# include several, as releases before 4 take it.
class a { notice('a') } class b { notice('b') }
include a, b
include 'a', "b"
include a
require b
