# case: {"between": ["echo 'server { listen }' > /etc/nginx/conf.d/bad.conf", "echo nonsense >> /etc/haproxy/haproxy.cfg"]}
package { ['nginx', 'haproxy']: ensure => installed }
file { '/etc/nginx/conf.d/app.conf': content => "server { listen 8081; location / { return 200; } }\n", require => Package['nginx'], notify => Service['nginx'] }
file { '/etc/haproxy/haproxy.cfg': content => "global\n  daemon\ndefaults\n  mode http\n  timeout client 5s\n  timeout server 5s\n  timeout connect 5s\nfrontend web\n  bind :8082\n", require => Package['haproxy'], notify => Service['haproxy'] }
service { 'nginx': ensure => running, enable => true, restart => '/usr/sbin/nginx -t && /usr/bin/systemctl reload nginx' }
service { 'haproxy': ensure => running, enable => true, hasrestart => true }
exec { '/usr/sbin/nginx -t': refreshonly => true, subscribe => File['/etc/nginx/conf.d/app.conf'] }
