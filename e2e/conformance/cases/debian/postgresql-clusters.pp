# case: {"look": ["/etc/postgresql/15/main/conf.d"], "between": ["pg_conftool 15 main remove max_connections"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin', logoutput => true, returns => [0, 1, 2, 3, 255] }
package { 'postgresql': ensure => installed }
-> exec { 'pg_lsclusters': }
-> exec { 'pg_lsclusters -h': }
-> exec { 'pg_conftool 15 main show data_directory': }
-> exec { 'pg_conftool -s 15 main show port': }
-> exec { 'pg_conftool 15 main show nosuch': }
-> exec { 'pg_conftool 15 main set max_connections 321': }
-> exec { 'pg_conftool show max_connections': }
-> exec { 'grep -n max_connections /etc/postgresql/15/main/postgresql.conf': }
-> exec { 'pg_conftool 15 other show port': }
-> exec { 'pg_ctlcluster 15 main status': }
-> exec { 'pg_lsclusters -s': }
