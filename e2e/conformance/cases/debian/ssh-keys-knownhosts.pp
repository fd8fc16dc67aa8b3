# case: {"look":["/etc/ssh","/home"]}
user { 'deploy': ensure => present, managehome => true, shell => '/bin/bash' }
file { '/home/deploy/.ssh': ensure => directory, owner => 'deploy', group => 'deploy', mode => '0700' }
ssh_authorized_key { 'ci': user => 'deploy', type => 'ssh-ed25519', key => 'AAAAC3NzaC1lZDI1NTE5AAAAIHcYlq1IZaZy4c0LeUDAPkkVSmJbfRiD6Gp2Hoj0hG3y', options => ['no-pty', 'from="10.0.0.0/8"'] }
ssh_authorized_key { 'gone': ensure => absent, user => 'deploy', type => 'ssh-rsa', key => 'AAAA' }
sshkey { 'git.example.org': type => 'ssh-ed25519', key => 'AAAAC3NzaC1lZDI1NTE5AAAAIHcYlq1IZaZy4c0LeUDAPkkVSmJbfRiD6Gp2Hoj0hG3y', host_aliases => ['10.0.0.9'] }
exec { 'ssh-keygen -q -t ed25519 -N "" -f /home/deploy/.ssh/id_ed25519': path => '/usr/bin:/bin', user => 'deploy', creates => '/home/deploy/.ssh/id_ed25519', require => File['/home/deploy/.ssh'] }
file { '/home/deploy/.ssh/config': content => "Host git\n  User git\n", owner => 'deploy', mode => '0600' }
