# case: {"look": ["/etc/postfix/main.cf", "/etc/aliases", "/etc/aliases.db", "/etc/postfix/virtual", "/etc/postfix/virtual.db", "/etc/mailname", "/etc/dovecot/conf.d/99-local.conf"], "between": ["systemctl stop dovecot", "sed -i /root/d /etc/aliases"]}
package { ['postfix', 'dovecot-imapd', 'mailutils']: ensure => installed }
file { '/etc/mailname': content => "mail.example.com\n" }
file { '/etc/postfix/virtual': content => "info@example.com anna\n", require => Package['postfix'] }
~> exec { '/usr/sbin/postmap /etc/postfix/virtual': refreshonly => true }
exec { "postconf -e 'inet_interfaces = loopback-only'": path => '/usr/sbin:/usr/bin', unless => "postconf -h inet_interfaces | /bin/grep -q loopback-only", require => Package['postfix'], notify => Service['postfix'] }
mailalias { 'root': ensure => present, recipient => 'admin@example.com', notify => Exec['newaliases'] }
exec { 'newaliases': path => '/usr/bin:/usr/sbin', refreshonly => true }
file { '/etc/dovecot/conf.d/99-local.conf': content => "mail_location = maildir:~/Maildir\nssl = no\n", require => Package['dovecot-imapd'], notify => Service['dovecot'] }
service { ['postfix', 'dovecot']: ensure => running, enable => true }
