# case: {"modules":["collectd","stdlib","concat"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/collectd/collectd.conf","/etc/collectd/conf.d"],"services":["collectd"]}
class { 'collectd':
  purge           => true,
  recurse         => true,
  purge_config    => true,
  minimum_version => '5.12',
  manage_repo     => false,
}
collectd::plugin { ['memory', 'swap', 'uptime']: }
class { 'collectd::plugin::df':
  mountpoints => ['/', '/srv'],
  fstypes     => ['ext4', 'xfs'],
}
class { 'collectd::plugin::syslog': log_level => 'warning' }
class { 'collectd::plugin::interface': interfaces => ['eth0'] }
