# case: {"look": ["/etc/systemd/system/multi-user.target.wants"], "between": ["systemctl stop worker@a", "systemctl disable worker@b"]}
file { '/etc/systemd/system/worker@.service': content => "[Unit]\nDescription=Worker %i\n\n[Service]\nExecStart=/bin/sleep 1000\n\n[Install]\nWantedBy=multi-user.target\n" }
-> service { ['worker@a', 'worker@b']: ensure => running, enable => true }
file { '/etc/systemd/system/echo.socket': content => "[Socket]\nListenStream=127.0.0.1:7777\nAccept=yes\n\n[Install]\nWantedBy=sockets.target\n" }
-> service { 'echo.socket': enable => true }
file { '/etc/systemd/system/bare.service': content => "[Service]\nExecStart=/bin/sleep 1000\n" }
-> service { 'bare': ensure => running, enable => true }
file { '/etc/systemd/system/fails.service': content => "[Service]\nType=oneshot\nExecStart=/bin/false\n" }
-> service { 'fails': ensure => running }
file { '/etc/systemd/system/nothere.service': content => "[Service]\nExecStart=/opt/nosuch/daemon\n" }
-> service { 'nothere': ensure => running }
