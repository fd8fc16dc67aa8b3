user { 'deploy':
  ensure  => present,
  uid     => 2001,
  home    => '/srv/deploy',
  subscribe => File['/srv/deploy/key'],
}

file { '/srv/deploy':
  ensure => directory,
  owner  => 'deploy',
}

file { '/srv/deploy/key':
  ensure  => file,
  owner   => 'deploy',
  content => "not a real key\n",
}
