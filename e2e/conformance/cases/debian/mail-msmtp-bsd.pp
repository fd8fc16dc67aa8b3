# case: {"look":["/etc/msmtprc","/etc/aliases","/etc/mailname"],"packages":["msmtp","msmtp-mta","exim4-base"]}
package { ['msmtp', 'msmtp-mta', 'bsd-mailx']: ensure => installed }
file { '/etc/msmtprc': mode => '0640', group => 'msmtp', content => "account default\nhost mail.example.com\nfrom root@example.com\n", require => Package['msmtp'] }
mailalias { 'root': recipient => ['ops@example.com', 'oncall@example.com'] }
mailalias { 'webmaster': recipient => 'root', target => '/etc/aliases' }
file { '/etc/mailname': content => "example.com\n" }
file { '/usr/sbin/sendmail': ensure => link, target => '../bin/msmtp' }
