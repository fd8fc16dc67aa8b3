# case: {"modules": ["motd", "stdlib", "chrony", "timezone", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/motd", "/etc/issue", "/etc/timezone", "/etc/localtime", "/etc/chrony/chrony.conf"], "services": ["chrony"], "between": ["echo broken > /etc/timezone"]}
class { 'motd': content => "Managed by Puppet\n", issue_content => "Debian\n" }
class { 'timezone': timezone => 'Europe/Berlin' }
class { 'chrony': servers => ['ntp.example.com'] }
