# case: {"look": ["/etc/ssh/sshd_config", "/etc/ssh/sshd_config.d", "group:sshusers", "/etc/ssh/banner"], "between": ["echo 'PermitRootLogin yes' >> /etc/ssh/sshd_config.d/10-hardening.conf", "chmod 0600 /etc/ssh/banner"]}
package { 'openssh-server': ensure => present }
group { 'sshusers': ensure => present, system => true }
file { '/etc/ssh/banner': content => "Authorized only\n", mode => '0644', owner => 'root', group => 'root' }
file { '/etc/ssh/sshd_config.d/10-hardening.conf':
  ensure       => file,
  owner        => 'root',
  group        => 'root',
  mode         => '0600',
  content      => "PermitRootLogin no\nPasswordAuthentication no\nAllowGroups sshusers\nBanner /etc/ssh/banner\n",
  validate_cmd => '/usr/sbin/sshd -t -f %',
  require      => [Package['openssh-server'], Group['sshusers']],
  notify       => Service['sshd'],
}
file { '/etc/ssh/sshd_config.d/20-broken.conf':
  content      => "PermitRotLogin maybe\n",
  validate_cmd => '/usr/sbin/sshd -t -f %',
  notify       => Service['sshd'],
}
service { 'sshd': ensure => running, enable => true }
