# case: {"services":["docker","containerd"],"look":["/etc/docker/daemon.json","group:docker","user:app"]}
package { ['docker.io', 'docker-compose']: ensure => installed }
file { '/etc/docker': ensure => directory, mode => '0755' }
file { '/etc/docker/daemon.json': content => "{\n  \"log-driver\": \"json-file\",\n  \"live-restore\": true\n}\n", notify => Service['docker'] }
service { 'docker': ensure => running, enable => true, require => Package['docker.io'] }
user { 'app': ensure => present, groups => ['docker'], managehome => true, require => Package['docker.io'] }
file { '/etc/cron.weekly/docker-prune': mode => '0755', content => "#!/bin/sh\ndocker system prune -f\n" }
