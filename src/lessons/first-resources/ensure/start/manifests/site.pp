file { '/srv/shop':
  ensure => file,
}

file { '/etc/nologin':
  ensure => file,
}
