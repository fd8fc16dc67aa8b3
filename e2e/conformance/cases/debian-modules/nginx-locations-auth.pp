# case: {"modules":["nginx","concat","stdlib"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/nginx/nginx.conf","/etc/nginx/sites-enabled","/etc/nginx/conf.d","/etc/nginx/sites-available"],"services":["nginx"]}
class { 'nginx':
  worker_processes => 'auto',
  worker_connections => 2048,
  server_tokens    => 'off',
  manage_repo      => false,
  server_purge     => true,
  confd_purge      => true,
}
nginx::resource::server { 'docs.example.com':
  listen_port => 8081,
  www_root    => '/srv/docs',
  index_files => ['index.html'],
}
nginx::resource::location { 'docs-private':
  server     => 'docs.example.com',
  location   => '/private',
  www_root   => '/srv/docs',
  auth_basic => 'Private',
  auth_basic_user_file => '/etc/nginx/htpasswd',
}
nginx::resource::upstream { 'backend':
  members => { 'a:80' => { server => '192.0.2.11', port => 80 }, 'b:80' => { server => '192.0.2.12', port => 80, weight => 2 } },
}
file { ['/srv/docs', '/srv/docs/private']: ensure => directory }
