# case: {"services": ["mosquitto", "rabbitmq-server"], "look": ["/etc/mosquitto/conf.d", "user:mosquitto", "/etc/rabbitmq"], "between": ["systemctl disable mosquitto"]}
package { ['mosquitto', 'rabbitmq-server']: ensure => installed }
file { '/etc/mosquitto/conf.d/l.conf': content => "listener 1883\nallow_anonymous true\n", require => Package['mosquitto'] }
~> service { 'mosquitto': ensure => running, enable => true }
service { 'rabbitmq-server': ensure => stopped, enable => false, require => Package['rabbitmq-server'] }
