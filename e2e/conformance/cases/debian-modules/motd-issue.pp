# case: {"modules": ["motd", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/motd", "/etc/issue"], "between": ["rm /etc/issue"]}
class { 'motd': content => "Managed\n", issue_content => "issue\n" }
