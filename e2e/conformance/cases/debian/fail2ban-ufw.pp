# case: {"look": ["/etc/fail2ban/jail.local", "/etc/ufw/ufw.conf"], "packages": ["iptables"], "between": ["rm /etc/fail2ban/jail.local"]}
package { ['fail2ban', 'ufw']: ensure => installed }
file { '/etc/fail2ban/jail.local': content => "[sshd]\nenabled = true\nbackend = systemd\n", require => Package['fail2ban'] }
exec { 'ufw allow': command => 'sed -i s/^ENABLED=.*/ENABLED=yes/ /etc/ufw/ufw.conf', path => '/bin:/usr/bin', unless => 'grep -q ^ENABLED=yes /etc/ufw/ufw.conf', require => Package['ufw'] }
