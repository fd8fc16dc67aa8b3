# tags, as releases before 4 take it.
class t { tag('extra') notify { 'n': } if tagged('extra') { notice('tagged') } }
include t
