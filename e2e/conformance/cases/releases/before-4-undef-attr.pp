# undef attr, as releases before 4 take it.
file { '/a': content => undef, mode => '', owner => $nope }
