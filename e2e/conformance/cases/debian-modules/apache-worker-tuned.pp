# case: {"modules": ["apache", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apache2/mods-enabled", "/etc/apache2/conf.d", "/etc/apache2/ports.conf", "/etc/apache2/sites-enabled", "/var/www/intern"], "between": ["a2disconf charset", "systemctl stop apache2"]}
class { 'apache':
  mpm_module    => 'worker',
  purge_configs => false,
  default_mods  => false,
  log_level     => 'info',
}
include apache::mod::headers
include apache::mod::proxy_http
class { 'apache::mod::expires': expires_default => 'access plus 1 day' }
apache::listen { '8080': }
apache::vhost { 'intern.example.com':
  port    => 8080,
  docroot => '/var/www/intern',
  aliases => [{ 'alias' => '/files', 'path' => '/srv/files' }],
  headers => ['set X-Frame-Options DENY'],
}
apache::custom_config { 'tuning': content => "KeepAliveTimeout 3\n", verify_config => false }
