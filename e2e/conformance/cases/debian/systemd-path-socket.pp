# case: {"look":["/etc/systemd/system/watch.path","/etc/systemd/system/multi-user.target.wants","/etc/systemd/system/sockets.target.wants"],"services":["watch.path","echo.socket","watch"]}
file { '/etc/systemd/system/watch.path': content => "[Path]\nPathModified=/srv/in\n[Install]\nWantedBy=multi-user.target\n" }
file { '/etc/systemd/system/watch.service': content => "[Service]\nType=oneshot\nExecStart=/usr/bin/logger changed\n" }
file { '/etc/systemd/system/echo.socket': content => "[Socket]\nListenStream=7777\nAccept=yes\n[Install]\nWantedBy=sockets.target\n" }
file { '/etc/systemd/system/echo@.service': content => "[Service]\nExecStart=-/bin/cat\nStandardInput=socket\n" }
service { 'watch.path': ensure => running, enable => true, require => File['/etc/systemd/system/watch.path', '/etc/systemd/system/watch.service'] }
service { 'echo.socket': ensure => running, enable => true, require => File['/etc/systemd/system/echo.socket', '/etc/systemd/system/echo@.service'] }
service { 'watch': enable => false, require => File['/etc/systemd/system/watch.service'] }
