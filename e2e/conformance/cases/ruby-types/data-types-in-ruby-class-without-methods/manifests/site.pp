$b = M::Bare(1)
notice($b =~ M::Bare, type($b))
notice("${b}")
notify { 'x': message => "${b}" }
notice(M::Bare(1) == M::Bare(1))
