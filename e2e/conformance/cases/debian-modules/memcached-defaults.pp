# case: {"modules": ["memcached", "stdlib", "systemd", "firewall", "selinux"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/memcached.conf", "user:memcache"], "between": ["sed -i s/128/64/ /etc/memcached.conf"]}
class { 'memcached': max_memory => 128, listen_ip => '127.0.0.1' }
