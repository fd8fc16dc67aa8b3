# case: {"look":["/var/spool/cron/crontabs"],"services":["cron"]}
package { 'cron': ensure => installed }
service { 'cron': ensure => running, enable => true, require => Package['cron'] }
file { '/usr/local/bin/backup.sh': mode => '0750', content => "#!/bin/sh\nset -e\ntar -czf /var/backups/etc.tgz /etc\n" }
cron { 'backup': command => '/usr/local/bin/backup.sh', hour => 2, minute => 30, environment => ['MAILTO=root', 'PATH=/usr/bin:/bin'] }
cron { 'weekly report': command => '/usr/bin/true', weekday => 'Sunday', hour => '6', minute => 0 }
cron { 'as www': command => 'php /srv/cron.php', user => 'www-data', minute => '*/5' }
file { '/etc/cron.d/puppet': content => "*/30 * * * * root /usr/bin/true\n", mode => '0644' }
cron { 'gone': ensure => absent, command => 'x' }
