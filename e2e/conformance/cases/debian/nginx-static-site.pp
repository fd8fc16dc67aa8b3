# case: {"look": ["/etc/nginx/sites-enabled", "/etc/nginx/sites-available", "/var/www/shop", "/etc/nginx/snippets"], "between": ["rm /etc/nginx/sites-enabled/shop.conf", "systemctl stop nginx"]}
package { 'nginx-light': ensure => installed }
file { '/var/www/shop': ensure => directory, owner => 'www-data', group => 'www-data', mode => '0755', require => Package['nginx-light'] }
file { '/var/www/shop/index.html': content => "<h1>Shop</h1>\n", owner => 'www-data' }
file { '/etc/nginx/snippets/security.conf': content => "add_header X-Frame-Options DENY;\n", require => Package['nginx-light'], notify => Service['nginx'] }
file { '/etc/nginx/sites-available/shop.conf':
  content => "server {\n  listen 8080;\n  root /var/www/shop;\n  include snippets/security.conf;\n}\n",
  require => Package['nginx-light'],
  notify  => Service['nginx'],
}
file { '/etc/nginx/sites-enabled/shop.conf': ensure => link, target => '../sites-available/shop.conf', notify => Service['nginx'] }
file { '/etc/nginx/sites-enabled/default': ensure => absent, require => Package['nginx-light'], notify => Service['nginx'] }
service { 'nginx': ensure => running, enable => true }
