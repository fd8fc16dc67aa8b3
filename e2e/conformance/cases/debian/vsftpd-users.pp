# case: {"services":["vsftpd"],"look":["/etc/vsftpd.conf","/etc/vsftpd.userlist","/srv/ftp","user:ftp"]}
package { 'vsftpd': ensure => installed }
file { '/etc/vsftpd.conf': content => "listen=YES\nanonymous_enable=NO\nlocal_enable=YES\nwrite_enable=YES\nuserlist_enable=YES\nuserlist_file=/etc/vsftpd.userlist\n", require => Package['vsftpd'], notify => Service['vsftpd'], backup => '.puppet-bak' }
file { '/etc/vsftpd.userlist': content => "ann\nben\n" }
file { '/srv/ftp': ensure => directory, mode => '0555', require => Package['vsftpd'] }
service { 'vsftpd': ensure => running, enable => true }
