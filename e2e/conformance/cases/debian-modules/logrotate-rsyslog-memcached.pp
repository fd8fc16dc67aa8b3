# case: {"modules": ["logrotate", "rsyslog", "memcached", "stdlib", "concat", "systemd", "extlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/logrotate.d", "/etc/logrotate.conf", "/etc/rsyslog.d", "/etc/memcached.conf", "user:memcache"], "between": ["rm /etc/memcached.conf"]}
include logrotate
logrotate::rule { 'app': path => '/var/log/app/*.log', rotate => 5, rotate_every => 'day', compress => true, missingok => true, postrotate => '/bin/true' }
class { 'memcached': max_memory => '64m', listen => '127.0.0.1' }
class { 'rsyslog': purge_config_files => true }
