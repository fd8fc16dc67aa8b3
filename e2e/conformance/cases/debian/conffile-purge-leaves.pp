# case: {"target": {"packages": {"memcached": "present", "haproxy": "present", "redis-server": "present"}}, "prepare": ["echo '-m 16' > /etc/memcached.conf", "cp /etc/memcached.conf /etc/memcached.conf.dpkg-old", "echo extra > /etc/haproxy/extra.cfg", "echo data > /var/lib/redis/dump.rdb", "echo mine > /etc/redis/local.conf"], "look": ["/etc/memcached.conf", "/etc/memcached.conf.dpkg-old", "/etc/haproxy", "/etc/redis", "/var/lib/redis", "/var/log/redis", "user:redis", "user:memcache", "user:haproxy"], "packages": ["redis-tools", "memcached", "haproxy"], "services": ["memcached", "haproxy", "redis-server"]}
package { 'memcached': ensure => purged }
package { 'haproxy': ensure => absent }
package { 'redis-server': ensure => purged }
