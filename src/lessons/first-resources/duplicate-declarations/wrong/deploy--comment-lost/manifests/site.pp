file { '/etc/motd':
  content => "Welcome\n",
  mode    => '0644',
}

user { 'deploy':
  ensure => present,
  shell  => '/bin/bash',
}
