# case: {"look": ["/etc/motd", "/etc/issue.net", "/etc/ntpsec/ntp.conf", "/etc/rsyslog.d"], "services": ["ntpsec", "unattended-upgrades"], "packages": ["systemd-timesyncd"], "between": ["systemctl stop rsyslog", "echo > /etc/motd"]}
class profile::base (Array[String] $packages = ['curl', 'rsync', 'lsof', 'strace', 'dnsutils', 'net-tools']) {
  package { $packages: ensure => installed }
  file { '/etc/motd': content => "Managed by Puppet\n${facts['networking']['fqdn']}\n" }
  file { '/etc/issue.net': ensure => file, content => "Go away\n" }
}
class profile::logging {
  package { 'rsyslog': ensure => installed }
  -> file { '/etc/rsyslog.d/50-remote.conf': content => "*.* @loghost.example.com:514\n" }
  ~> service { 'rsyslog': ensure => running, enable => true }
}
class profile::time {
  package { 'ntpsec': ensure => installed }
  file { '/etc/ntpsec/ntp.conf': content => "driftfile /var/lib/ntpsec/ntp.drift\nserver 0.pool.ntp.org iburst\n", require => Package['ntpsec'], notify => Service['ntpsec'] }
  service { 'ntpsec': ensure => running, enable => true }
  service { 'systemd-timesyncd': ensure => stopped, enable => false, before => Package['ntpsec'] }
}
class profile::updates {
  package { ['unattended-upgrades', 'apt-listchanges']: ensure => present }
  file { '/etc/apt/apt.conf.d/20auto-upgrades': content => "APT::Periodic::Update-Package-Lists \"1\";\nAPT::Periodic::Unattended-Upgrade \"1\";\n", require => Package['unattended-upgrades'] }
}
class role::server {
  include profile::base
  include profile::logging
  include profile::time
  include profile::updates
  Class['profile::base'] -> Class['profile::logging']
}
include role::server
