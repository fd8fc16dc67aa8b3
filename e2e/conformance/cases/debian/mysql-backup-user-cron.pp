# case: {"look":["user:dbbackup","/var/backups/mysql","/root/.my.cnf"],"target":{"packages":{"mariadb-server":"present"}}}
user { 'dbbackup': ensure => present, system => true, home => '/var/backups/mysql', shell => '/usr/sbin/nologin', groups => ['mysql', 'adm'] }
file { '/var/backups/mysql': ensure => directory, owner => 'dbbackup', group => 'mysql', mode => '2750' }
file { '/root/.my.cnf': mode => '0600', content => "[client]\nuser=root\n" }
file { '/etc/mysql/mariadb.conf.d/60-tuning.cnf': content => "[mysqld]\ninnodb_buffer_pool_size = 512M\nmax_connections = 300\n", notify => Service['mariadb'] }
service { 'mariadb': ensure => running, enable => true }
cron { 'dump': command => 'mysqldump --all-databases | gzip > /var/backups/mysql/all.sql.gz', user => 'root', hour => [1, 13], minute => 5 }
cron { 'prune': command => 'find /var/backups/mysql -mtime +14 -delete', user => 'dbbackup', special => 'daily', require => User['dbbackup'] }
exec { 'mariadbd-check': command => 'mariadbd --help --verbose >/dev/null 2>&1 && echo fine', provider => shell, path => '/usr/sbin:/usr/bin:/bin', logoutput => true }
