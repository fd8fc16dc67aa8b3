# case: {"look": ["/etc/prometheus/prometheus.yml", "/etc/default/prometheus-node-exporter", "user:prometheus", "/etc/munin/munin-node.conf", "/etc/nagios/nrpe.cfg", "/etc/collectd/collectd.conf"], "services": ["prometheus", "prometheus-node-exporter", "nagios-nrpe-server", "munin-node"], "between": ["systemctl stop prometheus-node-exporter"]}
package { ['prometheus-node-exporter', 'nagios-nrpe-server', 'munin-node', 'collectd-core']: ensure => installed, install_options => ['--no-install-recommends'] }
file { '/etc/default/prometheus-node-exporter': content => "ARGS=\"--collector.systemd\"\n", require => Package['prometheus-node-exporter'], notify => Service['prometheus-node-exporter'] }
file { '/etc/nagios/nrpe.d/local.cfg': content => "allowed_hosts=127.0.0.1,192.0.2.1\n", require => Package['nagios-nrpe-server'], notify => Service['nagios-nrpe-server'] }
service { ['prometheus-node-exporter', 'nagios-nrpe-server', 'munin-node']: ensure => running, enable => true }
service { 'collectd': ensure => stopped, enable => false, require => Package['collectd-core'] }
package { 'zabbix-agent': ensure => installed }
file { '/etc/zabbix/zabbix_agentd.d/local.conf': content => "Server=192.0.2.1\n", require => Package['zabbix-agent'] }
~> service { 'zabbix-agent': ensure => running, enable => true }
