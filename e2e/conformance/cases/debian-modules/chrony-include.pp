# case: {"modules": ["chrony", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/chrony/chrony.conf", "/etc/chrony/chrony.keys", "user:_chrony"], "services": ["systemd-timesyncd"], "between": ["echo 'server x' >> /etc/chrony/chrony.conf", "systemctl disable chrony"]}
include chrony
