# case: {"look": ["/etc/postfix/main.cf", "/etc/mailname", "/etc/postfix/sasl_passwd", "/etc/postfix/sasl_passwd.db", "/etc/aliases"], "between": ["postconf -e 'relayhost ='", "rm /etc/postfix/sasl_passwd.db"]}
package { ['postfix', 'libsasl2-modules', 'bsd-mailx']: ensure => installed }
file { '/etc/mailname': content => "mail.example.com\n" }
file { '/etc/postfix/sasl_passwd': content => "[smtp.example.com]:587 user:secret\n", mode => '0600', require => Package['postfix'], notify => Exec['postmap sasl'] }
exec { 'postmap sasl': command => '/usr/sbin/postmap /etc/postfix/sasl_passwd', creates => '/etc/postfix/sasl_passwd.db', notify => Service['postfix'] }
exec { 'relayhost': command => "postconf -e 'relayhost = [smtp.example.com]:587'", unless => "postconf -h relayhost | grep -q smtp.example.com", path => '/usr/sbin:/usr/bin:/bin', require => Package['postfix'], notify => Service['postfix'] }
mailalias { 'root': recipient => 'ops@example.com', notify => Exec['newaliases'] }
exec { 'newaliases': command => '/usr/bin/newaliases', refreshonly => true, require => Package['postfix'] }
service { 'postfix': ensure => running, enable => true }
