# case: {"services":["snmpd","prometheus-node-exporter","smartmontools"],"look":["/etc/snmp","/etc/default/prometheus-node-exporter"]}
package { ['snmpd', 'snmp', 'prometheus-node-exporter', 'sysstat']: ensure => installed }
file { '/etc/snmp/snmpd.conf': content => "rocommunity public 127.0.0.1\nagentAddress udp:161\n", mode => '0600', require => Package['snmpd'], notify => Service['snmpd'] }
service { ['snmpd', 'prometheus-node-exporter']: ensure => running, enable => true }
file { '/etc/default/prometheus-node-exporter': content => "ARGS=\"--collector.systemd\"\n", require => Package['prometheus-node-exporter'], notify => Service['prometheus-node-exporter'] }
exec { 'enable sysstat': command => "sed -i 's/^ENABLED=.*/ENABLED=\"true\"/' /etc/default/sysstat", path => '/usr/bin:/bin', unless => 'grep -q \'^ENABLED="true"\' /etc/default/sysstat', require => Package['sysstat'] }
service { 'sysstat': ensure => running, enable => true, require => Package['sysstat'] }
Package['snmpd'] -> Service['snmpd']
Package['prometheus-node-exporter'] -> Service['prometheus-node-exporter']
