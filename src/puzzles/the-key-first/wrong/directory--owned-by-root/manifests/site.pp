user { 'deploy':
  ensure  => present,
  uid     => 2001,
  home    => '/srv/deploy',
  require => File['/srv/deploy/key'],
}

file { '/srv/deploy':
  ensure => directory,
  owner  => 'root',
}

file { '/srv/deploy/key':
  ensure  => file,
  owner   => 'deploy',
  content => "not a real key\n",
}
