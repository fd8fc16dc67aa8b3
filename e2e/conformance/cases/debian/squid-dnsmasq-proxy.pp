# case: {"look": ["/etc/squid", "/etc/squid/conf.d", "/etc/dnsmasq.d", "/etc/default/dnsmasq", "user:proxy", "user:dnsmasq"], "between": ["rm /etc/dnsmasq.d/lan.conf"]}
package { ['squid', 'dnsmasq']: ensure => installed }
file { '/etc/squid/conf.d/lan.conf': content => "acl lan src 10.0.0.0/8\nhttp_access allow lan\n", require => Package['squid'], notify => Service['squid'] }
file { '/etc/dnsmasq.d/lan.conf': content => "domain=lan\nlocal=/lan/\n", require => Package['dnsmasq'], notify => Service['dnsmasq'] }
service { ['squid', 'dnsmasq']: ensure => running, enable => true }
exec { '/usr/sbin/squid -k parse': require => File['/etc/squid/conf.d/lan.conf'] }
exec { '/usr/sbin/dnsmasq --test': logoutput => true, require => File['/etc/dnsmasq.d/lan.conf'] }
