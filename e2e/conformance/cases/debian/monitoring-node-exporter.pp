# case: {"services":["prometheus-node-exporter","monit"],"look":["/etc/default/prometheus-node-exporter","/etc/monit/conf.d/sshd","user:prometheus"]}
package { ['prometheus-node-exporter', 'monit']: ensure => installed }
file { '/etc/default/prometheus-node-exporter': content => "ARGS=\"--collector.systemd\"\n", require => Package['prometheus-node-exporter'], notify => Service['prometheus-node-exporter'] }
service { 'prometheus-node-exporter': ensure => running, enable => true }
file { '/etc/monit/conf.d/sshd': content => "check process sshd with pidfile /run/sshd.pid\n  start program \"/usr/bin/systemctl start ssh\"\n", mode => '0600', require => Package['monit'] }
~> exec { 'monit -t': path => '/usr/bin', refreshonly => true }
~> service { 'monit': ensure => running, enable => true }
