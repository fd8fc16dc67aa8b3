# case: {"look": ["/etc/aliases", "/etc/mailname", "/etc/exim4/update-exim4.conf.conf"], "services": ["exim4"], "between": ["sed -i /webmaster/d /etc/aliases"]}
package { 'exim4-daemon-light': ensure => installed }
mailalias { 'webmaster': recipient => ['root', 'ops@example.com'] }
mailalias { 'root': recipient => 'admin@example.com', notify => Exec['newaliases'] }
exec { 'newaliases': path => '/usr/bin:/usr/sbin', refreshonly => true, require => Package['exim4-daemon-light'] }
file { '/etc/mailname': content => "mail.example.com\n", require => Package['exim4-daemon-light'], notify => Service['exim4'] }
service { 'exim4': ensure => running, enable => true }
