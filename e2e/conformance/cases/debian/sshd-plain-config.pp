# case: {"services":["ssh"],"look":["/etc/ssh"]}
package { 'openssh-server': ensure => installed }
file { '/etc/ssh/sshd_config.d/50-hardening.conf': content => "PermitRootLogin no\nPasswordAuthentication no\nMaxAuthTries 3\n", mode => '0600', require => Package['openssh-server'], notify => Service['ssh'] }
file { '/etc/issue.net': content => "Authorized only\n" }
service { 'ssh': ensure => running, enable => true, hasrestart => true }
exec { 'check sshd': command => '/usr/sbin/sshd -t', refreshonly => true, subscribe => File['/etc/ssh/sshd_config.d/50-hardening.conf'] }
exec { 'sshd -T | grep -i permitrootlogin': path => '/usr/sbin:/usr/bin:/bin', provider => shell, logoutput => true, require => File['/etc/ssh/sshd_config.d/50-hardening.conf'] }
