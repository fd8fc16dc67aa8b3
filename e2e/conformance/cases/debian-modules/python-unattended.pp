# case: {"modules": ["python", "unattended_upgrades", "apt", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apt/apt.conf.d", "/etc/apt/apt.conf.d/50unattended-upgrades", "/opt/venvs"], "services": ["unattended-upgrades"], "between": ["rm /etc/apt/apt.conf.d/20auto-upgrades"]}
include unattended_upgrades
class { 'python': version => 'python3', pip => 'present', dev => 'present', venv => 'present' }
