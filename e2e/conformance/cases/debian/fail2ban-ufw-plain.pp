# case: {"services":["fail2ban","ufw"],"look":["/etc/fail2ban","/etc/ufw"]}
package { ['fail2ban', 'ufw', 'iptables']: ensure => installed }
file { '/etc/fail2ban/jail.local': content => "[DEFAULT]\nbackend = systemd\nbantime = 1h\n\n[sshd]\nenabled = true\n", require => Package['fail2ban'], notify => Service['fail2ban'] }
service { 'fail2ban': ensure => running, enable => true }
service { 'ufw': ensure => running, enable => true, require => Package['ufw'] }
file { '/etc/ufw/applications.d/site': content => "[Site]\ntitle=Site\ndescription=Site\nports=8080/tcp\n", require => Package['ufw'] }
file { '/etc/default/ufw': ensure => file, mode => '0644', require => Package['ufw'] }
