# case: {"modules": ["nginx", "php", "stdlib", "concat", "apt", "inifile", "archive"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/nginx/sites-enabled", "/etc/php/8.2/fpm/pool.d"], "services": ["nginx", "php8.2-fpm"], "between": ["systemctl stop nginx"]}
class { 'nginx': manage_repo => false }
class { 'php': manage_repos => false, composer => false, dev => false, pear => false }
nginx::resource::server { 'app.example.com': www_root => '/srv/app', index_files => ['index.php'], use_default_location => false }
nginx::resource::location { 'php': server => 'app.example.com', location => '~ \.php$', fastcgi => 'unix:/run/php/php8.2-fpm.sock', www_root => '/srv/app' }
