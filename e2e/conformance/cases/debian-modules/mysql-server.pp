# case: {"modules": ["mysql", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache", "osfamily": "Debian", "operatingsystem": "Debian", "operatingsystemrelease": "12.8", "operatingsystemmajrelease": "12", "fqdn": "playground.example.com", "hostname": "playground", "domain": "example.com", "ipaddress": "192.0.2.10", "id": "root", "architecture": "amd64", "hardwaremodel": "x86_64", "lsbdistcodename": "bookworm", "lsbdistid": "Debian", "lsbdistrelease": "12.8", "lsbmajdistrelease": "12", "processorcount": 4, "memorysize": "4.00 GiB", "memorysize_mb": 4096.0, "selinux": false}, "look": ["/etc/mysql", "/etc/mysql/my.cnf", "/root/.my.cnf", "user:mysql"], "between": ["systemctl stop mariadb"], "sockets": ["/run/mysqld/mysqld.sock"]}
class { 'mysql::server':
  package_name            => 'mariadb-server',
  service_name            => 'mariadb',
  remove_default_accounts => false,
  override_options        => { 'mysqld' => { 'max_connections' => '1024', 'bind-address' => '127.0.0.1' } },
}
class { 'mysql::client': package_name => 'mariadb-client', bindings_enable => false }
