# case: {"prepare":["printf '1 1 * * * /bin/one\\n' | crontab -","printf '# Puppet Name: job-b\\n2 2 * * * /bin/two\\n' | crontab -u www-data -"],"look":["/var/spool/cron/crontabs/root","/var/spool/cron/crontabs/www-data"]}
resources { 'cron': purge => true }
cron { 'job-a': command => '/bin/a', hour => '*/2', minute => fqdn_rand(1, 'x') }
cron { 'job-b': command => '/bin/two', user => 'www-data', minute => 2, hour => 2 }
cron { 'job-c': command => '/bin/c "quoted 100%"', weekday => 'Sunday', minute => 0, hour => 0, month => [1, 7] }
cron { 'nobody-home': command => '/bin/x', user => 'no_such_user', minute => 1 }
