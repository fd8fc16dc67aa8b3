# case: {"look": ["/etc/ssh/ssh_known_hosts", "/root/.ssh", "/root/.ssh/config", "/root/.ssh/id_ed25519", "/etc/ssh/sshd_config"], "between": ["rm -r /root/.ssh"]}
sshkey { 'git.example.com': ensure => present, type => 'ssh-ed25519', key => 'AAAAC3NzaC1lZDI1NTE5AAAAIPublicKeyOfTheHostForTests00000000000000000', host_aliases => ['192.0.2.20'] }
sshkey { 'old.example.com': ensure => absent, type => 'ssh-rsa' }
file { '/root/.ssh': ensure => directory, mode => '0700' }
file { '/root/.ssh/config': mode => '0600', content => "Host *\n  ServerAliveInterval 30\n" }
exec { 'keygen': command => "ssh-keygen -q -t ed25519 -N '' -f /root/.ssh/id_ed25519", path => '/usr/bin', creates => '/root/.ssh/id_ed25519', require => File['/root/.ssh'] }
package { 'openssh-server': ensure => latest }
exec { 'no password login': command => "sed -ri 's/^#?PasswordAuthentication .*/PasswordAuthentication no/' /etc/ssh/sshd_config", path => '/bin:/usr/bin', unless => "grep -q '^PasswordAuthentication no' /etc/ssh/sshd_config", require => Package['openssh-server'], notify => Service['ssh'] }
service { 'ssh': ensure => running, enable => true }
ssh_authorized_key { 'deploy@ci': ensure => present, user => 'root', type => 'ed25519', key => 'AAAAC3NzaC1lZDI1NTE5AAAAIDeployKeyForTests000000000000000000000000000' }
