# case: {"modules": ["apache", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apache2", "/etc/apache2/apache2.conf", "/etc/apache2/ports.conf", "/etc/apache2/sites-available", "/var/www/html"], "between": ["rm /etc/apache2/ports.conf"]}
include apache
