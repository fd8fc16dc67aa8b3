# case: {"look": ["/srv/app.git/HEAD", "/home/git", "/home/git/.ssh", "user:git"]}
package { 'git': ensure => latest }
user { 'git': ensure => present, home => '/home/git', managehome => true, shell => '/usr/bin/git-shell', require => Package['git'] }
file { '/home/git/.ssh': ensure => directory, owner => 'git', group => 'git', mode => '0700' }
ssh_authorized_key { 'ci': user => 'git', type => 'ssh-rsa', key => 'AAAAB3NzaC1yc2EAAAADAQABAAAAgQD1' }
exec { 'git init --bare /srv/app.git': path => '/usr/bin', user => 'git', creates => '/srv/app.git' }
exec { 'safe': command => 'git config --system safe.directory "*"', path => '/usr/bin', unless => 'git config --system safe.directory', environment => ['HOME=/root'], require => Package['git'] }
