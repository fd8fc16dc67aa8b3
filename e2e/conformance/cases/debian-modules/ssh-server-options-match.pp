# case: {"modules": ["ssh", "stdlib", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/ssh", "/etc/ssh/sshd_config", "/etc/ssh/ssh_config"], "between": ["systemctl stop ssh"]}
class { 'ssh':
  storeconfigs_enabled => false,
  validate_sshd_file   => true,
  server_options       => { 'PermitRootLogin' => 'no', 'Port' => [22, 2222], 'Match group sftp' => { 'ForceCommand' => 'internal-sftp' } },
  client_options       => { 'Host *' => { 'SendEnv' => 'LANG LC_*' } },
}
