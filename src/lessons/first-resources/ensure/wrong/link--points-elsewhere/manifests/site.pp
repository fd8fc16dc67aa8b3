file { '/srv/shop':
  ensure => directory,
}

file { '/etc/nologin':
  ensure => absent,
}

file { '/srv/current':
  ensure => link,
  target => '/srv',
}
