# case: {"services": ["named"], "look": ["/etc/bind/named.conf.options", "/etc/bind/zones"], "between": ["systemctl stop named"]}
package { ['bind9', 'bind9-utils']: ensure => installed }
file { '/etc/bind/zones': ensure => directory, group => 'bind', require => Package['bind9'] }
file { '/etc/bind/named.conf.options': content => "options {\n  directory \"/var/cache/bind\";\n  recursion no;\n};\n", require => Package['bind9'], notify => Service['named'] }
service { 'named': ensure => running, enable => true }
service { 'bind9': enable => true, require => Package['bind9'] }
