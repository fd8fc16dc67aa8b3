# case: {"target": {"packages": {"memcached": "1"}, "services": {"memcached": {}}}, "look": ["/etc/memcached.conf", "user:memcache"], "between": ["sed -i 's/128/64/' /etc/memcached.conf", "systemctl disable --now memcached"]}
file { '/etc/memcached.conf': content => "-d\nlogfile /var/log/memcached.log\n-m 128\n-p 11211\n-u memcache\n-l 127.0.0.1\n", notify => Service['memcached'] }
service { 'memcached': ensure => running, enable => true }
package { 'memcached': ensure => latest }
