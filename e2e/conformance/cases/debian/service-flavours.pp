# case: {"target":{"packages":{"nginx":"present","cron":"present","memcached":"present"}},"services":["nginx","cron","memcached","ssh","getty@tty1"],"prepare":["systemctl stop nginx","systemctl disable memcached"],"between":["systemctl stop cron"]}
service { 'nginx.service': ensure => running, enable => true }
service { 'cron': ensure => running, status => 'pgrep nothing-like-this', start => '/bin/true' }
service { 'memcached': ensure => true, enable => false, provider => systemd }
service { 'getty@tty2': enable => true }
service { 'no-such': enable => false }
service { 'no-such-2': ensure => stopped }
service { 'dbus.socket': ensure => running }
service { 'rescue.target': enable => mask }
