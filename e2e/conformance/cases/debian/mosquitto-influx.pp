# case: {"look": ["/etc/mosquitto", "/etc/mosquitto/conf.d", "/etc/influxdb", "user:mosquitto", "user:influxdb"], "services": ["mosquitto", "influxdb"], "between": ["rm /etc/mosquitto/conf.d/listener.conf"]}
package { ['mosquitto', 'mosquitto-clients', 'influxdb']: ensure => installed }
file { '/etc/mosquitto/conf.d/listener.conf': content => "listener 1883\nallow_anonymous true\n", require => Package['mosquitto'], notify => Service['mosquitto'] }
exec { 'passwd': command => '/usr/bin/mosquitto_passwd -b -c /etc/mosquitto/passwd user secret', creates => '/etc/mosquitto/passwd', require => Package['mosquitto'] }
service { ['mosquitto', 'influxdb']: ensure => running, enable => true, require => Package['mosquitto', 'influxdb'] }
