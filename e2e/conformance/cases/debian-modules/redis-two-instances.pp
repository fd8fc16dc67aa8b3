# case: {"modules":["redis","stdlib","systemd","apt"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/redis","/etc/redis/redis-server-cache.conf","/var/lib/redis-cache"],"services":["redis-server"]}
class { 'redis': default_install => false, bind => ['127.0.0.1'], manage_repo => false }
redis::instance { 'cache': port => 6380, maxmemory => '64mb', maxmemory_policy => 'allkeys-lru', workdir => '/var/lib/redis-cache' }
