# case: {"modules": ["logrotate", "stdlib", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/logrotate.conf", "/etc/logrotate.d", "/etc/logrotate.d/hourly", "/etc/cron.daily/logrotate", "/etc/cron.hourly/logrotate"], "between": ["touch /etc/logrotate.d/stray"]}
class { 'logrotate':
  create_base_rules    => false,
  purge_configdir      => true,
  manage_cron_daily    => true,
  config               => { 'rotate_every' => 'daily', 'rotate' => 14, 'compress' => true, 'dateext' => true },
}
logrotate::rule { 'app':
  path         => ['/var/log/app/*.log', '/var/log/app/*.err'],
  rotate_every => 'hour',
  su           => true,
  su_user      => 'root',
  su_group     => 'adm',
  postrotate   => ['systemctl reload app'],
}
logrotate::conf { '/etc/logrotate-extra.conf': rotate => 3 }
