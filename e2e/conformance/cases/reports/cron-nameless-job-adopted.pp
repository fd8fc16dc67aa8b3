# case: {"files": {"/var/spool/cron/crontabs/root": "*/5 * * * * /bin/echo keep\n1 1 * * * /bin/two\n"}, "look": ["/var/spool/cron/crontabs/root"]}
cron { 'keep': command => '/bin/echo keep', environment => 'A=b' }
cron { 'two': ensure => absent, command => '/bin/two' }
cron { 'new': command => '/bin/three', minute => 3 }
