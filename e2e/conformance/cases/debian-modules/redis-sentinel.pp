# case: {"modules": ["redis", "stdlib", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/redis", "/etc/redis/sentinel.conf.puppet", "/var/log/redis"], "between": ["echo 'port 1' >>/etc/redis/redis.conf.puppet"]}
class { 'redis': manage_repo => false, port => 6380, requirepass => 'secret', appendonly => true }
class { 'redis::sentinel': master_name => 'app', redis_host => '192.0.2.10', redis_port => 6380, quorum => 1 }
