# case: {"services":["cron","rsyslog","chrony","nscd","exim4"],"target":{"packages":{"rsyslog":"8"}}}
package { ['chrony', 'nscd']: ensure => installed }
service { 'chrony': ensure => running, enable => true, require => Package['chrony'] }
service { 'nscd': ensure => stopped, enable => false, require => Package['nscd'] }
service { 'rsyslog': ensure => running, enable => true, subscribe => File['/etc/rsyslog.d/30-app.conf'] }
file { '/etc/rsyslog.d/30-app.conf': content => "local3.* /var/log/app.log\n" }
service { 'cron': enable => false }
service { 'exim4': ensure => stopped }
service { 'bluetooth': ensure => stopped, enable => false }
file { '/etc/chrony/conf.d/pool.conf': content => "pool de.pool.ntp.org iburst\n", require => Package['chrony'], notify => Service['chrony'] }
