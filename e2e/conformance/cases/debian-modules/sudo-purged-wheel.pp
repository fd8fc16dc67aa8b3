# case: {"modules": ["sudo", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/sudoers", "/etc/sudoers.d", "/etc/sudoers.d/10_ops"], "prepare": ["apt-get -q -y install sudo", "echo '# k' >/etc/sudoers.d/keep_me", "echo '# x' >/etc/sudoers.d/stray"], "between": ["chmod 600 /etc/sudoers.d/10_ops_managed"]}
group { 'ops': ensure => present }
class { 'sudo':
  config_file_replace => false,
  purge_ignore        => 'keep_*',
  suffix              => '_managed',
}
sudo::conf { 'ops': priority => 10, content => '%ops ALL=(ALL) NOPASSWD: /usr/bin/systemctl' }
sudo::conf { 'broken': content => 'this is no rule(' }
sudo::conf { 'gone': ensure => absent }
