# case: {"modules": ["ssh", "stdlib", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/ssh", "/etc/ssh/ssh_config", "/etc/ssh/sshd_config", "/home/ann/.ssh/config"], "between": ["chmod 644 /etc/ssh/sshd_config", "systemctl disable ssh"]}
user { 'ann': ensure => present, managehome => true }
file { '/home/ann/.ssh': ensure => directory, owner => 'ann', mode => '0700' }
class { 'ssh':
  storeconfigs_enabled => false,
  validate_sshd_file   => true,
  server_options       => { 'PermitRootLogin' => 'prohibit-password', 'PasswordAuthentication' => 'no', 'ListenAddress' => ['127.0.0.1'] },
  client_options       => { 'Host *.example.com' => { 'User' => 'deploy', 'ForwardAgent' => 'no' } },
  users_client_options => { 'ann' => { 'options' => { 'Host git' => { 'HostName' => 'git.example.com' } } } },
}
