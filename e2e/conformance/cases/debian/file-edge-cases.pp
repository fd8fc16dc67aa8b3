# case: {"files":{"/srv/x/a":"a\n","/srv/x/dir/b":"b\n","/srv/x/empty":null},"prepare":["ln -s /srv/x/a /srv/x/link","ln -s /nowhere /srv/x/broken","chmod 600 /srv/x/a"],"look":["/srv/x","/srv/x/a","/srv/x/link","/srv/x/broken","/srv/x/new","/srv/x/dir"]}
file { '/srv/x/link': ensure => file, content => "replaced\n" }
file { '/srv/x/broken': ensure => absent }
file { '/srv/x/dir': ensure => absent, force => true }
file { '/srv/x/empty': ensure => file, force => true, content => 'was a dir' }
file { '/srv/x/new': ensure => directory, mode => 'u=rwX,g=rX,o=' }
file { '/srv/x/new/script': content => "#!/bin/sh\n", mode => 'a+x' }
file { '/srv/x/a': mode => 'g+w,o-r', owner => 'daemon' }
file { '/srv/missing/parent/file': content => 'x' }
file { '/srv/x/sym': ensure => '/srv/x/a' }
file { '/srv/x/copy': source => ['/srv/none', '/srv/x/a'] }
file { '/srv/x/novalid': content => 'x', validate_cmd => '/bin/false %' }
