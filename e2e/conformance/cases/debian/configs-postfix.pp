# case: {"look": ["/etc/postfix", "/etc/postfix/virtual", "/etc/aliases", "user:postfix", "group:postdrop"], "services": ["postfix"], "between": ["postconf -e 'mydomain = example.net'"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
package { 'postfix': ensure => installed }
file { '/etc/postfix/virtual': content => "info@example.com alice\n", require => Package['postfix'], notify => Exec['postmap virtual'] }
exec { 'postmap virtual': command => 'postmap /etc/postfix/virtual', refreshonly => true }
exec { "postconf -e 'myhostname = mail.example.com'": unless => 'postconf -h myhostname | grep -qx mail.example.com', require => Package['postfix'], notify => Service['postfix'] }
exec { "postconf -e 'mydomain = example.com'": unless => 'postconf -h mydomain | grep -qx example.com', require => Package['postfix'], notify => Service['postfix'] }
mailalias { 'ops': recipient => 'root', notify => Exec['newaliases'] }
exec { 'newaliases': refreshonly => true, require => Package['postfix'] }
service { 'postfix': ensure => running, enable => true, require => Package['postfix'] }
