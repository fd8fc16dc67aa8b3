ar { 'a': others => ['b', 'c'], v => 1 }
ar { 'b': v => 1 }
ar { 'c': v => 0 }
notify { 'n': }
notify { 'm': }
file { '/tmp/zz': ensure => present }
