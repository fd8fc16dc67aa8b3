# case: {"services":["xinetd","openbsd-inetd"],"look":["/etc/xinetd.d","/etc/xinetd.d/check_mk"]}
package { 'xinetd': ensure => installed }
file { '/etc/xinetd.d/check_mk':
  content => "service check_mk\n{\n type = UNLISTED\n port = 6556\n socket_type = stream\n protocol = tcp\n wait = no\n user = root\n server = /usr/bin/true\n disable = no\n}\n",
  require => Package['xinetd'],
  notify  => Service['xinetd'],
}
service { 'xinetd': ensure => running, enable => true, hasrestart => true }
package { 'telnetd': ensure => absent }
package { ['rsh-client', 'rsh-redone-client', 'talk', 'nis']: ensure => purged }
