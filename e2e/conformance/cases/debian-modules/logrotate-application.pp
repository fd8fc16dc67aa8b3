# case: {"modules": ["logrotate", "stdlib", "systemd", "inifile"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/logrotate.d/app", "/etc/logrotate.d/hourly", "/etc/logrotate.d/hourly/fast", "/etc/cron.hourly", "/etc/logrotate.d"], "between": ["rm /etc/logrotate.d/app"]}
include logrotate
logrotate::rule { 'app':
  path          => '/var/log/app/*.log',
  rotate        => 7,
  rotate_every  => 'day',
  compress      => true,
  missingok     => true,
  create        => true,
  create_mode   => '0640',
  create_owner  => 'root',
  create_group  => 'adm',
  postrotate    => '/usr/bin/systemctl reload app',
}
logrotate::rule { 'fast': path => '/var/log/hourly.log', rotate_every => 'hour', rotate => 24 }
