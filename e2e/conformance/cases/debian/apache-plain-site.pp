# case: {"services":["apache2"],"look":["/etc/apache2"]}
package { 'apache2': ensure => installed }
service { 'apache2': ensure => running, enable => true, require => Package['apache2'] }
file { '/var/www/shop': ensure => directory, owner => 'www-data', group => 'www-data' }
file { '/var/www/shop/index.html': content => '<h1>Shop</h1>' }
file { '/etc/apache2/sites-available/shop.conf': content => "<VirtualHost *:80>\n  ServerName shop.example\n  DocumentRoot /var/www/shop\n</VirtualHost>\n", require => Package['apache2'], notify => Service['apache2'] }
exec { '/usr/sbin/a2ensite shop': creates => '/etc/apache2/sites-enabled/shop.conf', require => File['/etc/apache2/sites-available/shop.conf'], notify => Service['apache2'] }
exec { '/usr/sbin/a2dissite 000-default': onlyif => '/usr/bin/test -e /etc/apache2/sites-enabled/000-default.conf', require => Package['apache2'], notify => Service['apache2'], logoutput => true }
exec { '/usr/sbin/a2enmod ssl headers': unless => '/usr/sbin/a2query -m ssl && /usr/sbin/a2query -m headers', provider => shell, require => Package['apache2'], notify => Service['apache2'], logoutput => true }
file { '/etc/apache2/ports.conf': content => "Listen 80\nListen 8081\n", require => Package['apache2'], notify => Service['apache2'] }
