# case: {"look": ["/etc/postgresql/15/main", "/etc/postgresql-common", "/var/lib/postgresql/15"], "services": ["postgresql", "postgresql@15-main"], "between": ["rm /etc/postgresql/15/main/conf.d/tuning.conf"]}
package { ['postgresql', 'postgresql-contrib']: ensure => installed }
-> file { '/etc/postgresql/15/main/conf.d/tuning.conf': content => "shared_buffers = 256MB\n", owner => 'postgres', group => 'postgres', mode => '0644' }
~> service { 'postgresql': ensure => running, enable => true, restart => '/bin/systemctl reload postgresql' }
exec { '/usr/bin/pg_lsclusters -h': logoutput => true, require => Package['postgresql'] }
exec { '/usr/bin/pg_conftool 15 main show listen_addresses': logoutput => true, require => Package['postgresql'] }
file { '/etc/postgresql/15/main/pg_hba.conf': owner => 'postgres', mode => '0640', require => Package['postgresql'] }
