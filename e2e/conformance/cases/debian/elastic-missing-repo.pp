# case: {"look": ["/etc/apt/sources.list.d", "/etc/apt/keyrings"], "packages": ["elasticsearch", "docker-ce", "docker.io"]}
file { '/etc/apt/keyrings': ensure => directory, mode => '0755' }
file { '/etc/apt/sources.list.d/elastic.list': content => "# deb https://artifacts.example.com/apt stable main\n" }
~> exec { '/usr/bin/apt-get update': refreshonly => true }
-> package { 'elasticsearch': ensure => installed }
-> service { 'elasticsearch': ensure => running, enable => true }
package { 'docker-ce': ensure => '5:24.0.7-1~debian.12~bookworm' }
package { 'docker.io': ensure => installed }
service { 'docker': ensure => running, enable => true, require => Package['docker.io'] }
