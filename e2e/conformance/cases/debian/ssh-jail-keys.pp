# case: {"prepare":["useradd -m sftp1"],"look":["/etc/ssh/sshd_config.d/sftp.conf","/home/sftp1","/home/sftp1/.ssh/authorized_keys","/etc/ssh/ssh_known_hosts"],"services":["ssh"]}
package { 'openssh-server': ensure => installed }
group { 'sftponly': ensure => present, members => ['sftp1'] }
file { '/etc/ssh/sshd_config.d/sftp.conf': content => "Match Group sftponly\n  ChrootDirectory /home/%u\n  ForceCommand internal-sftp\n  AllowTcpForwarding no\n", validate_cmd => '/usr/sbin/sshd -t -f %', require => Package['openssh-server'], notify => Service['ssh'] }
file { '/home/sftp1': ensure => directory, owner => 'root', group => 'root', mode => '0755' }
file { '/home/sftp1/upload': ensure => directory, owner => 'sftp1', group => 'sftponly', mode => '2770' }
ssh_authorized_key { 'sftp1@partner': user => 'sftp1', type => 'ssh-ed25519', key => 'AAAAC3NzaC1lZDI1NTE5AAAAIKdanexamplekeyforthetestcaseonlyAAAAAAAAAA', options => ['no-pty', 'from="192.0.2.0/24"'] }
sshkey { 'git.example.com': ensure => present, type => 'ssh-ed25519', key => 'AAAAC3NzaC1lZDI1NTE5AAAAIHostKeyExampleAAAAAAAAAAAAAAAAAAAAAAAAAA', host_aliases => ['git', '192.0.2.50'] }
service { 'ssh': ensure => running, enable => true }
