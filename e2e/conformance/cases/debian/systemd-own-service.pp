# case: {"services":["worker","worker.timer"],"look":["/etc/systemd/system"]}
user { 'worker': ensure => present, system => true, home => '/var/lib/worker', managehome => true, shell => '/bin/false' }
file { '/usr/local/bin/worker': mode => '0755', content => "#!/bin/sh\nwhile true; do sleep 60; done\n" }
file { '/etc/systemd/system/worker.service': content => "[Unit]\nDescription=Worker\nAfter=network.target\n\n[Service]\nUser=worker\nExecStart=/usr/local/bin/worker\nRestart=on-failure\n\n[Install]\nWantedBy=multi-user.target\n", notify => [Exec['daemon-reload'], Service['worker']] }
exec { 'daemon-reload': command => '/bin/systemctl daemon-reload', refreshonly => true }
file { '/etc/default/worker': content => "THREADS=4\n", notify => Service['worker'] }
service { 'worker': ensure => running, enable => true, require => [Exec['daemon-reload'], File['/usr/local/bin/worker'], User['worker']] }
service { 'apt-daily.timer': ensure => stopped, enable => false }
service { 'apt-daily-upgrade.timer': enable => mask }
