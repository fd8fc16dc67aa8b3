# case: {"look": ["/etc/apache2/sites-enabled", "/etc/apache2/conf-enabled", "/etc/apache2/ports.conf"], "between": ["a2dissite -q redirect", "systemctl stop apache2"]}
package { 'apache2': ensure => installed }
file { '/etc/apache2/sites-available/redirect.conf': content => "<VirtualHost *:80>\n  ServerName old.example.com\n  Redirect permanent / https://new.example.com/\n</VirtualHost>\n", require => Package['apache2'] }
-> exec { '/usr/sbin/a2ensite redirect': creates => '/etc/apache2/sites-enabled/redirect.conf', notify => Service['apache2'] }
exec { '/usr/sbin/a2enmod ssl headers': unless => '/usr/bin/test -e /etc/apache2/mods-enabled/ssl.load', require => Package['apache2'], notify => Service['apache2'] }
file { '/etc/apache2/conf-available/security-extra.conf': content => "ServerTokens Prod\n", require => Package['apache2'] }
~> exec { '/usr/sbin/a2enconf security-extra': refreshonly => true, notify => Service['apache2'] }
service { 'apache2': ensure => running, enable => true, restart => '/usr/sbin/apachectl graceful' }
