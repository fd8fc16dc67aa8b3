# case: {"services":["squid"],"look":["/etc/squid/conf.d","/etc/squid/conf.d/local.conf","user:proxy","/etc/squid/allowed"]}
package { 'squid': ensure => installed }
file { '/etc/squid/allowed': content => ".debian.org\n.example.com\n", require => Package['squid'], notify => Service['squid'] }
file { '/etc/squid/conf.d/local.conf': content => "acl allowed dstdomain \"/etc/squid/allowed\"\nhttp_access allow allowed\n", require => Package['squid'], notify => Service['squid'] }
service { 'squid': ensure => running, enable => true, restart => '/usr/sbin/squid -k parse && /bin/systemctl reload squid' }
