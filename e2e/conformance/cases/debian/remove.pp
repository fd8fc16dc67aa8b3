# case: {"target": {"packages": {"nginx": "present", "redis-server": "present"}}, "look": ["/etc/nginx", "/etc/redis"], "services": ["nginx", "redis-server"], "between": ["apt-get install -y -q nginx"]}
service { ['nginx', 'redis-server']: ensure => stopped, enable => false }
-> package { 'nginx': ensure => purged }
-> package { 'redis-server': ensure => absent }
-> file { '/etc/nginx': ensure => absent, recurse => true, force => true }
