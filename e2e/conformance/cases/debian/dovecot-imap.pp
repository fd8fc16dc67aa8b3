# case: {"look": ["/etc/dovecot", "/etc/dovecot/conf.d", "/etc/dovecot/local.conf", "user:dovecot", "user:dovenull"], "between": ["echo '# x' >> /etc/dovecot/local.conf"]}
package { ['dovecot-imapd', 'dovecot-lmtpd']: ensure => installed }
file { '/etc/dovecot/local.conf': content => "mail_location = maildir:~/Maildir\nprotocols = imap lmtp\n", require => Package['dovecot-imapd', 'dovecot-lmtpd'] }
~> service { 'dovecot': ensure => running, enable => true, hasrestart => true }
exec { 'doveconf': command => '/usr/bin/doveconf -n mail_location', logoutput => true, require => File['/etc/dovecot/local.conf'] }
