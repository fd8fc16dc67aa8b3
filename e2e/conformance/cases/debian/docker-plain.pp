# case: {"services":["docker","containerd"],"look":["/etc/docker"]}
package { ['docker.io', 'docker-compose']: ensure => installed }
file { '/etc/docker': ensure => directory }
file { '/etc/docker/daemon.json': content => "{\"log-driver\": \"journald\"}\n", notify => Service['docker'] }
service { 'docker': ensure => running, enable => true, require => Package['docker.io'] }
user { 'builder': ensure => present, groups => ['docker'], managehome => true, require => Package['docker.io'] }
file { '/etc/systemd/system/docker.service.d': ensure => directory }
file { '/etc/systemd/system/docker.service.d/proxy.conf': content => "[Service]\nEnvironment=HTTP_PROXY=http://proxy:3128\n", notify => Service['docker'] }
