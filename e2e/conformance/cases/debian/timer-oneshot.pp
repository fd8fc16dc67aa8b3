# case: {"look": ["/etc/systemd/system/timers.target.wants", "/var/tmp/cleaned"], "services": ["cleanup.timer", "cleanup.service"], "between": ["systemctl disable --now cleanup.timer"]}
file { '/etc/systemd/system/cleanup.service': content => "[Unit]\nDescription=Cleanup\n[Service]\nType=oneshot\nExecStart=/bin/touch /var/tmp/cleaned\n" }
file { '/etc/systemd/system/cleanup.timer': content => "[Unit]\nDescription=Cleanup every day\n[Timer]\nOnCalendar=daily\nPersistent=true\n[Install]\nWantedBy=timers.target\n", require => File['/etc/systemd/system/cleanup.service'] }
service { 'cleanup.timer': ensure => running, enable => true, provider => systemd, require => File['/etc/systemd/system/cleanup.timer'] }
exec { '/bin/systemctl start cleanup.service': creates => '/var/tmp/cleaned', require => File['/etc/systemd/system/cleanup.service'] }
