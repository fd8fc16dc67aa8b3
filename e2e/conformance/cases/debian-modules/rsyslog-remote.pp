# case: {"modules": ["rsyslog", "stdlib", "concat", "apt"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/rsyslog.d", "/etc/rsyslog.conf"]}
class { 'rsyslog': }
class { 'rsyslog::config':
  modules => { 'imuxsock' => {} },
  actions => { 'all_logs' => { 'type' => 'omfile', 'facility' => '*.*;auth,authpriv.none', 'config' => { 'file' => '/var/log/syslog' } } },
}
