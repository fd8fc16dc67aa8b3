# case: {"look": ["/etc/mysql", "/etc/mysql/mariadb.conf.d", "/etc/mysql/conf.d/app.cnf", "/var/lib/mysql", "user:mysql"], "between": ["systemctl mask mariadb"]}
package { 'mariadb-server': ensure => installed }
file { '/etc/mysql/conf.d/app.cnf': content => "[mysqld]\nmax_connections = 200\n", require => Package['mariadb-server'], notify => Service['mariadb'] }
file { '/etc/mysql/mariadb.conf.d/60-bind.cnf': content => "[mysqld]\nbind-address = 0.0.0.0\n", owner => 'root', group => 'mysql', mode => '0640', require => Package['mariadb-server'], notify => Service['mariadb'] }
service { 'mariadb': ensure => running, enable => true }
service { 'mysql': enable => true, require => Service['mariadb'] }
exec { '/usr/sbin/mariadbd --help --verbose | grep -m1 ^max-connections': provider => shell, logoutput => true, require => Package['mariadb-server'] }
