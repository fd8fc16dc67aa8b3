# case: {"look": ["/etc/apache2/sites-enabled", "/etc/apache2/mods-enabled", "/etc/apache2/conf-enabled"], "between": ["rm /etc/apache2/sites-available/broken.conf", "a2dissite broken"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin', logoutput => true }
package { 'apache2': ensure => installed }
-> exec { 'a2enmod rewrite ssl': creates => '/etc/apache2/mods-enabled/ssl.load', notify => Service['apache2'] }
-> exec { 'a2dismod -f status': onlyif => 'test -e /etc/apache2/mods-enabled/status.load' }
-> exec { 'a2enmod nosuch': returns => [0, 1] }
-> exec { 'a2dissite 000-default': onlyif => 'test -e /etc/apache2/sites-enabled/000-default.conf' }
-> file { '/etc/apache2/sites-available/broken.conf':
  content => "<VirtualHost *:80>\n  ServerName broken.example.com\n  NoSuchDirective on\n</VirtualHost>\n",
}
-> exec { 'a2ensite broken': creates => '/etc/apache2/sites-enabled/broken.conf', notify => Service['apache2'] }
-> exec { 'apache2ctl configtest': returns => [0, 1] }
-> exec { 'a2query -s broken': }
-> exec { 'a2enconf nosuch': returns => [0, 1] }
service { 'apache2': ensure => running, enable => true }
