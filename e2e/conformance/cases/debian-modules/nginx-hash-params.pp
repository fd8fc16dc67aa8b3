# case: {"modules": ["nginx", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/nginx/conf.d", "/etc/nginx/nginx.conf", "/etc/nginx/sites-enabled"], "packages": ["nginx", "nginx-extras"]}
class { 'nginx':
  manage_repo      => false,
  package_name     => 'nginx-extras',
  worker_processes => 'auto',
  gzip             => 'on',
  server_purge     => true,
  confd_purge      => true,
  nginx_upstreams  => { 'backend' => { members => { 'a' => { server => '10.0.0.1', port => 9000 } } } },
  nginx_servers    => { 'app' => { proxy => 'http://backend' } },
}
