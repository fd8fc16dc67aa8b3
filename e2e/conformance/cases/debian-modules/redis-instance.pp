# case: {"modules": ["redis", "stdlib", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/redis", "/etc/redis/redis.conf.puppet", "/var/lib/redis", "user:redis"], "between": ["systemctl disable redis-server"]}
class { 'redis': bind => '127.0.0.1', maxmemory => '64mb' }
