# case: {"modules": ["nginx", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/nginx/sites-enabled", "/etc/nginx/sites-available", "/etc/nginx/nginx.conf", "/var/nginx"], "between": ["systemctl stop nginx"]}
class { 'nginx': manage_repo => false }
nginx::resource::server { 'www.example.com': www_root => '/srv/www', listen_port => 8088 }
nginx::resource::location { 'images': server => 'www.example.com', location => '/images', www_root => '/srv/images' }
