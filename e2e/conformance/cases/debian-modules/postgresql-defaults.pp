# case: {"modules": ["postgresql", "stdlib", "apt", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/postgresql/15/main", "user:postgres"]}
include postgresql::server
