# case: {"modules": ["rsyslog", "sudo", "ssh", "stdlib", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/rsyslog.d", "/etc/sudoers.d", "/etc/ssh/sshd_config"], "between": ["echo PermitRootLogin yes >> /etc/ssh/sshd_config"]}
include rsyslog
include sudo
sudo::conf { 'ops': content => 'ops ALL=(ALL) ALL' }
class { 'ssh::server': storeconfigs_enabled => false, options => { 'PasswordAuthentication' => 'no', 'PermitRootLogin' => 'no' } }
