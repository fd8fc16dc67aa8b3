# case: {"modules": ["keepalived", "stdlib", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/keepalived", "/etc/keepalived/keepalived.conf"], "services": ["keepalived"], "between": ["systemctl stop keepalived"]}
include keepalived
keepalived::vrrp::script { 'check_haproxy': script => '/usr/bin/killall -0 haproxy', interval => 2 }
keepalived::vrrp::instance { 'VI_1': interface => 'eth0', state => 'MASTER', virtual_router_id => 50, priority => 101, virtual_ipaddress => ['10.0.0.50/24'], track_script => 'check_haproxy' }
