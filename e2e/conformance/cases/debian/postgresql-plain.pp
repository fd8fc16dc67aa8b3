# case: {"services":["postgresql"],"look":["/etc/postgresql"]}
package { ['postgresql', 'postgresql-contrib', 'libpq-dev']: ensure => installed }
file { '/etc/postgresql/15/main/conf.d/tuning.conf': content => "shared_buffers = 256MB\n", owner => 'postgres', group => 'postgres', mode => '0644', require => Package['postgresql'], notify => Service['postgresql'] }
file { '/etc/postgresql/15/main/pg_hba.conf': content => "local all all peer\nhost all all 127.0.0.1/32 scram-sha-256\n", owner => 'postgres', group => 'postgres', mode => '0640', require => Package['postgresql'], notify => Service['postgresql'] }
service { 'postgresql': ensure => running, enable => true, restart => '/usr/bin/systemctl reload postgresql' }
exec { 'pg_lsclusters -h': path => '/usr/bin:/bin', require => Package['postgresql'] }
