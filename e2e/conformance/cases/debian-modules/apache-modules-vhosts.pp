# case: {"modules": ["apache", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apache2/ports.conf", "/etc/apache2/sites-enabled", "/etc/apache2/sites-available", "/etc/apache2/mods-enabled/rewrite.load", "/etc/apache2/mods-enabled/headers.load", "/srv/shop"], "between": ["rm /etc/apache2/mods-enabled/headers.load", "systemctl stop apache2"]}
include apache
include apache::mod::rewrite
include apache::mod::headers
file { '/srv/shop': ensure => directory }
apache::vhost { 'shop.example.com':
  port          => 8080,
  docroot       => '/srv/shop',
  serveraliases => ['www.shop.example.com'],
  headers       => ['set X-Frame-Options DENY'],
}
