# case: {"look": ["/etc/apache2/sites-enabled", "/etc/apache2/mods-enabled", "/etc/apache2/conf-enabled", "/srv/www"], "between": ["a2dissite intranet", "a2dismod rewrite", "sed -i 's/DocumentRoot/DocumentRot/' /etc/apache2/sites-available/intranet.conf"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
package { 'apache2': ensure => installed }
file { ['/srv/www', '/srv/www/intranet']: ensure => directory }
file { '/etc/apache2/sites-available/intranet.conf':
  content => "<VirtualHost *:80>\n  ServerName intranet\n  DocumentRoot /srv/www/intranet\n  RewriteEngine On\n</VirtualHost>\n",
  require => [Package['apache2'], Exec['a2enmod rewrite']],
}
exec { 'a2enmod rewrite': creates => '/etc/apache2/mods-enabled/rewrite.load', require => Package['apache2'], notify => Service['apache2'] }
exec { 'a2enmod ssl headers': creates => '/etc/apache2/mods-enabled/ssl.load', require => Package['apache2'], notify => Service['apache2'], logoutput => true }
exec { 'a2ensite intranet': creates => '/etc/apache2/sites-enabled/intranet.conf', require => File['/etc/apache2/sites-available/intranet.conf'], notify => Service['apache2'], logoutput => true }
exec { 'a2dissite 000-default': onlyif => 'test -L /etc/apache2/sites-enabled/000-default.conf', require => Package['apache2'], notify => Service['apache2'] }
exec { 'a2enmod nosuch': require => Package['apache2'] }
exec { 'a2enconf missing': require => Package['apache2'], returns => [0, 1] }
exec { 'configtest': command => 'apachectl configtest', refreshonly => true, subscribe => File['/etc/apache2/sites-available/intranet.conf'], before => Service['apache2'] }
service { 'apache2': ensure => running, enable => true }
