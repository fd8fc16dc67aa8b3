# case: {"modules": ["apache", "stdlib", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache", "osfamily": "Debian", "operatingsystem": "Debian", "operatingsystemrelease": "12.8", "operatingsystemmajrelease": "12", "fqdn": "playground.example.com", "hostname": "playground", "domain": "example.com", "ipaddress": "192.0.2.10", "id": "root", "architecture": "amd64", "hardwaremodel": "x86_64", "lsbdistcodename": "bookworm", "lsbdistid": "Debian", "lsbdistrelease": "12.8", "lsbmajdistrelease": "12", "processorcount": 4, "memorysize": "4.00 GiB", "memorysize_mb": 4096.0, "selinux": false}, "look": ["/etc/apache2/sites-enabled", "/etc/apache2/mods-enabled", "/etc/apache2/ports.conf"], "between": ["systemctl stop apache2", "rm /etc/apache2/mods-enabled/*.load"]}
class { 'apache': default_vhost => false, mpm_module => 'prefork', server_signature => 'Off' }
class { 'apache::mod::rewrite': }
include apache::mod::headers
apache::vhost { 'site.example.com':
  port => 8080, docroot => '/srv/site', docroot_owner => 'www-data', docroot_group => 'www-data',
  serveraliases => ['www.site.example.com'], directories => [{ path => '/srv/site', allow_override => ['All'] }],
}
apache::listen { '8081': }
