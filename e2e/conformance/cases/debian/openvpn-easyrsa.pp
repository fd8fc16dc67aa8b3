# case: {"services":["openvpn","openvpn-server@office"],"look":["/etc/openvpn","/etc/openvpn/server","/etc/openvpn/easy-rsa","/etc/openvpn/server/office.conf"]}
package { ['openvpn', 'easy-rsa']: ensure => installed }
exec { 'make-cadir /etc/openvpn/easy-rsa': path => '/usr/bin:/bin', creates => '/etc/openvpn/easy-rsa', require => Package['openvpn', 'easy-rsa'] }
file { '/etc/openvpn/server/office.conf': mode => '0600', content => "port 1194\nproto udp\ndev tun\n", require => Package['openvpn'] }
file { '/var/log/openvpn': ensure => directory, mode => '0750', require => Package['openvpn'] }
service { 'openvpn': ensure => running, enable => true, require => Package['openvpn'] }
service { 'openvpn-server@office': enable => true, require => File['/etc/openvpn/server/office.conf'] }
