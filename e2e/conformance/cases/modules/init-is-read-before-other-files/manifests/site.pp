# A class of a module brings the definitions of its init.pp, and the errors in there.
include a::other
a::extra { 'x': }
notice(defined(Class['a']), defined('a::extra'), defined('a'), defined('b::extra'))
include b::other
