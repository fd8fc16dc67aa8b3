# case: {"modules": ["haproxy", "memcached", "logrotate", "stdlib", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/haproxy/haproxy.cfg", "/etc/memcached.conf", "/etc/logrotate.d"], "between": ["rm /etc/haproxy/haproxy.cfg"]}
class { 'haproxy': global_options => { 'maxconn' => '2000', 'user' => 'haproxy' }, defaults_options => { 'mode' => 'http', 'timeout' => ['connect 5s', 'client 50s', 'server 50s'] } }
haproxy::listen { 'web': ipaddress => '*', ports => '8000', collect_exported => false, options => { 'server' => ['a 10.0.0.1:80', 'b 10.0.0.2:80'] } }
include memcached
include logrotate
