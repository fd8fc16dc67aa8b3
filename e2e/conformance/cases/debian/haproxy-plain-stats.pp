# case: {"services":["haproxy"],"look":["/etc/haproxy/haproxy.cfg","/etc/rsyslog.d"]}
package { ['haproxy', 'rsyslog']: ensure => present }
file { '/etc/haproxy/haproxy.cfg': content => "global\n  log /dev/log local0\n  user haproxy\n  group haproxy\ndefaults\n  mode tcp\n  timeout connect 5s\n  timeout client 30s\n  timeout server 30s\nlisten stats\n  bind *:9000\n  mode http\n  stats enable\n  stats uri /\n", require => Package['haproxy'], validate_cmd => '/usr/sbin/haproxy -c -f %', notify => Service['haproxy'] }
service { 'haproxy': ensure => running, enable => true }
file { '/etc/rsyslog.d/49-haproxy.conf': ensure => absent, require => Package['haproxy', 'rsyslog'], notify => Service['rsyslog'] }
service { 'rsyslog': ensure => running }
