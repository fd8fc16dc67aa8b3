# case: {"services":["rabbitmq-server"],"look":["/etc/rabbitmq","/etc/rabbitmq/rabbitmq.conf","/var/lib/rabbitmq/.erlang.cookie","user:rabbitmq"]}
package { 'rabbitmq-server': ensure => installed }
file { '/etc/rabbitmq/rabbitmq.conf': content => "listeners.tcp.default = 5672\n", owner => 'rabbitmq', group => 'rabbitmq', mode => '0640', require => Package['rabbitmq-server'], notify => Service['rabbitmq-server'] }
file { '/etc/rabbitmq/enabled_plugins': content => "[rabbitmq_management].\n", require => Package['rabbitmq-server'], notify => Service['rabbitmq-server'] }
file { '/var/lib/rabbitmq/.erlang.cookie': content => 'SECRETCOOKIE', owner => 'rabbitmq', group => 'rabbitmq', mode => '0400', require => Package['rabbitmq-server'] }
service { 'rabbitmq-server': ensure => running, enable => true }
