# case: {"files": {"/var/spool/cron/crontabs/root": "*/5 * * * * /bin/echo keep\n1 1 * * * /bin/two\n1 2 * * * /bin/two\n# Puppet Name: three\n1 4 * * * /bin/three\n"}, "look": ["/var/spool/cron/crontabs/root"]}
cron { 'keep': command => '/bin/echo keep', minute => '*/5', environment => 'A=b' }
cron { 'two': ensure => absent, command => '/bin/two', minute => 1, hour => 2 }
cron { 'three': command => '/bin/two', minute => 1, hour => 4 }
resources { 'cron': purge => true }
