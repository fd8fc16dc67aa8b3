# case: {"look":["/etc/logrotate.d"]}
package { 'logrotate': ensure => installed }
file { '/var/log/site': ensure => directory, owner => 'www-data', group => 'adm', mode => '0750' }
file { '/etc/logrotate.d/site': content => "/var/log/site/*.log {\n  daily\n  rotate 7\n  compress\n  missingok\n  notifempty\n  su root adm\n}\n", require => Package['logrotate'] }
exec { 'check': command => '/usr/sbin/logrotate -d /etc/logrotate.d/site', refreshonly => true, subscribe => File['/etc/logrotate.d/site'] }
exec { '/usr/sbin/logrotate -f /etc/logrotate.d/site': refreshonly => true, subscribe => File['/etc/logrotate.d/site'] }
file { '/etc/logrotate.d/alternatives': ensure => absent }
