# case: {"modules": ["haproxy", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/haproxy", "/etc/haproxy/haproxy.cfg"], "services": ["haproxy"], "between": ["systemctl stop haproxy"]}
include haproxy
haproxy::frontend { 'www': ipaddress => '0.0.0.0', ports => '8000', options => { 'default_backend' => 'pool' } }
haproxy::backend { 'pool': options => { 'balance' => 'leastconn', 'option' => ['httplog'] }, collect_exported => false }
haproxy::balancermember { 'one': listening_service => 'pool', server_names => 'one', ipaddresses => '10.0.0.1', ports => '80', options => 'check' }
