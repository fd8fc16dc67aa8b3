# case: {"modules": ["keepalived", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/keepalived", "/etc/keepalived/keepalived.conf"]}
include keepalived
keepalived::vrrp::instance { 'VI_1':
  interface         => 'eth0',
  state             => 'MASTER',
  virtual_router_id => 51,
  priority          => 101,
  auth_type         => 'PASS',
  auth_pass         => 'secret',
  virtual_ipaddress => ['192.0.2.100/24'],
}
