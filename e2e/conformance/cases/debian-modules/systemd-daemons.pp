# case: {"modules": ["systemd", "stdlib", "inifile"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/systemd", "/etc/systemd/timesyncd.conf", "/etc/systemd/logind.conf", "/etc/systemd/system/app.service.d", "/etc/modules-load.d", "/etc/udev/rules.d"], "services": ["app"], "between": ["systemctl mask --now app"]}
class { 'systemd':
  manage_logind    => true,
  logind_settings  => { 'KillUserProcesses' => 'yes', 'HandlePowerKey' => 'ignore' },
  manage_timesyncd => true,
  ntp_server       => ['0.pool.ntp.org', '1.pool.ntp.org'],
}
systemd::manage_unit { 'app.service':
  unit_entry    => { 'Description' => 'App' },
  service_entry => { 'ExecStart' => '/bin/sleep 500', 'User' => 'daemon' },
  install_entry => { 'WantedBy' => 'multi-user.target' },
  enable        => true,
  active        => true,
}
systemd::manage_dropin { 'memory.conf': unit => 'app.service', service_entry => { 'MemoryMax' => '100M' } }
systemd::modules_load { 'net.conf': content => "br_netfilter\n" }
systemd::udev::rule { '60-disk.rules': rules => ['ACTION=="add", KERNEL=="sda"'] }
