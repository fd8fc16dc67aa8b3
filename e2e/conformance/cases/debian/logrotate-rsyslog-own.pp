# case: {"look":["/etc/logrotate.d/app","/etc/rsyslog.d","/var/log/app"],"services":["rsyslog","logrotate.timer"]}
package { ['rsyslog', 'logrotate']: ensure => installed }
file { '/var/log/app': ensure => directory, owner => 'root', group => 'adm', mode => '0750' }
file { '/etc/rsyslog.d/30-app.conf': content => "if \$programname == 'app' then /var/log/app/app.log\n& stop\n", notify => Service['rsyslog'], require => Package['rsyslog'] }
service { 'rsyslog': ensure => running, enable => true, restart => 'rsyslogd -N1 && systemctl restart rsyslog', path => undef }
file { '/etc/logrotate.d/app': content => "/var/log/app/*.log {\n  weekly\n  rotate 8\n  compress\n  delaycompress\n  missingok\n  notifempty\n  su root adm\n}\n", require => Package['logrotate'] }
exec { 'logrotate -d /etc/logrotate.d/app': path => '/usr/sbin', require => File['/etc/logrotate.d/app'] }
exec { 'rsyslogd -N1': path => '/usr/sbin', require => Package['rsyslog'] }
