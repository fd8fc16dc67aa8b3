# case: {"modules": ["ssh", "stdlib", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/ssh/sshd_config", "/etc/ssh"], "between": ["echo Port 2222 >>/etc/ssh/sshd_config"]}
class { 'ssh::server':
  storeconfigs_enabled => false,
  options              => { 'PermitRootLogin' => 'no', 'Port' => [22], 'Match User git' => { 'PasswordAuthentication' => 'no' } },
}
