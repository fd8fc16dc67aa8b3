# case: {"services": ["webapp"], "look": ["/srv/webapp", "/etc/systemd/system/webapp.service"], "between": ["rm /srv/webapp/run"]}
user { 'webapp': ensure => present, system => true, shell => '/usr/sbin/nologin' }
file { '/srv/webapp': ensure => directory, owner => 'webapp', require => User['webapp'] }
file { '/srv/webapp/run': content => "#!/bin/sh\nwhile true; do sleep 10; done\n", mode => '0755', notify => Service['webapp'] }
file { '/etc/systemd/system/webapp.service': content => "[Unit]\nDescription=Web\n[Service]\nUser=webapp\nExecStartPre=/bin/mkdir -p /srv/webapp/tmp\nExecStart=/srv/webapp/run\n[Install]\nWantedBy=multi-user.target\n" }
~> exec { '/bin/systemctl daemon-reload': refreshonly => true, before => Service['webapp'] }
service { 'webapp': ensure => running, enable => true }
