# case: {"look":["/etc/restic","/etc/restic/password","/etc/systemd/system/backup.service"],"services":["backup.timer","backup"],"packages":["restic","borgbackup"]}
package { ['restic', 'borgbackup', 'rclone']: ensure => installed }
file { '/etc/restic': ensure => directory, mode => '0700' }
file { '/etc/restic/password': content => Sensitive("hunter2\n"), mode => '0600' }
file { '/usr/local/sbin/backup': mode => '0700', content => "#!/bin/sh\nset -e\n. /etc/restic/env\nexec restic backup /etc\n" }
file { '/etc/restic/env': content => "export RESTIC_REPOSITORY=/srv/backup\n" }
file { '/etc/systemd/system/backup.service': content => "[Unit]\nDescription=Backup\n[Service]\nType=oneshot\nExecStart=/usr/local/sbin/backup\n" }
file { '/etc/systemd/system/backup.timer': content => "[Timer]\nOnCalendar=*-*-* 02:00:00\nRandomizedDelaySec=600\n[Install]\nWantedBy=timers.target\n" }
~> exec { 'systemctl daemon-reload': path => '/bin', refreshonly => true }
-> service { 'backup.timer': ensure => running, enable => true }
