# case: {"modules": ["apache", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apache2/conf.d", "/etc/apache2/ports.conf", "/etc/apache2/mods-enabled"]}
class { 'apache': mpm_module => 'event', server_tokens => 'Prod', server_signature => 'Off', keepalive => 'On' }
apache::listen { '8080': }
apache::custom_config { 'hide-git': content => "<DirectoryMatch \"\\.git\">\n  Require all denied\n</DirectoryMatch>\n" }
class { 'apache::mod::status': requires => 'ip 127.0.0.1' }
