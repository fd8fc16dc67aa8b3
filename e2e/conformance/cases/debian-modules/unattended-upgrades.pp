# case: {"modules": ["unattended_upgrades", "apt", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apt/apt.conf.d", "/etc/apt/apt.conf.d/50unattended-upgrades"]}
class { 'unattended_upgrades': auto => { 'reboot' => true }, mail => { 'to' => 'ops@example.com' } }
