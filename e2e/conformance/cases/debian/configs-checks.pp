# case: {"look": ["/etc/bind/named.conf.local", "/etc/haproxy/haproxy.cfg", "/etc/sudoers.d", "/etc/ssh/sshd_config.d"], "services": ["named", "haproxy", "ssh"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin', logoutput => true, returns => [0, 1, 255] }
package { ['bind9', 'haproxy', 'squid']: ensure => installed }
file { '/etc/bind/named.conf.local':
  content      => "zone \"example.com\" { type master; file \"/etc/bind/db.example.com\" };\n",
  validate_cmd => '/usr/bin/named-checkconf %',
  require      => Package['bind9'],
}
exec { 'named-checkconf': require => Package['bind9'] }
exec { 'haproxy -c -f /etc/haproxy/haproxy.cfg': require => Package['haproxy'] }
file { '/etc/sudoers.d/good': content => "%adm ALL=(ALL) ALL\n", mode => '0440', validate_cmd => '/usr/sbin/visudo -cf %' }
file { '/etc/sudoers.d/bad': content => "%adm ALL=(ALL\n", mode => '0440', validate_cmd => '/usr/sbin/visudo -cf %' }
exec { 'visudo -c': require => File['/etc/sudoers.d/good'] }
file { '/etc/ssh/sshd_config.d/hardening.conf': content => "PermitRootLogin no\nMaxAuthTries 3\n", notify => Service['ssh'] }
exec { 'sshd -t': require => File['/etc/ssh/sshd_config.d/hardening.conf'] }
exec { 'squid -k parse': require => Package['squid'], logoutput => false }
service { 'ssh': ensure => running }
