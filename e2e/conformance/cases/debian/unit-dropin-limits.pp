# case: {"target": {"packages": {"redis-server": "1"}}, "look": ["/etc/systemd/system/redis-server.service.d", "/etc/systemd/system"], "services": ["redis-server"], "between": ["rm -r /etc/systemd/system/redis-server.service.d"]}
file { '/etc/systemd/system/redis-server.service.d': ensure => directory, purge => true, recurse => true }
file { '/etc/systemd/system/redis-server.service.d/limits.conf': content => "[Service]\nLimitNOFILE=65536\n" }
~> exec { 'reload units': command => 'systemctl daemon-reload', path => '/bin:/usr/bin', refreshonly => true }
~> service { 'redis-server': ensure => running, enable => true }
exec { 'cat': command => 'systemctl cat redis-server | grep LimitNOFILE', path => '/bin:/usr/bin', logoutput => true, provider => shell, require => Exec['reload units'] }
exec { 'show': command => 'systemctl is-enabled redis-server', path => '/bin:/usr/bin', logoutput => true }
