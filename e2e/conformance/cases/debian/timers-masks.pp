# case: {"services": ["apt-daily.timer", "apt-daily-upgrade.timer", "fstrim.timer", "backup.timer"], "look": ["/etc/systemd/system", "/etc/systemd/system/timers.target.wants"], "between": ["systemctl unmask apt-daily.timer", "systemctl disable --now backup.timer"]}
service { 'apt-daily.timer': ensure => stopped, enable => mask }
service { 'apt-daily-upgrade.timer': ensure => stopped, enable => false }
file { '/etc/systemd/system/backup.service': content => "[Unit]\nDescription=Backup\n\n[Service]\nType=oneshot\nExecStart=/bin/true\n" }
file { '/etc/systemd/system/backup.timer': content => "[Unit]\nDescription=Backup daily\n\n[Timer]\nOnCalendar=daily\nPersistent=true\n\n[Install]\nWantedBy=timers.target\n", notify => Service['backup.timer'] }
service { 'backup.timer': ensure => running, enable => true, provider => systemd, subscribe => File['/etc/systemd/system/backup.service'] }
service { 'backup': enable => true }
service { 'fstrim.timer': ensure => running, enable => true }
exec { 'restart masked': command => 'systemctl restart apt-daily.timer', path => '/usr/bin:/bin', require => Service['apt-daily.timer'] }
exec { 'list': command => 'systemctl is-enabled apt-daily.timer backup.timer fstrim.timer', path => '/usr/bin:/bin', logoutput => true, returns => [0, 1], require => [Service['apt-daily.timer'], Service['backup.timer'], Service['fstrim.timer']] }
