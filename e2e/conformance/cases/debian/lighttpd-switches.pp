# case: {"look": ["/etc/lighttpd/conf-enabled"], "between": ["lighty-disable-mod expire"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin', logoutput => true, returns => [0, 1, 2, 3, 255] }
package { 'lighttpd': ensure => installed }
-> exec { 'lighty-enable-mod expire': }
-> exec { 'lighty-enable-mod expire again': command => 'lighty-enable-mod expire' }
-> exec { 'lighty-enable-mod fastcgi-php': }
-> exec { 'lighty-enable-mod nosuch': }
-> exec { 'lighty-disable-mod fastcgi': }
-> exec { 'lighty-disable-mod fastcgi-php': }
-> exec { 'lighty-disable-mod fastcgi-php again': command => 'lighty-disable-mod fastcgi-php' }
-> exec { 'lighttpd -t -f /etc/lighttpd/lighttpd.conf': }
-> file { '/etc/lighttpd/conf-enabled/60-bad.conf': content => "server.port = 81\n" }
-> exec { 'lighttpd -tt -f /etc/lighttpd/lighttpd.conf': }
-> file { '/etc/lighttpd/conf-enabled/61-bad.conf': content => "server.document-root \"/srv\"\n" }
