# case: {"look": ["/etc/systemd/system/multi-user.target.wants"], "services": ["watch.path", "watch", "setup"], "between": ["systemctl stop setup"]}
file { '/etc/systemd/system/watch.service': content => "[Service]\nType=oneshot\nExecStart=/bin/true\n" }
file { '/etc/systemd/system/watch.path': content => "[Path]\nPathChanged=/etc/hosts\n[Install]\nWantedBy=multi-user.target\n" }
file { '/etc/systemd/system/setup.service': content => "[Service]\nType=oneshot\nRemainAfterExit=yes\nExecStart=/bin/mkdir -p /run/setup\n[Install]\nWantedBy=multi-user.target\n" }
-> exec { '/usr/bin/systemctl daemon-reload': subscribe => File['/etc/systemd/system/watch.path'], refreshonly => true }
-> service { ['watch.path', 'setup']: ensure => running, enable => true }
service { 'watch': ensure => stopped, require => Service['watch.path'] }
