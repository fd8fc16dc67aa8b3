# case: {"look": ["/etc/bind", "/etc/bind/zones", "user:bind"], "services": ["named", "bind9"], "between": ["rm /etc/bind/zones/db.lab"]}
package { ['bind9', 'bind9-utils']: ensure => installed }
file { '/etc/bind/zones': ensure => directory, group => 'bind', mode => '2755', require => Package['bind9'] }
file { '/etc/bind/zones/db.lab': content => "\$TTL 1h\n@ IN SOA ns.lab. root.lab. (1 1h 15m 30d 2h)\n@ IN NS ns.lab.\nns IN A 10.0.0.1\n", notify => Service['named'] }
-> exec { '/usr/bin/named-checkzone lab /etc/bind/zones/db.lab': logoutput => true }
file { '/etc/bind/named.conf.local': content => "zone \"lab\" { type master; file \"/etc/bind/zones/db.lab\"; };\n", require => Package['bind9'], notify => Service['named'] }
service { 'named': ensure => running, enable => true }
