file { '/etc/motd':
  content => "Welcome\n",
}

user { 'deploy':
  ensure  => present,
  shell   => '/bin/bash',
  comment => 'Brings new releases',
}
