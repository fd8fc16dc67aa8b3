# case: {"modules": ["mysql", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "target": {"packages": {"mariadb-server": "present"}}, "prepare": ["install -d -o mysql -g mysql /run/mysqld; (setsid mariadbd --user=mysql >/dev/null 2>&1 </dev/null &); for i in 1 2 3 4 5 6 7 8 9; do mysqladmin ping >/dev/null 2>&1 && break; sleep 1; done", "mysql -e \"CREATE USER 'old'@'localhost'\""], "between": ["mysql -e \"REVOKE ALL ON wiki.* FROM 'wiki'@'%'\"", "mysql -e \"SET PASSWORD FOR 'report'@'10.0.0.5' = PASSWORD('other')\""]}
class { 'mysql::server':
  package_name  => 'mariadb-server',
  service_name  => 'mariadb',
  databases     => { 'wiki' => { ensure => present, charset => 'utf8mb4', collate => 'utf8mb4_unicode_ci' } },
  users         => {
    'wiki@%'         => { ensure => present, password_hash => '*2470C0C06DEE42FD1618BB99005ADCA2EC9D1E19' },
    'report@10.0.0.5' => { ensure => present, password_hash => mysql::password('look'), max_user_connections => 5 },
  },
  grants        => {
    'wiki@%/wiki.*'        => { ensure => present, privileges => ['ALL'], table => 'wiki.*', user => 'wiki@%', options => ['GRANT'] },
    'report@10.0.0.5/*.*' => { ensure => present, privileges => ['SELECT', 'PROCESS'], table => '*.*', user => 'report@10.0.0.5' },
  },
}
mysql_user { 'old@localhost': ensure => absent }
