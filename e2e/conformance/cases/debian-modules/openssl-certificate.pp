# case: {"modules": ["openssl", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/ssl/site", "/etc/ssl/site/site.key", "/etc/ssl/site/site.crt"], "between": ["rm /etc/ssl/site/site.crt"]}
class { 'openssl': package_ensure => present, ca_certificates_ensure => present }
file { '/etc/ssl/site': ensure => directory }
-> ssl_pkey { '/etc/ssl/site/site.key': size => 2048 }
-> x509_cert { '/etc/ssl/site/site.crt': private_key => '/etc/ssl/site/site.key', days => 100, template => '/etc/ssl/site/site.cnf', require => Openssl::Config['/etc/ssl/site/site.cnf'] }
openssl::config { '/etc/ssl/site/site.cnf': commonname => 'site.example.com', require => File['/etc/ssl/site'] }
