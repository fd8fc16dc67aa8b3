# case: {"look": ["/etc/ssh/ssh_known_hosts", "/etc/ssh/ssh_config.d", "/home/dev/.ssh"], "between": ["rm /home/dev/.ssh/config"]}
user { 'dev': ensure => present, managehome => true, shell => '/bin/bash' }
file { '/home/dev/.ssh': ensure => directory, owner => 'dev', group => 'dev', mode => '0700' }
file { '/home/dev/.ssh/config': content => "Host *\n  ServerAliveInterval 60\n", owner => 'dev', mode => '0600' }
sshkey { 'git.example.com': type => 'ssh-ed25519', key => 'AAAAC3NzaC1lZDI1NTE5AAAAIKnownHost', host_aliases => ['10.0.0.5'] }
sshkey { 'old.example.com': ensure => absent, type => 'ssh-rsa' }
exec { 'keygen': command => '/usr/bin/ssh-keygen -q -t ed25519 -N "" -f /home/dev/.ssh/id_ed25519', user => 'dev', creates => '/home/dev/.ssh/id_ed25519', require => File['/home/dev/.ssh'] }
file { '/etc/ssh/ssh_config.d/90-site.conf': content => "HashKnownHosts no\n" }
