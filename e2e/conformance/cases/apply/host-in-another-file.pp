# case: {"look": ["/srv/hosts"]}
# A new file is readable for its owner alone.
host { 'a': ip => '10.0.0.1', target => '/srv/hosts' }
host { 'b': ensure => present, ip => '10.0.0.2', target => '/srv/hosts', host_aliases => [] }
