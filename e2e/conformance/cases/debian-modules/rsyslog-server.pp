# case: {"modules": ["rsyslog", "stdlib", "concat", "apt"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/rsyslog.d", "/etc/rsyslog.conf", "/etc/rsyslog.d/50_rsyslog.conf"], "between": ["systemctl stop rsyslog", "echo '# stray' >/etc/rsyslog.d/99-stray.conf"]}
class { 'rsyslog':
  confdir       => '/etc/rsyslog.d',
  purge_config_files => true,
}
class { 'rsyslog::config':
  global_config => { 'workDirectory' => { 'value' => '/var/spool/rsyslog' } },
  modules       => { 'imuxsock' => {}, 'imudp' => {} },
  templates     => { 'remote' => { 'type' => 'string', 'string' => '/var/log/remote/%HOSTNAME%.log' } },
  inputs        => { 'imudp' => { 'type' => 'imudp', 'config' => { 'port' => '514' } } },
  actions       => { 'remote' => { 'type' => 'omfile', 'facility' => '*.*', 'config' => { 'dynaFile' => 'remote' } } },
}
