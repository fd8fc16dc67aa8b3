# case: {"look": ["/etc/munin/munin-node.conf", "/etc/munin/plugins", "/etc/nagios/nrpe.d", "user:nagios", "user:munin"], "between": ["systemctl stop munin-node"]}
package { ['munin-node', 'nagios-nrpe-server', 'monitoring-plugins-basic']: ensure => installed }
file { '/etc/nagios/nrpe.d/site.cfg': content => "command[check_load]=/usr/lib/nagios/plugins/check_load -w 5 -c 10\n", require => Package['nagios-nrpe-server'], notify => Service['nagios-nrpe-server'] }
file { '/etc/munin/plugins/df_inode': ensure => absent, require => Package['munin-node'], notify => Service['munin-node'] }
service { ['munin-node', 'nagios-nrpe-server']: ensure => running, enable => true }
