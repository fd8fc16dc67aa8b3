# case: {"modules": ["postgresql", "stdlib", "apt", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "target": {"packages": {"postgresql": "present"}}, "prepare": ["pg_ctlcluster --skip-systemctl-redirect 15 main start >/dev/null 2>&1"], "look": ["/etc/postgresql/15/main"], "between": ["su postgres -c 'psql -c \"ALTER ROLE report NOCREATEDB\"'"]}
class { 'postgresql::server': listen_addresses => '*' }
postgresql::server::role { 'report': login => true, createdb => true, connection_limit => '3', password_hash => 'md5c2dbc1b5ebd8cfa5f0b7f4c9ae8d4f61' }
postgresql::server::database { 'books': owner => 'report' }
postgresql::server::database_grant { 'books all': privilege => 'ALL', db => 'books', role => 'report' }
postgresql::server::pg_hba_rule { 'report from the office':
  type        => 'host',
  database    => 'books',
  user        => 'report',
  address     => '10.1.0.0/16',
  auth_method => 'md5',
}
postgresql::server::config_entry { 'max_connections': value => '50' }
