# case: {"modules": ["ssh", "stdlib", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/ssh/ssh_config", "/etc/ssh/sshd_config"], "between": ["echo 'PermitRootLogin yes' >> /etc/ssh/sshd_config"], "settings": {"storeconfigs": "false"}}
include ssh
