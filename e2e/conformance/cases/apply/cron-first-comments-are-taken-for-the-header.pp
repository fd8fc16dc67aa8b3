# case: {"files": {"/var/spool/cron/crontabs/root": "# Puppet Name: a\n5 * * * * /bin/a\n# Puppet Name: b\nX=1\n@daily /bin/b\n6 6 * * * /bin/other\n"}, "look": ["/var/spool/cron/crontabs/root"]}
cron { 'a': command => '/bin/a', minute => 6 }
cron { 'b': command => '/bin/b', special => 'daily', environment => 'X=2' }
resources { 'cron': purge => true }
