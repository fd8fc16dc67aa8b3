# case: {"modules": ["systemd", "stdlib", "inifile", "augeasproviders_core"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/systemd/system", "/etc/systemd/system/app.service", "/etc/systemd/journald.conf", "/etc/systemd/system/ssh.service.d"], "between": ["systemctl stop app"]}
include systemd
systemd::unit_file { 'app.service':
  content => "[Unit]\nDescription=App\n[Service]\nExecStart=/bin/sleep 3600\n[Install]\nWantedBy=multi-user.target\n",
  enable  => true,
  active  => true,
}
systemd::dropin_file { 'nofile.conf': unit => 'ssh.service', content => "[Service]\nLimitNOFILE=8192\n" }
systemd::tmpfile { 'app.conf': content => "d /run/app 0755 root root -\n" }
