# case: {"modules": ["apache", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apache2/sites-enabled", "/etc/apache2/mods-enabled", "/etc/apache2/ports.conf", "/var/www/secure"], "between": ["a2dismod rewrite", "rm /etc/apache2/sites-enabled/25-secure.example.com.conf"]}
class { 'apache':
  default_vhost => false,
  mpm_module    => 'prefork',
}
class { 'apache::mod::ssl': }
apache::vhost { 'secure.example.com':
  port     => 443,
  docroot  => '/var/www/secure',
  ssl      => true,
  ssl_cert => '/etc/ssl/certs/ssl-cert-snakeoil.pem',
  ssl_key  => '/etc/ssl/private/ssl-cert-snakeoil.key',
}
