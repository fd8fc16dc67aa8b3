# case: {"packages":["postgresql-client","default-mysql-client","sqlite3","redis-tools"],"look":["/etc/mysql"]}
package { ['postgresql-client', 'default-mysql-client', 'sqlite3', 'redis-tools', 'python3-psycopg2', 'python3-pymysql']: ensure => installed }
exec { 'python3 -c "import psycopg2, pymysql"': path => '/usr/bin', require => Package['python3-psycopg2', 'python3-pymysql'] }
exec { 'redis-cli -h 127.0.0.1 ping': path => '/usr/bin', returns => 1, require => Package['redis-tools'] }
