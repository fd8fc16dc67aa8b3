# case: {"modules": ["haproxy", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache", "osfamily": "Debian", "operatingsystem": "Debian", "operatingsystemrelease": "12.8", "operatingsystemmajrelease": "12", "fqdn": "playground.example.com", "hostname": "playground", "domain": "example.com", "ipaddress": "192.0.2.10", "id": "root", "architecture": "amd64", "hardwaremodel": "x86_64", "lsbdistcodename": "bookworm", "lsbdistid": "Debian", "lsbdistrelease": "12.8", "lsbmajdistrelease": "12", "processorcount": 4, "memorysize": "4.00 GiB", "memorysize_mb": 4096.0, "selinux": false}, "look": ["/etc/haproxy", "/etc/haproxy/haproxy.cfg"], "between": ["systemctl disable haproxy"]}
class { 'haproxy':
  global_options   => { 'log' => '/dev/log local0', 'maxconn' => '2000', 'user' => 'haproxy', 'group' => 'haproxy', 'daemon' => '' },
  defaults_options => { 'mode' => 'http', 'timeout' => ['connect 5s', 'client 50s', 'server 50s'], 'log' => 'global' },
}
haproxy::listen { 'web': ipaddress => '0.0.0.0', ports => ['80'], options => { 'balance' => 'roundrobin', 'option' => ['httplog'] } }
haproxy::balancermember { 'web1': listening_service => 'web', server_names => ['one', 'two'], ipaddresses => ['10.0.0.11', '10.0.0.12'], ports => ['8080'], options => 'check' }
