# case: {"between": ["apt-get -q -y remove ntpsec", "rm /etc/dnsmasq.d/local.conf"], "look": ["/etc/ntpsec/ntp.conf", "/etc/ntpsec/ntp.conf.dpkg-dist", "/etc/dnsmasq.d"]}
package { 'dnsmasq': ensure => installed }
-> file { '/etc/dnsmasq.d/local.conf': content => "domain=example.com\n" }
~> service { 'dnsmasq': ensure => running, enable => true }
package { 'ntpsec': ensure => installed }
file { '/etc/ntpsec/ntp.conf': content => "server ntp.example.com\n", require => Package['ntpsec'], notify => Service['ntpsec'] }
service { 'ntpsec': ensure => running }
