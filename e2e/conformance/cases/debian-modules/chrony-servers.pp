# case: {"modules": ["chrony", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/chrony", "/etc/chrony/chrony.conf", "/etc/chrony/chrony.keys", "user:_chrony"], "between": ["systemctl stop chrony"]}
class { 'chrony': servers => ['ntp1.example.com', 'ntp2.example.com'] }
