file { '/srv/shop':
  ensure => present,
}

file { '/etc/nologin':
  ensure => absent,
}

file { '/srv/current':
  ensure => link,
  target => '/srv/shop',
}
