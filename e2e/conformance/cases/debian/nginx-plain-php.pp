# case: {"services":["nginx","php8.2-fpm"],"look":["/etc/nginx/sites-enabled"]}
package { ['nginx', 'php8.2-fpm', 'php8.2-mysql', 'php8.2-curl']: ensure => installed }
file { '/etc/nginx/sites-enabled/default': ensure => absent, require => Package['nginx'], notify => Service['nginx'] }
file { '/etc/nginx/sites-available/blog': content => "server {\n  listen 80;\n  root /srv/blog;\n  location ~ \\.php$ { include snippets/fastcgi-php.conf; fastcgi_pass unix:/run/php/php8.2-fpm.sock; }\n}\n", require => Package['nginx'] }
file { '/etc/nginx/sites-enabled/blog': ensure => link, target => '/etc/nginx/sites-available/blog', notify => Service['nginx'] }
file { '/etc/php/8.2/fpm/pool.d/blog.conf': content => "[blog]\nuser = www-data\ngroup = www-data\nlisten = /run/php/blog.sock\npm = static\npm.max_children = 4\n", require => Package['php8.2-fpm'], notify => Service['php8.2-fpm'] }
service { ['nginx', 'php8.2-fpm']: ensure => running, enable => true }
exec { 'nginx test': command => 'nginx -t', path => '/usr/sbin:/usr/bin', refreshonly => true, subscribe => File['/etc/nginx/sites-enabled/blog'], logoutput => true }
Package <| |> -> Service <| |>
