Service { provider => 'toy' }
service { 'web': ensure => stopped, enable => false }
service { 'db': ensure => running, enable => true }
service { 'on': ensure => running, enable => true }
service { 'bad': ensure => running }
file { '/tmp/conf': content => 'x' } ~> Service['on']
file { '/tmp/conf2': content => 'x' } ~> service { 'off': }
