file { 'message of the day':
  path    => '/etc/motd',
  content => "Welcome\n",
  mode    => '0644',
}

user { 'the deployer':
  ensure  => present,
  name    => 'deploy',
  shell   => '/bin/bash',
  comment => 'Brings new releases',
}
