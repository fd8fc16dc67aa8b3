Exec { path => '/usr/sbin:/usr/bin:/bin', provider => shell, logoutput => true }
file { '/etc/ssh/sshd_config.d/10-site.conf': content => "Port 2222\nListenAddress 127.0.0.1\nPermitRootLogin prohibit-password\nLoginGraceTime 1m\nAllowGroups ssh admins\nLogLevel verbose\nMaxAuthTries 3\n\nMatch User git\n  PasswordAuthentication no\n" }
-> exec { 'sshd -T': }
-> file { '/srv/c': content => "PermitRootLogin no\nPort 22\nPort 2222\nAllowUsers a b\nAllowUsers c\nClientAliveInterval 5m\nAddressFamily inet\nMatch User x\nX11Forwarding no\n" }
-> exec { 'sshd -T -f /srv/c | grep -E "^(port|listen|allow|permitroot|client|x11f|usepam)"': }
-> exec { 'sshd -T -f /none': returns => [1, 255] }
-> exec { 'echo Foo >> /srv/c; sshd -T -f /srv/c': returns => 255 }
-> exec { 'echo Bar baz > /srv/d; sshd -t -f /srv/d': returns => 255 }
-> exec { 'echo PermitRootLogin > /srv/d; echo Port 22 >> /srv/d; sshd -t -f /srv/d': returns => 255 }
