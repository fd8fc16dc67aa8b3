# case: {"modules": ["nginx", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/nginx", "/etc/nginx/nginx.conf", "/etc/nginx/conf.d", "/etc/nginx/sites-enabled", "user:www-data"], "between": ["rm /etc/nginx/nginx.conf"]}
class { 'nginx':
  manage_repo => false,
}
