# case: {"modules": ["dns", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/bind", "/etc/bind/named.conf", "/etc/bind/zones.conf", "/var/cache/bind/zones", "/var/log/named", "user:bind"], "between": ["rm /etc/bind/zones.conf"]}
class { 'dns': forwarders => ['192.0.2.53'], allow_recursion => ['localnets'] }
dns::zone { 'example.com': soa => 'ns1.example.com', soaip => '192.0.2.1', manage_file => true }
