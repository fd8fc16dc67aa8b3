# case: {"look": ["/etc/a", "/etc/b"], "packages": ["sl"]}
stage { 'first': before => Stage['main'] }
class early { exec { '/usr/bin/apt-get update': } }
class late { package { 'sl': ensure => installed } file { '/etc/b': content => "b" } }
class { 'early': stage => 'first' }
include late
file { '/etc/a': ensure => file, source => '/etc/hostname', require => Class['late'] }
