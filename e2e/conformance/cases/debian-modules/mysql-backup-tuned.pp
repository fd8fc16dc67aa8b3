# case: {"modules": ["mysql", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/mysql/my.cnf", "/etc/mysql/conf.d", "/usr/local/sbin", "/var/backups/db", "user:mysql"], "sockets": ["/run/mysqld/mysqld.sock"], "between": ["sed -i s/200/100/ /etc/mysql/my.cnf"]}
class { 'mysql::server':
  package_name            => 'mariadb-server',
  service_name            => 'mariadb',
  create_root_user        => false,
  create_root_my_cnf      => false,
  restart                 => true,
  override_options        => { 'mysqld' => { 'max_connections' => 200, 'bind-address' => '0.0.0.0', 'log-error' => '/var/log/mysql/mariadb.log', 'pid-file' => '/run/mysqld/mysqld.pid' } },
}
class { 'mysql::bindings': python_enable => true, python_package_name => 'python3-mysqldb' }
