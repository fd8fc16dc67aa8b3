# relative class ref, as releases before 4 take it.
class m { class n { notify { 'n': } } include n notify { 'k': require => Class['n'] } }
include m
notify { 'l': require => Class['m::n'] }
