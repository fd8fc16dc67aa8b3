# case: {"look": ["/etc/hosts"], "between": ["sed -i '/db1/d' /etc/hosts"]}
host { 'db1.example.com': ip => '10.0.0.11', host_aliases => ['db1', 'database'] }
host { 'cache.example.com': ip => '10.0.0.12', comment => 'the cache' }
host { 'gone.example.com': ensure => absent }
host { 'six.example.com': ip => 'fd00::6' }
file { '/etc/hostname': content => "playground\n" }
exec { '/usr/bin/getent hosts db1': logoutput => true, require => Host['db1.example.com'] }
exec { '/usr/bin/hostname': logoutput => true }
