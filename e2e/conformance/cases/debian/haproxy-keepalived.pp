# case: {"look": ["/etc/haproxy/haproxy.cfg", "/etc/keepalived/keepalived.conf", "/etc/default/haproxy", "user:haproxy"], "between": ["systemctl stop haproxy", "chown nobody /etc/keepalived/keepalived.conf"]}
package { ['haproxy', 'keepalived']: ensure => installed }
file { '/etc/haproxy/haproxy.cfg':
  content => "global\n  user haproxy\n  group haproxy\n  daemon\ndefaults\n  mode http\n  timeout connect 5s\n  timeout client 30s\n  timeout server 30s\nfrontend web\n  bind *:8000\n  default_backend app\nbackend app\n  server a 127.0.0.1:8001 check\n",
  validate_cmd => '/usr/sbin/haproxy -c -f %', require => Package['haproxy'], notify => Service['haproxy'],
}
file { '/etc/keepalived/keepalived.conf':
  content => "vrrp_instance VI_1 {\n  interface eth0\n  state MASTER\n  virtual_router_id 51\n  virtual_ipaddress {\n    192.0.2.100\n  }\n}\n",
  owner => 'root', mode => '0640', require => Package['keepalived'], notify => Service['keepalived'],
}
service { 'haproxy': ensure => running, enable => true, hasstatus => true, hasrestart => true }
service { 'keepalived': ensure => running, enable => true }
