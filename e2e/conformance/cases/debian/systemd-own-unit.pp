# case: {"look": ["/etc/systemd/system", "/etc/systemd/system/multi-user.target.wants", "/etc/systemd/system/worker.service", "/etc/systemd/system/worker.service.d", "user:worker"], "services": ["worker", "oneshot-check"], "between": ["systemctl disable --now worker", "echo '# by hand' >>/etc/systemd/system/worker.service"]}
user { 'worker': ensure => present, system => true, home => '/var/lib/worker', shell => '/usr/sbin/nologin' }
file { '/etc/systemd/system/worker.service':
  content => "[Unit]\nDescription=Worker\n\n[Service]\nUser=worker\nExecStart=/bin/sleep infinity\n\n[Install]\nWantedBy=multi-user.target\nAlias=labourer.service\n",
  notify  => Exec['reload units'],
}
file { '/etc/systemd/system/worker.service.d': ensure => directory }
file { '/etc/systemd/system/worker.service.d/limits.conf':
  content => "[Service]\nLimitNOFILE=4096\n",
  notify  => Exec['reload units'],
}
file { '/etc/systemd/system/oneshot-check.service':
  content => "[Unit]\nDescription=Check\n\n[Service]\nType=oneshot\nRemainAfterExit=yes\nExecStart=/bin/true\n\n[Install]\nWantedBy=multi-user.target\n",
  notify  => Exec['reload units'],
}
exec { 'reload units': command => '/bin/systemctl daemon-reload', refreshonly => true }
service { 'worker': ensure => running, enable => true, require => [Exec['reload units'], User['worker']] }
service { 'oneshot-check': ensure => running, enable => true, require => Exec['reload units'] }
