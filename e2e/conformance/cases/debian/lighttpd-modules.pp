# case: {"look": ["/etc/lighttpd", "/etc/lighttpd/conf-enabled", "/etc/lighttpd/conf-available", "/var/www/html"], "between": ["lighty-disable-mod status"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
package { 'lighttpd': ensure => present }
-> exec { 'lighty-enable-mod status': creates => '/etc/lighttpd/conf-enabled/10-status.conf', notify => Service['lighttpd'] }
file { '/etc/lighttpd/conf-available/50-app.conf': content => "server.port = 8081\n", require => Package['lighttpd'] }
~> exec { 'lighty-enable-mod app': refreshonly => true, notify => Service['lighttpd'] }
service { 'lighttpd': ensure => running, enable => true }
