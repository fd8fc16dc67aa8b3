# case: {"modules": ["sudo", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/sudoers", "/etc/sudoers.d"], "files": {"/etc/sudoers.d/stray": "# stray\n"}, "between": ["rm /etc/sudoers.d/10_admins"]}
class { 'sudo': }
sudo::conf { 'admins': priority => 10, content => '%admins ALL=(ALL) NOPASSWD: ALL' }
sudo::conf { 'web': ensure => absent }
