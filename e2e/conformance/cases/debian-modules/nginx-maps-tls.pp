# case: {"modules": ["nginx", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/nginx/nginx.conf", "/etc/nginx/conf.d", "/etc/nginx/sites-enabled", "/etc/nginx/snippets", "/srv/www"], "between": ["rm /etc/nginx/sites-enabled/a.example.com.conf", "touch /etc/nginx/conf.d/stray.conf"]}
class { 'nginx':
  manage_repo       => false,
  server_purge      => true,
  confd_purge       => true,
  worker_processes  => 2,
  server_tokens     => 'off',
  names_hash_bucket_size => 128,
}
nginx::resource::map { 'backend_pool':
  string   => '$http_host',
  default  => 'pool_a',
  mappings => { 'b.example.com' => 'pool_b' },
}
nginx::resource::upstream { 'pool_a': members => { 'localhost:3000' => { server => 'localhost', port => 3000 } } }
nginx::resource::snippet { 'hide': raw_content => 'proxy_hide_header X-Powered-By;' }
file { ['/srv/www', '/srv/www/a']: ensure => directory }
nginx::resource::server { 'a.example.com':
  www_root         => '/srv/www/a',
  listen_port      => 8080,
  index_files      => ['index.html'],
  error_pages      => { '404' => '/404.html' },
}
nginx::resource::location { 'a_status':
  server      => 'a.example.com',
  location    => '/status',
  stub_status => true,
}
