# case: {"look": ["/etc/postgresql/15/main/conf.d", "/etc/postgresql/15/main/pg_hba.conf", "user:postgres"], "between": ["systemctl stop postgresql", "su postgres -c \"psql -c 'drop database shop'\" || true"]}
package { ['postgresql', 'postgresql-contrib', 'postgresql-client']: ensure => installed }
service { 'postgresql': ensure => running, enable => true, require => Package['postgresql'] }
file { '/etc/postgresql/15/main/conf.d/tuning.conf': owner => 'postgres', group => 'postgres', content => "shared_buffers = 128MB\nwork_mem = 8MB\n", require => Package['postgresql'], notify => Service['postgresql'] }
exec { 'append hba': command => '/bin/echo "host all all 10.0.0.0/8 scram-sha-256" >> /etc/postgresql/15/main/pg_hba.conf', unless => '/bin/grep -q "10.0.0.0/8" /etc/postgresql/15/main/pg_hba.conf', provider => shell, require => Package['postgresql'], notify => Exec['reload pg'] }
exec { 'reload pg': command => '/bin/systemctl reload postgresql', refreshonly => true }
