# case: {"files": {"/srv/hosts": "127.0.0.1\tlocalhost\n# mine\n10.0.0.1 a aa aaa # old words\n::1 ip6-localhost\n"}, "look": ["/srv/hosts"]}
# A line that changes moves to the end; others stay as they are.
host { 'a': ip => '10.0.0.9', host_aliases => ['aa'], comment => 'new words', target => '/srv/hosts' }
host { 'b': ip => 'fe80::1', host_aliases => ['x', 'y'], target => '/srv/hosts' }
host { 'ip6-localhost': ensure => absent, target => '/srv/hosts' }
