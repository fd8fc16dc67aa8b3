# case: {"modules":["nginx","concat","stdlib"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/nginx/sites-enabled","/etc/nginx/conf.d","/etc/nginx/nginx.conf"],"services":["nginx"],"target":{"packages":{"nginx":"present"}}}
class { 'nginx':
  manage_repo => false,
  http_cfg_append => { 'client_max_body_size' => '20m' },
  gzip => 'on',
}
nginx::resource::server { 'blog.example.com':
  www_root => '/var/www/blog',
  index_files => ['index.php'],
  location_cfg_append => { 'autoindex' => 'off' },
  access_log => '/var/log/nginx/blog.log',
}
nginx::resource::location { 'blog-php': server => 'blog.example.com', location => '~ \.php$', www_root => '/var/www/blog', fastcgi => 'unix:/run/php/php8.2-fpm.sock' }
nginx::resource::map { 'upgrade': string => '$http_upgrade', default => 'upgrade', mappings => { '""' => 'close' } }
file { '/var/www/blog': ensure => directory, owner => 'www-data', require => Class['nginx'] }
