# case: {"look": ["/etc/redis/redis.conf", "/etc/memcached.conf", "user:redis", "user:memcache"], "between": ["systemctl stop memcached redis-server", "echo 'bind 0.0.0.0' >> /etc/redis/redis.conf"]}
package { ['redis-server', 'memcached', 'redis-tools']: ensure => installed }
exec { 'redis maxmemory':
  command => "sed -i 's/^# maxmemory <bytes>/maxmemory 64mb/' /etc/redis/redis.conf", path => ['/bin', '/usr/bin'],
  onlyif => "grep -q '^# maxmemory <bytes>' /etc/redis/redis.conf", require => Package['redis-server'], notify => Service['redis-server'],
}
exec { 'memcached memory':
  command => "sed -i 's/^-m .*/-m 128/' /etc/memcached.conf", path => ['/bin', '/usr/bin'],
  unless => "grep -q '^-m 128' /etc/memcached.conf", require => Package['memcached'], notify => Service['memcached'],
}
service { ['redis-server', 'memcached']: ensure => running, enable => true }
service { 'redis': ensure => running, require => Package['redis-server'] }
