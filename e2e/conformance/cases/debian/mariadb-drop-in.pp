# case: {"services":["mariadb"],"look":["/etc/mysql/mariadb.conf.d","/etc/systemd/system/mariadb.service.d/limits.conf","user:mysql","/var/lib/mysql"]}
package { ['mariadb-server', 'mariadb-backup']: ensure => installed }
file { '/etc/mysql/mariadb.conf.d/99-local.cnf': content => "[mariadb]\nslow_query_log = 1\n", require => Package['mariadb-server'], notify => Service['mariadb'] }
file { '/etc/systemd/system/mariadb.service.d': ensure => directory }
-> file { '/etc/systemd/system/mariadb.service.d/limits.conf': content => "[Service]\nLimitNOFILE=32768\n" }
~> exec { 'reload units': command => '/usr/bin/systemctl daemon-reload', refreshonly => true }
~> Service['mariadb']
service { 'mariadb': ensure => running, enable => true, require => Package['mariadb-server'] }
file { '/var/lib/mysql': ensure => directory, owner => 'mysql', group => 'mysql', mode => '0700', require => Package['mariadb-server'] }
