# case: {"services": ["mysql", "redis"], "look": ["/etc/mysql/mariadb.conf.d", "/etc/redis", "user:mysql", "user:redis", "/etc/redis/redis.conf.d"], "packages": ["mariadb-client", "redis-tools"], "between": ["systemctl disable redis-server", "rm -f /etc/mysql/mariadb.conf.d/99-local.cnf"]}
package { ['mariadb-server', 'redis-server', 'memcached']: ensure => installed }
file { '/etc/mysql/mariadb.conf.d/99-local.cnf': content => "[mysqld]\nbind-address = 0.0.0.0\nmax_connections = 200\n", require => Package['mariadb-server'] }
~> service { 'mariadb': ensure => running, enable => true }
file { '/etc/redis/redis.conf.d': ensure => directory, owner => 'redis', group => 'redis', mode => '0750', require => Package['redis-server'] }
file { '/etc/redis/redis.conf.d/memory.conf': content => "maxmemory 128mb\n", owner => 'redis', notify => Service['redis-server'] }
service { 'redis-server': ensure => running, enable => true }
service { 'memcached': ensure => stopped, enable => false, require => Package['memcached'] }
