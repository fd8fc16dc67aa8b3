# case: {"look": ["/srv/set", "/srv/set/file", "/srv/set/dir", "/srv/sticky", "/srv/symbolic", "/srv/numbers", "/srv/exec", "/srv/suid", "/srv/x", "/srv/link"], "files": {"/srv/symbolic": "x", "/srv/x/deep": "x"}, "between": ["chmod 777 /srv/set", "chown games /srv/numbers", "chmod g+s /srv/x"]}
file { '/srv/set': ensure => directory, mode => '2775', group => 'staff' }
file { '/srv/set/file': content => "x\n" }
file { '/srv/set/dir': ensure => directory }
file { '/srv/sticky': ensure => directory, mode => '1777' }
file { '/srv/symbolic': mode => 'u=rwx,g+w,o-r' }
file { '/srv/numbers': content => 'n', owner => 33, group => 4 }
file { '/srv/exec': content => "#!/bin/sh\n", mode => 'a+x' }
file { '/srv/suid': content => "#!/bin/sh\n", mode => '4755', owner => 'games', group => 'games' }
file { '/srv/x': ensure => directory, recurse => true, mode => 'u=rwX,go=rX' }
file { '/srv/link': ensure => link, target => '/srv/exec', owner => 'games', mode => '0600' }
