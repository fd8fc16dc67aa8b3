# case: {"services":["mariadb"],"look":["/etc/mysql/mariadb.conf.d"]}
package { 'mariadb-server': ensure => installed }
-> file { '/etc/mysql/mariadb.conf.d/99-site.cnf': content => "[mysqld]\ninnodb_buffer_pool_size = 128M\nmax_connections = 50\n", mode => '0644' }
~> service { 'mariadb': ensure => running, enable => true }
file { '/root/.my.cnf': content => "[client]\nuser=root\n", mode => '0600' }
file { '/etc/cron.daily/mysqldump': mode => '0755', content => "#!/bin/sh\nmysqldump --all-databases > /var/backups/all.sql\n" }
user { 'mysql': ensure => present, shell => '/bin/false', require => Package['mariadb-server'] }
