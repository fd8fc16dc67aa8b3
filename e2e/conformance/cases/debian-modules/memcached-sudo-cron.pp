# case: {"modules":["memcached","sudo","cron","stdlib","systemd","firewall","selinux_core","cron_core"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/memcached.conf","/etc/sudoers.d","/etc/cron.d"],"services":["memcached"]}
class { 'memcached': max_memory => '25%', listen => ['127.0.0.1'], max_connections => 2048 }
class { 'sudo': purge => false, config_file_replace => false }
sudo::conf { 'memcache': content => 'www-data ALL=(root) NOPASSWD: /usr/sbin/service memcached restart' }
cron::job { 'flush': command => 'echo flush_all | nc -q1 localhost 11211', minute => 0, hour => 4, user => 'nobody' }
