# case: {"modules": ["apache", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apache2/mods-enabled", "/etc/apache2/sites-enabled"]}
class { 'apache': mpm_module => 'prefork' }
include apache::mod::php
