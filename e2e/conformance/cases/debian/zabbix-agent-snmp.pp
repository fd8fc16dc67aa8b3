# case: {"look": ["/etc/zabbix", "/etc/zabbix/zabbix_agentd.conf", "/etc/snmp", "/etc/snmp/snmpd.conf", "user:zabbix", "user:Debian-snmp"], "between": ["systemctl stop zabbix-agent"]}
package { ['zabbix-agent', 'snmpd', 'snmp']: ensure => installed }
file { '/etc/zabbix/zabbix_agentd.conf.d/app.conf': content => "UserParameter=app.up,echo 1\n", require => Package['zabbix-agent'], notify => Service['zabbix-agent'] }
file { '/etc/snmp/snmpd.conf': content => "rocommunity public 127.0.0.1\n", mode => '0600', require => Package['snmpd'], notify => Service['snmpd'] }
service { ['zabbix-agent', 'snmpd']: ensure => running, enable => true }
