# case: {"modules": ["concat", "stdlib"], "files": {"/opt/src": "from a source\n"}, "look": ["/opt/motd", "/opt/num"]}
concat { '/opt/motd': ensure => present, owner => 'root', mode => '0640', ensure_newline => true }
concat::fragment { 'b': target => '/opt/motd', content => "second\n", order => '20' }
concat::fragment { 'a': target => '/opt/motd', content => "first\n", order => '05' }
concat::fragment { 'c': target => '/opt/motd', source => '/opt/src', order => '30' }
concat { 'num': path => '/opt/num', order => 'numeric', notify => Exec['reload'] }
concat::fragment { 'n10': target => 'num', content => "ten\n", order => 10 }
concat::fragment { 'n9': target => 'num', content => "nine\n", order => 9 }
exec { 'reload': command => '/bin/true', refreshonly => true }
