# case: {"modules": ["chrony", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/chrony", "/etc/chrony/chrony.conf", "/etc/chrony/chrony.keys"], "prepare": ["apt-get -q -y install ntpsec"]}
class { 'chrony':
  pools               => { '2.debian.pool.ntp.org' => ['iburst', 'maxsources 4'] },
  servers             => [],
  port                => 123,
  queryhosts          => ['192.0.2.0/24'],
  makestep_seconds    => 1,
  service_ensure      => 'stopped',
  service_enable      => false,
}
