# search fn, as releases before 4 take it.
class ns::a { notice('ns::a') }
search('ns')
include a
