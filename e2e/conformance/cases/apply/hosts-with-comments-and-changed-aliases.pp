# case: {"files": {"/etc/hosts.x": "127.0.0.1\tlocalhost\n10.0.0.5 db db2\n10.0.0.6 web # w\n"}, "look": ["/etc/hosts.x"]}
Host { target => '/etc/hosts.x' }
host { 'db': ip => '10.0.0.5', host_aliases => ['db3', 'db2'] }
host { 'web': ip => '10.0.0.6', comment => 'w2', host_aliases => [] }
host { 'gone': ensure => absent }
host { 'new': ip => '10.0.0.7' }
