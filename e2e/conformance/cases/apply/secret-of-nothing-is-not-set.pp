file { 'conf': path => '/opt/x', ensure => file, content => Sensitive("s\n") }
file { 'conf2': path => '/opt/y', ensure => file, content => Sensitive(undef) }
user { 'ada': ensure => present, password => Sensitive(undef) }
notify { 'n': message => Sensitive(undef) }
exec { 'e': command => '/bin/true', environment => Sensitive(undef) }
