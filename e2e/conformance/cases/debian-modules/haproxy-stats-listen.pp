# case: {"modules": ["haproxy", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/haproxy/haproxy.cfg"], "between": ["systemctl disable --now haproxy"]}
include haproxy
haproxy::listen { 'stats':
  ipaddress => '127.0.0.1',
  ports     => '9090',
  mode      => 'http',
  options   => { 'stats' => ['enable', 'uri /'] },
}
haproxy::listen { 'app': collect_exported => false, ipaddress => '*', ports => '8080', options => { 'balance' => 'leastconn' } }
haproxy::balancermember { 'app1': listening_service => 'app', server_names => 'app1', ipaddresses => '10.0.0.1', ports => '3000', options => 'check' }
