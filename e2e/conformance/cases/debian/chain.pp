# case: {"look": ["/opt/x", "/opt/x/done"]}
Exec { path => '/bin:/usr/bin' }
file { '/opt/x': ensure => directory } ~> exec { 'one': command => 'touch /opt/x/one', refreshonly => true } ~> exec { 'two': command => 'test -f /opt/x/nothere', refreshonly => true } ~> exec { 'three': command => 'touch /opt/x/done', refreshonly => true }
exec { 'always': command => 'true' } ~> notify { 'told': }
exec { 'sub': command => 'echo sub', subscribe => File['/opt/x'], refreshonly => true, refresh => 'echo refreshed', logoutput => true }
file { '/opt/y/z': ensure => directory }
file { '/opt/y/z/w': ensure => file }
