# case: {"modules": ["postgresql", "stdlib", "apt", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "target": {"packages": {"postgresql": "present"}}, "prepare": ["pg_ctlcluster --skip-systemctl-redirect 15 main start >/dev/null 2>&1"], "look": ["/etc/postgresql/15/main/conf.d"], "between": ["su postgres -c 'psql -c \"DROP DATABASE shop\"'"]}
include postgresql::server
postgresql::server::db { 'shop':
  user     => 'shop',
  password => postgresql::postgresql_password('shop', 'secret'),
}
