# case: {"look": ["/etc/systemd/system/cron.service.d"], "between": ["echo '[Service]' > /etc/systemd/system/cron.service.d/override.conf; systemctl daemon-reload"]}
file { '/etc/systemd/system/cron.service.d': ensure => directory }
file { '/etc/systemd/system/cron.service.d/override.conf': content => "[Service]\nNice=5\nExecStartPre=/bin/false\n", notify => [Exec['reload'], Service['cron']] }
exec { 'reload': command => '/usr/bin/systemctl daemon-reload', refreshonly => true, before => Service['cron'] }
service { 'cron': ensure => running, enable => true }
file { '/etc/systemd/system/ssh.service.d': ensure => directory }
file { '/etc/systemd/system/ssh.service.d/limits.conf': content => "[Service]\nLimitNOFILE=4096\n" }
~> service { 'ssh': ensure => running }
