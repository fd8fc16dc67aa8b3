# case: {"services": ["squid"], "look": ["/etc/squid", "/etc/squid/conf.d/local.conf"], "between": ["echo 'http_prt 1' > /etc/squid/conf.d/local.conf"]}
package { 'squid': ensure => installed }
file { '/etc/squid/conf.d/local.conf': content => "http_port 8080\n", replace => false, require => Package['squid'], notify => Service['squid'] }
service { 'squid': ensure => running, enable => true }
