file { '/srv/shop':
  ensure  => directory,
  require => File['/srv/shop/prices'],
}

file { '/srv/shop/prices':
  content => "bread=3\nmilk=2\n",
  mode    => '0640',
  require => File['/srv/shop'],
}
