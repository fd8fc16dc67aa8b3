# case: {"look": ["/var/www/example", "/etc/nginx/sites-enabled", "/etc/nginx/sites-available/example.conf", "/etc/nginx/sites-available"], "between": ["rm /etc/nginx/sites-enabled/example.conf", "systemctl stop nginx"]}
$docroot = '/var/www/example'
package { 'nginx-light': ensure => installed }
file { $docroot: ensure => directory, owner => 'www-data', group => 'www-data', mode => '0755', require => Package['nginx-light'] }
file { "${docroot}/index.html": ensure => file, content => "<h1>Hello</h1>\n", owner => 'www-data' }
file { '/etc/nginx/sites-available/example.conf':
  content => "server {\n  listen 80;\n  server_name example.com;\n  root ${docroot};\n}\n",
  require => Package['nginx-light'],
}
file { '/etc/nginx/sites-enabled/example.conf': ensure => link, target => '/etc/nginx/sites-available/example.conf' }
file { '/etc/nginx/sites-enabled/default': ensure => absent, require => Package['nginx-light'] }
exec { 'nginx -t':
  path        => ['/usr/sbin', '/usr/bin', '/bin'],
  refreshonly => true,
  subscribe   => [File['/etc/nginx/sites-available/example.conf'], File['/etc/nginx/sites-enabled/example.conf']],
  notify      => Service['nginx'],
}
service { 'nginx': ensure => running, enable => true, hasrestart => true, restart => '/usr/sbin/service nginx reload' }
