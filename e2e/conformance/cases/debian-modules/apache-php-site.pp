# case: {"modules": ["apache", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apache2/mods-enabled", "/etc/apache2/sites-enabled", "/srv/php"], "between": ["a2dismod -q rewrite"]}
class { 'apache': mpm_module => 'prefork', default_vhost => false, purge_configs => true }
include apache::mod::php
include apache::mod::rewrite
apache::vhost { 'php.example.com': port => 8080, docroot => '/srv/php', docroot_owner => 'www-data', directoryindex => 'index.php' }
