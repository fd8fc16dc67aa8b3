# case: {"modules": ["apache", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apache2/sites-enabled", "/etc/apache2/mods-enabled", "/etc/apache2/sites-available/15-front.example.com.conf", "/var/log/apache2"], "between": ["systemctl enable --now apache2"]}
class { 'apache':
  default_vhost  => false,
  service_enable => false,
  service_ensure => 'stopped',
}
apache::vhost { 'front.example.com':
  priority   => 15,
  port       => 80,
  docroot    => false,
  proxy_pass => [{ 'path' => '/', 'url' => 'balancer://app/' }],
  rewrites   => [{ 'rewrite_rule' => ['^/old /new [R=301]'] }],
}
apache::balancer { 'app': collect_exported => false }
apache::balancermember { 'one': balancer_cluster => 'app', url => 'http://192.0.2.21:8080' }
