# case: {"modules": ["mysql", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/mysql", "/etc/mysql/my.cnf", "/root/.my.cnf", "/var/log/mysql"], "packages": ["mariadb-server"], "sockets": ["/run/mysqld/mysqld.sock"], "between": ["systemctl stop mariadb"]}
class { 'mysql::server':
  package_name     => 'mariadb-server',
  service_name     => 'mariadb',
  create_root_user => false,
  create_root_my_cnf_file => false,
  override_options => { 'mysqld' => { 'max_connections' => '512', 'bind-address' => '0.0.0.0', 'skip-name-resolve' => true } },
}
class { 'mysql::client': package_name => 'mariadb-client' }
