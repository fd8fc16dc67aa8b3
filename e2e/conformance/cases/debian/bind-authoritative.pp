# case: {"services":["named","bind9"],"look":["/etc/bind/named.conf.local","/etc/bind/zones","/etc/bind/zones/db.example.net","/etc/default/named"]}
package { ['bind9', 'bind9utils', 'dnsutils']: ensure => installed }
file { '/etc/bind/zones': ensure => directory, owner => 'root', group => 'bind', mode => '2755', require => Package['bind9'] }
file { '/etc/bind/zones/db.example.net': group => 'bind', content => "\$TTL 3600\n@ IN SOA ns1.example.net. admin.example.net. (1 3600 900 604800 300)\n@ IN NS ns1.example.net.\nns1 IN A 192.0.2.53\n", notify => Exec['check zone'] }
exec { 'check zone': command => 'named-checkzone example.net /etc/bind/zones/db.example.net', path => '/usr/bin:/usr/sbin', refreshonly => true, logoutput => true, notify => Service['named'] }
file { '/etc/bind/named.conf.local': content => "zone \"example.net\" { type master; file \"/etc/bind/zones/db.example.net\"; };\n", validate_cmd => '/usr/bin/named-checkconf %', require => Package['bind9'], notify => Service['named'] }
service { 'named': ensure => running, enable => true }
file { '/etc/default/named': content => "RESOLVCONF=no\nOPTIONS=\"-u bind -4\"\n", require => Package['bind9'], notify => Service['named'] }
