group { 'shop':
  ensure => present,
}

user { 'deploy':
  ensure => present,
  groups => ['shop'],
  shell  => '/bin/bash',
}

user { 'guest':
  ensure => absent,
}
