# case: {"look": ["/etc/rsnapshot.conf", "/etc/cron.d", "/var/cache/rsnapshot", "/srv/backup"], "between": ["crontab -r"]}
package { ['rsnapshot', 'borgbackup', 'restic', 'duplicity']: ensure => installed }
file { '/srv/backup': ensure => directory, mode => '0700' }
cron { 'borg': command => '/usr/bin/borg create /srv/backup::{now} /etc', hour => 3, minute => 15 }
cron { 'prune': command => '/usr/bin/borg prune -d 7 /srv/backup', special => 'daily', user => 'root' }
file { '/etc/cron.d/rsnapshot': content => "0 */4 * * * root /usr/bin/rsnapshot alpha\n", require => Package['rsnapshot'] }
