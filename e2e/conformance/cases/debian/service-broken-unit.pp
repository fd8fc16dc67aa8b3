# case: {"services": ["broken", "nowhere"], "between": ["systemctl reset-failed"]}
file { '/etc/systemd/system/broken.service': content => "[Unit]\nDescription=Broken\n[Service]\nExecStart=/opt/missing/daemon --foreground\n[Install]\nWantedBy=multi-user.target\n" }
service { 'broken': ensure => running, enable => true, require => File['/etc/systemd/system/broken.service'] }
file { '/etc/after': content => "after\n", require => Service['broken'] }
service { 'nowhere': ensure => stopped, enable => false }
service { 'nowhere2': ensure => running }
