# case: {"services":["nginx"]}
package { 'nginx-light': ensure => installed }
file { '/etc/nginx/conf.d/bad.conf': content => "server { listen 80 }\n", require => Package['nginx-light'], notify => Service['nginx'] }
service { 'nginx': ensure => running, enable => true }
exec { 'will fail': command => '/bin/false', before => File['/tmp/after'] }
file { '/tmp/after': content => 'x' }
file { '/no/such/dir/file': content => 'x' }
user { 'zoe': ensure => present, gid => 'nogroupatall' }
exec { 'tries': command => 'test -e /never', path => '/usr/bin:/bin', tries => 2, try_sleep => 0 }
exec { 'returns ok': command => 'sh -c "exit 3"', path => '/usr/bin:/bin', returns => [0, 3] }
package { 'ed': ensure => '9.9-1' }
notify { 'end': require => Exec['returns ok'] }
