# case: {"target":{"packages":{"nginx":"present"}},"look":["/etc/nginx/sites-enabled","/srv/maintenance/index.html"],"services":["nginx"],"between":["rm /etc/nginx/sites-enabled/maintenance"]}
file { '/srv/maintenance': ensure => directory }
file { '/srv/maintenance/index.html': content => "<h1>Back soon</h1>\n" }
file { '/etc/nginx/sites-available/maintenance':
  content => "server {\n  listen 8080 default_server;\n  root /srv/maintenance;\n  location / { try_files \$uri /index.html; }\n}\n",
}
file { '/etc/nginx/sites-enabled/maintenance': ensure => link, target => '/etc/nginx/sites-available/maintenance' }
file { '/etc/nginx/sites-enabled/default': ensure => absent }
exec { 'nginx -t': path => '/usr/sbin:/usr/bin', refreshonly => true }
service { 'nginx': ensure => running, enable => true, hasrestart => true }
File['/etc/nginx/sites-enabled/maintenance', '/etc/nginx/sites-enabled/default'] ~> Exec['nginx -t'] ~> Service['nginx']
