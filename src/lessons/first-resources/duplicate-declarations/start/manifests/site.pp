file { '/etc/motd':
  content => "Welcome\n",
}

file { '/etc/motd':
  mode => '0644',
}

user { 'deploy':
  ensure => present,
  shell  => '/bin/bash',
}

user { 'the deployer':
  name    => 'deploy',
  comment => 'Brings new releases',
}
