# case: {"modules": ["systemd", "stdlib", "inifile", "augeasproviders_core"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/systemd/system", "/etc/systemd/timesyncd.conf", "/etc/systemd/logind.conf"], "services": ["job.timer"], "between": ["systemctl disable --now job.timer"]}
class { 'systemd': manage_timesyncd => true, ntp_server => ['ntp.example.com'], manage_journald => true, journald_settings => { 'Storage' => 'persistent' } }
systemd::timer { 'job.timer':
  timer_content   => "[Timer]\nOnCalendar=hourly\n[Install]\nWantedBy=timers.target\n",
  service_content => "[Service]\nType=oneshot\nExecStart=/bin/true\n",
  active          => true,
  enable          => true,
}
