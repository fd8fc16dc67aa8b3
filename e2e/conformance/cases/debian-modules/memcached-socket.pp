# case: {"modules": ["memcached", "stdlib", "systemd", "firewall", "selinux"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/memcached.conf", "user:memcache"], "between": ["apt-get -q -y remove memcached"]}
class { 'memcached':
  unix_socket     => '/run/memcached/memcached.sock',
  max_connections => 2048,
  logfile         => '/var/log/memcached.log',
  service_restart => false,
  user            => 'memcache',
  install_dev     => true,
}
