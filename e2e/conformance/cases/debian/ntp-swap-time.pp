# case: {"packages": ["systemd-timesyncd", "chrony"], "look": ["/etc/chrony", "/etc/chrony/conf.d", "/etc/chrony/sources.d", "user:_chrony", "/etc/systemd/timesyncd.conf"], "services": ["systemd-timesyncd", "chrony", "chronyd"], "between": ["systemctl stop chrony"]}
package { 'chrony': ensure => installed }
package { 'systemd-timesyncd': ensure => absent, before => Package['chrony'] }
file { '/etc/chrony/sources.d/lan.sources': content => "server 10.0.0.1 iburst\n", require => Package['chrony'], notify => Service['chronyd'] }
file { '/etc/chrony/conf.d/allow.conf': content => "allow 10.0.0.0/8\n", require => Package['chrony'], notify => Service['chronyd'] }
service { 'chronyd': ensure => running, enable => true }
