# case: {"modules": ["mysql", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "target": {"packages": {"mariadb-server": "present"}}, "prepare": ["install -d -o mysql -g mysql /run/mysqld; (setsid mariadbd --user=mysql >/dev/null 2>&1 </dev/null &); for i in 1 2 3 4 5 6 7 8 9; do mysqladmin ping >/dev/null 2>&1 && break; sleep 1; done"], "look": ["/etc/mysql/my.cnf", "/root/.my.cnf"], "between": ["mysql -e \"DROP DATABASE shop\""]}
class { 'mysql::server':
  package_name => 'mariadb-server',
  service_name => 'mariadb',
  remove_default_accounts => true,
}
mysql::db { 'shop':
  user     => 'shop',
  password => 'secret',
  host     => 'localhost',
  grant    => ['SELECT', 'INSERT', 'UPDATE'],
}
