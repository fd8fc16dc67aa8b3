# case: {"look": ["/etc/docker", "/etc/docker/daemon.json", "group:docker", "user:deployer", "/etc/systemd/system/docker.service.d"], "services": ["docker", "containerd", "docker.socket"], "between": ["gpasswd -d deployer docker"]}
package { ['docker.io', 'docker-compose']: ensure => installed }
user { 'deployer': ensure => present, groups => 'docker', managehome => true, require => Package['docker.io'] }
file { '/etc/docker/daemon.json': content => "{\"log-driver\": \"journald\"}\n", require => Package['docker.io'], notify => Service['docker'] }
file { '/etc/systemd/system/docker.service.d': ensure => directory }
file { '/etc/systemd/system/docker.service.d/proxy.conf': content => "[Service]\nEnvironment=HTTP_PROXY=http://proxy:3128\n", notify => Service['docker'] }
service { 'docker': ensure => running, enable => true, require => Package['docker.io'] }
