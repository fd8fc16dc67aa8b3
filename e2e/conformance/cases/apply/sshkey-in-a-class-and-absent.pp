class keys { sshkey { 'a': type => 'ed25519', key => 'AAAAB3', target => '/opt/kh', require => File['/opt'] } }
include keys
file { '/opt': ensure => directory }
notify { 'after': require => Class['keys'] }
sshkey { 'b': ensure => absent, type => 'dsa', target => '/opt/kh', before => Notify['after'] }
