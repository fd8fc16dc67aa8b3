# case: {"look": ["/etc/cron.d/report", "/etc/logrotate.d/app", "/var/spool/cron/crontabs/games", "/var/log/app"], "between": ["crontab -u games -r"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
file { '/var/log/app': ensure => directory, owner => 'www-data', group => 'adm', mode => '2750' }
file { '/etc/logrotate.d/app': content => "/var/log/app/*.log {\n  weekly\n  rotate 4\n  missingok\n  su www-data adm\n}\n" }
-> exec { 'logrotate -d /etc/logrotate.d/app': }
file { '/etc/cron.d/report': content => "*/5 * * * * root /bin/true\n", mode => '0644' }
exec { 'games crontab': command => "echo '0 3 * * * /bin/true' | crontab -u games -", provider => shell, unless => 'crontab -u games -l | grep -q /bin/true' }
exec { 'run-parts --test /etc/cron.daily': }
exec { 'crontab -u nosuch -l': returns => 1, logoutput => true }
exec { 'crontab -l': returns => 1, logoutput => true }
exec { 'broken crontab': command => "echo 'nonsense' | crontab -", provider => shell, returns => 1, logoutput => true }
cron { 'night': command => '/bin/true', user => 'games', hour => 4, minute => 0, require => Exec['games crontab'] }
