# case: {"modules": ["stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/dhcp", "/etc/default/isc-dhcp-server", "/etc/default/tftpd-hpa", "user:tftp"], "services": ["isc-dhcp-server", "tftpd-hpa"]}
package { ['isc-dhcp-server', 'tftpd-hpa']: ensure => installed }
file { '/etc/dhcp/dhcpd.conf': content => "subnet 10.0.0.0 netmask 255.255.255.0 {\n  range 10.0.0.100 10.0.0.200;\n}\n", require => Package['isc-dhcp-server'], notify => Service['isc-dhcp-server'] }
file_line { 'tftp dir': path => '/etc/default/tftpd-hpa', line => 'TFTP_DIRECTORY="/srv/tftp"', match => '^TFTP_DIRECTORY', require => Package['tftpd-hpa'], notify => Service['tftpd-hpa'] }
service { 'isc-dhcp-server': enable => true }
service { 'tftpd-hpa': ensure => running, enable => true }
