# case: {"modules": ["postfix", "stdlib", "mailalias"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/postfix", "/etc/mailname", "/etc/aliases"], "between": ["postconf -e message_size_limit=1"]}
class { 'postfix': inet_interfaces => 'loopback-only', myorigin => 'example.com', relayhost => '[mail.example.com]' }
postfix::config { 'message_size_limit': value => '20480000' }
postfix::hash { '/etc/postfix/virtual': content => "info@example.com root\n" }
