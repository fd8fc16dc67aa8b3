# case: {"modules": ["mysql", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/mysql", "/root/.my.cnf", "user:mysql", "/var/log/mysql"], "sockets": ["/run/mysqld/mysqld.sock"]}
class { 'mysql::server':
  package_name  => 'default-mysql-server',
  service_name  => 'mariadb',
  root_password => 'strongpassword',
}
