# case: {"modules": ["memcached", "stdlib", "systemd", "firewall", "selinux"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/memcached.conf", "user:memcache"], "between": ["apt-get -q -y remove memcached"]}
include memcached
