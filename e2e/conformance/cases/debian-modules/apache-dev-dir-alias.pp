# case: {"modules": ["apache", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apache2", "/etc/apache2/sites-enabled", "/etc/apache2/mods-enabled", "/srv/site"], "between": ["systemctl stop apache2"]}
class { 'apache': default_vhost => false }
include apache::mod::rewrite
include apache::mod::headers
apache::vhost { 'site.example.com':
  port        => 80,
  docroot     => '/srv/site',
  aliases     => [{ alias => '/static', path => '/srv/static' }],
  directories => [{ path => '/srv/site', allow_override => ['All'] }],
}
