file { '/srv/shop':
  ensure => directory,
}

file { '/srv/current':
  ensure => link,
  target => '/srv/shop',
}
