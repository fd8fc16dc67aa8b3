# case: {"modules": ["redis", "stdlib", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/redis", "/etc/redis/redis.conf.puppet", "/etc/redis/redis.conf", "user:redis", "/etc/systemd/system/redis-server.service.d"], "between": ["systemctl stop redis-server"]}
include redis
