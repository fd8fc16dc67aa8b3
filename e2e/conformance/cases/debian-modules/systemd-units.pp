# case: {"modules": ["systemd", "stdlib", "inifile"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/systemd/system", "/etc/systemd/system/hello.service", "/etc/systemd/system/ssh.service.d", "/etc/systemd/journald.conf", "/etc/tmpfiles.d"], "services": ["hello", "sweep.timer"], "between": ["systemctl disable --now hello"]}
class { 'systemd': manage_journald => true, journald_settings => { 'Storage' => 'persistent' } }
systemd::unit_file { 'hello.service':
  content => "[Unit]\nDescription=Hello\n\n[Service]\nExecStart=/bin/sleep 1000\n\n[Install]\nWantedBy=multi-user.target\n",
  enable  => true,
  active  => true,
}
systemd::dropin_file { 'limits.conf':
  unit    => 'ssh.service',
  content => "[Service]\nLimitNOFILE=8192\n",
}
systemd::tmpfile { 'hello.conf': content => "d /run/hello 0755 root root -\n" }
systemd::timer { 'sweep.timer':
  timer_content   => "[Unit]\nDescription=Sweep\n\n[Timer]\nOnCalendar=weekly\n\n[Install]\nWantedBy=timers.target\n",
  service_content => "[Unit]\nDescription=Sweep\n\n[Service]\nType=oneshot\nExecStart=/bin/true\n",
  active          => true,
  enable          => true,
}
