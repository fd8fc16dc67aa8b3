# case: {"modules": ["haproxy", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/haproxy/haproxy.cfg", "/etc/haproxy/domains.map", "/etc/default/haproxy", "/var/lib/haproxy"], "between": ["sed -i s/4000/1/ /etc/haproxy/haproxy.cfg"]}
class { 'haproxy':
  global_options   => { 'log' => '127.0.0.1 local0', 'chroot' => '/var/lib/haproxy', 'user' => 'haproxy', 'group' => 'haproxy', 'daemon' => '', 'maxconn' => '4000' },
  defaults_options => { 'mode' => 'http', 'timeout' => ['connect 5s', 'client 10s', 'server 10s'] },
}
haproxy::mapfile { 'domains': ensure => present, mappings => [{ 'app.example.com' => 'bk_app' }] }
haproxy::userlist { 'ops': users => ['op1 insecure-password one'], groups => ['wheel users op1'] }
haproxy::frontend { 'ft_http':
  ipaddress => '127.0.0.1',
  ports     => 8081,
  mode      => 'http',
  options   => { 'default_backend' => 'bk_app', 'option' => ['forwardfor'] },
}
haproxy::backend { 'bk_app': options => { 'balance' => 'roundrobin' } }
haproxy::balancermember { 'app1': listening_service => 'bk_app', server_names => 'app1', ipaddresses => '192.0.2.11', ports => 8080, options => 'check' }
