# case: {"services":["postfix"],"look":["/etc/postfix","/etc/aliases"]}
package { ['postfix', 'mailutils']: ensure => installed }
package { 'exim4-base': ensure => purged, require => Package['postfix'] }
file { '/etc/postfix/main.cf': content => "myhostname = mail.example.org\nrelayhost = [smtp.example.org]:587\ninet_interfaces = loopback-only\nalias_maps = hash:/etc/aliases\n", require => Package['postfix'], notify => Service['postfix'] }
service { 'postfix': ensure => running, enable => true }
mailalias { 'root': recipient => 'ops@example.org', notify => Exec['newaliases'] }
exec { 'newaliases': command => '/usr/bin/newaliases', refreshonly => true, require => Package['postfix'] }
exec { 'postconf -n relayhost': path => '/usr/sbin:/usr/bin', logoutput => true, require => File['/etc/postfix/main.cf'] }
