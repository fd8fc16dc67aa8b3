# case: {"modules": ["postfix", "stdlib", "augeas_core"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/postfix", "/etc/postfix/main.cf", "/etc/aliases"], "services": ["postfix"], "between": ["systemctl stop postfix"]}
class { 'postfix': inet_interfaces => 'localhost', myorigin => 'example.com' }
postfix::config { 'smtpd_banner': value => 'mail' }
postfix::hash { '/etc/postfix/virtual': ensure => 'present', content => "a@example.com root\n" }
