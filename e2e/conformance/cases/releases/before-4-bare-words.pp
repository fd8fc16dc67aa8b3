# bare words, as releases before 4 take it.
file { '/a': ensure => present, mode => 644, source => Foo }
notice(foo, Bar, foo::bar, 1.2.3 )
