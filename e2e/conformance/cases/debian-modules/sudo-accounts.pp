# case: {"modules": ["sudo", "accounts", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "prepare": ["useradd -m gone"], "look": ["/etc/sudoers.d", "/etc/sudoers.d/20_ada", "user:ada", "user:gone", "/home/ada"], "between": ["gpasswd -d ada sudo"]}
include sudo
accounts::user { 'ada': groups => ['sudo'], shell => '/bin/bash', comment => 'Ada' }
accounts::user { 'gone': ensure => absent }
sudo::conf { 'ada': content => 'ada ALL=(ALL) NOPASSWD: ALL', priority => 20 }
