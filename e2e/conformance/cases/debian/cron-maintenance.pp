# case: {"look": ["/etc/cron.d/stats", "/var/spool/cron/crontabs"], "prepare": ["printf '5 5 * * * /bin/true\\n' | crontab -"], "between": ["crontab -l | grep -v rotate | crontab -"]}
cron { 'rotate': command => '/usr/local/bin/rotate.sh > /dev/null 2>&1', user => 'root', hour => [2, 14], minute => 30 }
cron { 'weekly report': command => '/usr/local/bin/report', special => 'weekly', environment => ['MAILTO=ops@example.com', 'PATH=/bin:/usr/bin'] }
cron { 'www cache': command => 'find /var/cache/www -mtime +7 -delete', user => 'www-data', weekday => 'Sun', hour => '*/6', minute => absent }
cron { 'bad user': command => '/bin/true', user => 'nosuchuser', minute => 0 }
file { '/etc/cron.d/stats': content => "*/10 * * * * root /usr/bin/uptime >> /var/log/stats\n", mode => '0644' }
file { '/usr/local/bin/rotate.sh': content => "#!/bin/sh\nexit 0\n", mode => '0755', before => Cron['rotate'] }
