# case: {"modules": ["ntp", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/ntpsec", "/etc/ntpsec/ntp.conf", "/etc/ntp.conf", "/var/lib/ntp"], "between": ["systemctl disable --now ntpsec"]}
class { 'ntp':
  package_name   => ['ntpsec'],
  service_name   => 'ntpsec',
  config         => '/etc/ntpsec/ntp.conf',
  driftfile      => '/var/lib/ntpsec/ntp.drift',
  servers        => ['ntp1.example.com iburst', 'ntp2.example.com'],
  restrict       => ['default kod nomodify notrap nopeer noquery', '127.0.0.1'],
  disable_monitor => true,
}
