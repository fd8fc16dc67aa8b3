# case: {"look": ["/home/bot/.ssh", "/home/bot/.ssh/id_ed25519.pub", "/home/bot/.ssh/authorized_keys", "user:bot"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }

user { 'bot': ensure => present, managehome => true, shell => '/bin/bash' }
-> file { '/home/bot/.ssh': ensure => directory, owner => 'bot', group => 'bot', mode => '0700' }
-> exec { "ssh-keygen -q -t ed25519 -N '' -f /home/bot/.ssh/id_ed25519": user => 'bot', creates => '/home/bot/.ssh/id_ed25519' }
-> exec { 'cat /home/bot/.ssh/id_ed25519.pub > /home/bot/.ssh/authorized_keys': provider => shell, user => 'bot', umask => '0077', creates => '/home/bot/.ssh/authorized_keys' }
exec { 'su - bot -c "id -un; pwd"': logoutput => true, require => User['bot'] }
exec { 'sudo -u bot whoami': logoutput => true }
exec { 'runuser -u bot -- id -gn': logoutput => true, require => User['bot'] }
exec { 'id': user => 'nosuchuser' }
exec { 'touch /root/denied': user => 'bot', require => User['bot'] }
