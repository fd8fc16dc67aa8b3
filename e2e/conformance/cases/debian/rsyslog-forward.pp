# case: {"look": ["/etc/rsyslog.d", "/etc/rsyslog.conf"], "between": ["touch /etc/rsyslog.d/99-stray.conf"]}
package { ['rsyslog', 'rsyslog-gnutls']: ensure => installed }
file { '/etc/rsyslog.d': ensure => directory, recurse => true, purge => true, require => Package['rsyslog'], notify => Service['rsyslog'] }
file { '/etc/rsyslog.d/50-forward.conf': content => "*.* @@logs.example.com:6514\n", notify => Service['rsyslog'] }
service { 'rsyslog': ensure => running, enable => true }
exec { '/usr/sbin/rsyslogd -N1': subscribe => File['/etc/rsyslog.d/50-forward.conf'], refreshonly => true }
