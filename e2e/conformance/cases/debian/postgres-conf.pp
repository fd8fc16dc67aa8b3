# case: {"services": ["postgresql", "postgresql@15-main"], "look": ["/etc/postgresql/15/main/conf.d", "/etc/postgresql/15/main/conf.d/tuning.conf", "user:postgres", "group:ssl-cert", "/var/lib/postgresql"], "packages": ["postgresql-15", "postgresql-client-15", "postgresql-common"], "between": ["rm /etc/postgresql/15/main/conf.d/tuning.conf"]}
package { ['postgresql', 'postgresql-contrib']: ensure => installed }
file { '/etc/postgresql/15/main/conf.d/tuning.conf':
  content => "shared_buffers = '256MB'\nmax_connections = 50\n",
  owner   => 'postgres', group => 'postgres', mode => '0644',
  require => Package['postgresql'],
  notify  => Service['postgresql'],
}
file { '/var/backups/postgresql': ensure => directory, owner => 'postgres', group => 'postgres', mode => '0750', require => Package['postgresql'] }
cron { 'pg_dumpall': command => 'pg_dumpall | gzip > /var/backups/postgresql/all.sql.gz', user => 'postgres', hour => 1, minute => 30, require => Package['postgresql'] }
service { 'postgresql': ensure => running, enable => true }
