# case: {"modules": ["systemd", "stdlib", "inifile"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/systemd/system", "/etc/systemd/system/cron.service.d", "/etc/systemd/system/report.service"], "services": ["cron", "report", "apt-daily.timer"], "between": ["rm /etc/systemd/system/cron.service.d/restart.conf"]}
include systemd
systemd::dropin_file { 'restart.conf':
  unit           => 'cron.service',
  content        => "[Service]\nRestart=always\n",
  notify_service => true,
}
service { 'cron': ensure => running }
systemd::unit_file { 'apt-daily.timer': ensure => present, enable => 'mask' }
systemd::manage_unit { 'report.service':
  unit_entry    => { 'Description' => 'Report', 'After' => 'network.target' },
  service_entry => { 'Type' => 'oneshot', 'ExecStart' => '/bin/true' },
  install_entry => { 'WantedBy' => 'multi-user.target' },
  enable        => true,
}
