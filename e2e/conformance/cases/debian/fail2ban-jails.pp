# case: {"services":["fail2ban"],"look":["/etc/fail2ban/jail.d/local.conf","/etc/fail2ban/jail.d","/etc/fail2ban/filter.d/app.conf"]}
package { ['fail2ban', 'rsyslog']: ensure => installed }
file { '/etc/fail2ban/jail.d/defaults-debian.conf': ensure => absent, require => Package['fail2ban'], notify => Service['fail2ban'] }
file { '/etc/fail2ban/jail.d/local.conf': content => "[DEFAULT]\nbackend = systemd\nbantime = 1h\n[sshd]\nenabled = true\n", require => Package['fail2ban'], notify => Service['fail2ban'] }
file { '/etc/fail2ban/filter.d/app.conf': content => "[Definition]\nfailregex = ^fail from <HOST>\$\n", require => Package['fail2ban'] }
service { 'fail2ban': ensure => running, enable => true }
