# case: {"look": ["/var/spool/cron/crontabs/root", "/var/spool/cron/crontabs/backup", "/etc/cron.d/metrics"], "between": ["crontab -u root -r", "(crontab -u backup -l; echo '5 5 * * * /bin/true') | crontab -u backup -"]}
cron { 'clean tmp': command => 'find /tmp -mtime +7 -delete', user => 'root', hour => 3, minute => 15 }
cron { 'weekly report': command => '/usr/local/bin/report --week', user => 'root', weekday => ['Mon', 'Fri'], hour => '6-8', minute => '*/20' }
cron { 'at boot': command => '/usr/local/bin/boot.sh', user => 'root', special => 'reboot' }
cron { 'monthly': command => 'echo month', user => 'backup', monthday => 1, month => [1, 4, 7, 10], hour => 0, minute => 0, environment => ['PATH=/usr/bin:/bin', 'MAILTO=ops@example.com'] }
cron { 'nobody there': command => 'true', user => 'ghost', minute => 0 }
cron { 'gone': ensure => absent, user => 'root', command => 'true' }
cron { 'bad hour': command => '/bin/true', user => 'backup', hour => 2, minute => absent }
file { '/etc/cron.d/metrics': content => "*/5 * * * * root /usr/local/bin/metrics\n", mode => '0644' }
