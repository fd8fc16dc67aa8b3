# case: {"look":["/etc/systemd/system/worker@.service","/etc/systemd/system/app.target","/etc/systemd/system/multi-user.target.wants","/etc/systemd/system/app.target.wants"],"services":["worker@1","worker@2","app.target","cleanup.timer"]}
file { '/etc/systemd/system/worker@.service': content => "[Unit]\nDescription=Worker %i\nPartOf=app.target\n[Service]\nExecStart=/usr/bin/sleep infinity\nRestart=on-failure\n[Install]\nWantedBy=app.target\n" }
file { '/etc/systemd/system/app.target': content => "[Unit]\nDescription=App\n[Install]\nWantedBy=multi-user.target\n" }
file { '/etc/systemd/system/cleanup.service': content => "[Unit]\nDescription=Clean\n[Service]\nType=oneshot\nExecStart=/bin/rm -rf /var/tmp/app\n" }
file { '/etc/systemd/system/cleanup.timer': content => "[Unit]\nDescription=Clean\n[Timer]\nOnCalendar=hourly\n[Install]\nWantedBy=timers.target\n" }
service { ['worker@1', 'worker@2']: ensure => running, enable => true, require => File['/etc/systemd/system/worker@.service'] }
service { 'app.target': enable => true, require => File['/etc/systemd/system/app.target'] }
service { 'cleanup.timer': ensure => running, enable => true, require => File['/etc/systemd/system/cleanup.timer', '/etc/systemd/system/cleanup.service'] }
